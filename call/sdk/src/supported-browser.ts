/** What this browser can do in a call. */
export interface DailyBrowserInfo {
  supported: boolean;
  mobile: boolean;
  name: string;
  version: string;
  supportsFullscreen: boolean;
  supportsScreenShare: boolean;
  supportsSfu: boolean;
  supportsVideoProcessing: boolean;
  supportsAudioProcessing: boolean;
}

interface Scope {
  navigator?: Pick<Navigator, 'userAgent' | 'mediaDevices'> & { product?: string };
  HTMLIFrameElement?: { prototype: object };
  RTCRtpTransceiver?: { prototype: object };
  AudioWorkletNode?: unknown;
  WebGL2RenderingContext?: unknown;
}

/** In this order: names that contain others' come first. */
const names = [
  ['Microsoft Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet for Android', /SamsungBrowser\/([\d.]+)/],
  ['Electron', /Electron\/([\d.]+)/],
  ['Vivaldi', /Vivaldi\/([\d.]+)/],
  ['Yandex Browser', /YaBrowser\/([\d.]+)/],
  ['Google Search', /GSA\/([\d.]+)/],
  ['Internet Explorer', /Trident\/.*rv:([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chromium', /Chromium\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari\//],
  // A web view of an app on iOS tells no version.
  ['Safari', /AppleWebKit\//],
] as const;

/** What does the work under these names: on iOS always Safari's, which may tell no version. */
interface Engine {
  name: 'chrome' | 'firefox' | 'safari';
  version: string | undefined;
}

type Minimum = Record<Engine['name'], number>;
const calls: Minimum = { chrome: 75, firefox: 91, safari: 13.1 };
const screens = { chrome: 75, firefox: 67 };
const videoProcessing: Minimum = { chrome: 77, firefox: 97, safari: 15.4 };
const audioProcessing: Minimum = { chrome: 0, firefox: 0, safari: 17.4 };

function engineOf(agent: string): Engine | undefined {
  if (/Edge\//.test(agent)) return undefined;
  const [, chrome] = /Chrome\/([\d.]+)/.exec(agent) ?? [];
  if (chrome) return { name: 'chrome', version: chrome };
  const [, firefox] = /Firefox\/([\d.]+)/.exec(agent) ?? [];
  if (firefox) return { name: 'firefox', version: firefox };
  return /AppleWebKit\//.test(agent) ? { name: 'safari', version: /Version\/([\d.]+)/.exec(agent)?.[1] } : undefined;
}

/** Compared part by part: 15.10 comes after 15.4. */
function isAtLeast(version: string, minimum: number): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = String(minimum).split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** The app's own shell brings what a call needs. The published type knows neither of the two that differ. */
const reactNative = {
  supported: true,
  mobile: true,
  name: 'React Native',
  version: null,
  supportsScreenShare: true,
  supportsSfu: true,
  supportsVideoProcessing: false,
  supportsAudioProcessing: false,
} as unknown as DailyBrowserInfo;

/** Reads the browser from its user agent and its interfaces (facts of the contract). */
export function supportedBrowser(scope: Scope): DailyBrowserInfo {
  const { navigator } = scope;
  if (navigator?.product === 'ReactNative') return { ...reactNative };
  const agent = navigator?.userAgent ?? '';
  const [name, pattern] = names.find(([, pattern]) => pattern.test(agent)) ?? ['', undefined];
  const engine = engineOf(agent);
  const reaches = (minimum: Minimum, isUnknownEnough: boolean) =>
    engine?.version ? isAtLeast(engine.version, minimum[engine.name]) : engine !== undefined && isUnknownEnough;
  const mobile = /Mobi|iPhone|iPod/.test(agent) && !/iPad/.test(agent);
  const isDesktop = !/Mobi|iPhone|iPod|iPad|Android/.test(agent);
  const devices = navigator?.mediaDevices;
  const supported = Boolean(devices && 'getUserMedia' in devices) && reaches(calls, true);
  return {
    supported,
    mobile,
    name,
    version: pattern?.exec(agent)?.[1] ?? '',
    supportsFullscreen: canFillScreen(scope.HTMLIFrameElement),
    supportsScreenShare: Boolean(devices && 'getDisplayMedia' in devices) && canShareScreen(scope, engine),
    supportsSfu: supported,
    supportsVideoProcessing: isDesktop && Boolean(scope.WebGL2RenderingContext) && reaches(videoProcessing, false),
    supportsAudioProcessing:
      Boolean(scope.AudioWorkletNode) && !/Linux; Android/.test(agent) && reaches(audioProcessing, false),
  };
}

/** Safari up to 16.3 has it under its own name alone. */
function canFillScreen(element: Scope['HTMLIFrameElement']): boolean {
  const frame = element?.prototype ?? {};
  return 'requestFullscreen' in frame || 'webkitRequestFullscreen' in frame;
}

function canShareScreen({ RTCRtpTransceiver }: Scope, engine: Engine | undefined): boolean {
  if (!engine?.version) return true;
  if (engine.name !== 'safari') return isAtLeast(engine.version, screens[engine.name]);
  // Only with the unified plan, and not in the first one that had it.
  return Object.hasOwn(RTCRtpTransceiver?.prototype ?? {}, 'currentDirection') && engine.version !== '13.0.0';
}
