const shape = {
  androidInCallNotification: {
    title: 'string',
    subtitle: 'string',
    iconName: 'string',
    disableForCustomOverride: 'boolean',
  },
  disableAutoDeviceManagement: { audio: 'boolean', video: 'boolean' },
};
type Shape = { readonly [key: string]: string | Shape };

/** What it should be. */
export const reactNativeConfigHelp = `reactNativeConfig should look like ${JSON.stringify(shape)}, all fields optional`;

/** Whether the notification and the handling of devices are configured as the shape says, all of it optional. */
export function isReactNativeConfig(config: unknown): boolean {
  return fits(config, shape);
}

function fits(value: unknown, wanted: string | Shape): boolean {
  if (typeof wanted === 'string') return typeof value === wanted;
  if (typeof value !== 'object') return false;
  return Object.entries(value ?? {}).every(
    ([key, part]) => Object.hasOwn(wanted, key) && fits(part, wanted[key] ?? ''),
  );
}
