import type { HostWindow } from '../environment.ts';
import type { DailyMediaDeviceInfo } from '../surface/settings.ts';

/** The devices that the browser tells of; of cameras also where they look, as far as it can be known. */
export async function listDevices(window: HostWindow | undefined): Promise<DailyMediaDeviceInfo[]> {
  const found = (await window?.navigator.mediaDevices?.enumerateDevices()) ?? [];
  return found.filter((device) => isUsable(device, window?.navigator.userAgent ?? '')).map(withFacing);
}

/** Firefox 116 to 122 lists speakers that it cannot play to. */
function isUsable({ kind }: MediaDeviceInfo, userAgent: string): boolean {
  const firefox = Number(/Firefox\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  return kind !== 'audiooutput' || firefox < 116 || firefox > 122;
}

function withFacing(device: MediaDeviceInfo): DailyMediaDeviceInfo {
  if (device.kind !== 'videoinput') return device;
  const { deviceId, groupId, kind, label } = device;
  const fields = { deviceId, groupId, kind, label, facing: facingOf(device) };
  return Object.defineProperty(fields as DailyMediaDeviceInfo, 'toJSON', { value: () => ({ ...fields }) });
}

function facingOf(device: MediaDeviceInfo): 'user' | 'environment' | undefined {
  const [mode] = capabilitiesOf(device)?.facingMode ?? [];
  if (mode === 'user' || mode === 'environment') return mode;
  if (/\b(front|user)\b/i.test(device.label)) return 'user';
  if (/\b(back|rear|environment)\b/i.test(device.label)) return 'environment';
  return undefined;
}

function capabilitiesOf(device: MediaDeviceInfo): MediaTrackCapabilities | undefined {
  return 'getCapabilities' in device ? (device as InputDeviceInfo).getCapabilities() : undefined;
}
