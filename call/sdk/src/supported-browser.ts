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
  navigator?: Pick<Navigator, 'userAgent' | 'mediaDevices'>;
  document?: { fullscreenEnabled?: boolean };
  AudioWorkletNode?: unknown;
  WebGL2RenderingContext?: unknown;
}

/** In this order: names that contain others' come first. */
const browsers = [
  { name: 'Microsoft Edge', pattern: /Edg(?:A|iOS)?\/([\d.]+)/, engine: 'chrome' },
  { name: 'Opera', pattern: /OPR\/([\d.]+)/, engine: 'chrome' },
  { name: 'Samsung Internet for Android', pattern: /SamsungBrowser\/([\d.]+)/, engine: 'chrome' },
  { name: 'Firefox', pattern: /(?:Firefox|FxiOS)\/([\d.]+)/, engine: 'firefox' },
  { name: 'Chrome', pattern: /(?:Headless)?(?:Chrome|CriOS|Chromium)\/([\d.]+)/, engine: 'chrome' },
  { name: 'Safari', pattern: /Version\/([\d.]+).*Safari\//, engine: 'safari' },
] as const;

type Minimum = Record<(typeof browsers)[number]['engine'], number>;
const calls: Minimum = { chrome: 75, firefox: 91, safari: 13.1 };
const screens: Minimum = { chrome: 75, firefox: 67, safari: 13.1 };
const videoProcessing: Minimum = { chrome: 77, firefox: 97, safari: 15.4 };
const audioProcessing: Minimum = { chrome: 0, firefox: 0, safari: 17.4 };

/** Reads the browser from its user agent and its interfaces (facts of the contract). */
export function supportedBrowser(scope: Scope): DailyBrowserInfo {
  const { navigator, document } = scope;
  const agent = navigator?.userAgent ?? '';
  const found = browsers.find(({ pattern }) => pattern.test(agent));
  const version = found?.pattern.exec(agent)?.[1] ?? '';
  const number = Number(/^\d+(?:\.\d+)?/.exec(version)?.[0] ?? 0);
  const isAtLeast = (minimum: Minimum) => found !== undefined && number >= minimum[found.engine];
  const mobile = /Android|iPhone|iPad|iPod|Mobile/i.test(agent);
  const devices = navigator?.mediaDevices;
  const supported = Boolean(devices && 'getUserMedia' in devices) && isAtLeast(calls);
  return {
    supported,
    mobile,
    name: found?.name ?? '',
    version,
    supportsFullscreen: Boolean(document?.fullscreenEnabled),
    supportsScreenShare: Boolean(devices && 'getDisplayMedia' in devices) && isAtLeast(screens),
    supportsSfu: supported,
    supportsVideoProcessing: !mobile && Boolean(scope.WebGL2RenderingContext) && isAtLeast(videoProcessing),
    supportsAudioProcessing:
      Boolean(scope.AudioWorkletNode) && !/Linux; Android/.test(agent) && isAtLeast(audioProcessing),
  };
}
