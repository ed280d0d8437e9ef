/** A device as it can be posted. */
export interface DeviceView {
  deviceId: string;
  groupId: string;
  kind: string;
  label: string;
}

export async function listDevices(): Promise<DeviceView[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices.map(({ deviceId, groupId, kind, label }) => ({ deviceId, groupId, kind, label }));
}

/** The devices in use, in the shape of `getInputDevices()`; `{}` where there is none. */
export async function selectedDevices(
  tracks: { audio: MediaStreamTrack | undefined; video: MediaStreamTrack | undefined },
  speakerId: string | undefined,
): Promise<Record<'camera' | 'mic' | 'speaker', DeviceView | Record<string, never>>> {
  const devices = await listDevices();
  const inUse = (kind: string, id: string | undefined) =>
    devices.find((device) => device.kind === kind && device.deviceId === id) ?? {};
  return {
    camera: inUse('videoinput', tracks.video?.getSettings().deviceId),
    mic: inUse('audioinput', tracks.audio?.getSettings().deviceId),
    speaker: inUse('audiooutput', speakerId || 'default'),
  };
}

/** The id of the device after the one in use, or undefined when there is no other. */
export function nextDevice(
  devices: readonly DeviceView[],
  kind: string,
  current: string | undefined,
): DeviceView | undefined {
  const candidates = devices.filter((device) => device.kind === kind);
  if (candidates.length < 2) return undefined;
  const index = candidates.findIndex((device) => device.deviceId === current);
  return candidates[(index + 1) % candidates.length];
}
