interface ReceiveOptions {
  /** Whether `*`, everybody at once, may be named. */
  allowsEverybody: boolean;
}

/**
 * Whether these are settings of what is received, by participant id, `local` or `base` (spec 001 §5). Only the layers
 * of `video` and `screenVideo` are looked at.
 */
export function isReceiveSettings(settings: unknown, { allowsEverybody }: ReceiveOptions): boolean {
  return Object.entries(settings as object).every(
    ([id, wish]) =>
      id !== '' &&
      (id !== '*' || allowsEverybody) &&
      wish !== null &&
      wish !== undefined &&
      isLayerWish(wish.video) &&
      isLayerWish(wish.screenVideo),
  );
}

/** What they should be. */
export function receiveSettingsHelp({ allowsEverybody }: ReceiveOptions): string {
  const media = (name: string) => `[${name}: [{ layer: [<non-negative integer> | "inherit"] } | "inherit"]]`;
  const keys = `<remote participant id> | base${allowsEverybody ? ' | "*"' : ''}`;
  return `receiveSettings must be of the form { [${keys}]: { ${media('video')}, ${media('screenVideo')} }}}`;
}

function isLayerWish(wish: unknown): boolean {
  if (typeof wish !== 'object' || wish === null) return true;
  const { layer } = wish as { layer?: unknown };
  return layer === undefined || layer === 'inherit' || (Number.isInteger(layer) && (layer as number) >= 0);
}
