import { limits } from '@parley/call-protocol/limits';
import type { DailyInputSettings, DailyInputTrackSettings, DailyInputTracks } from '../surface/settings.ts';

/** What they should be. */
export const inputSettingsHelp =
  'inputSettings must be of the form: { video?: { processor?: { type: [ none | background-blur | background-image | face-detection ], config?: {} } }, audio?: { processor: {type: [ none | noise-cancellation ] } } }';

/** Which processors can run here, and where problems are explained. */
export interface InputSupport {
  console: Pick<typeof console, 'error' | 'warn'>;
  supportsVideoProcessing: boolean;
  supportsAudioProcessing: boolean;
  /** React Native knows none at all. */
  takesProcessors: boolean;
}

const media = {
  video: { types: ['none', 'background-blur', 'background-image', 'face-detection'], keys: ['type', 'config'] },
  audio: { types: ['none', 'noise-cancellation'], keys: ['type'] },
} as const;
type Medium = keyof typeof media;
type Fields = Record<string, unknown>;

const imageTypes = ['jpg', 'png', 'jpeg'];
const { min: firstImage, max: lastImage } = limits.backgroundImages;

/**
 * The settings as they count (spec 001 §5): without unknown fields, images with what kind they are, and without
 * processors that cannot run here. Undefined when they cannot be; the console says why.
 */
export function normaliseInputSettings(settings: unknown, support: InputSupport): DailyInputSettings | undefined {
  if (typeof settings !== 'object') return undefined;
  const normal: DailyInputTracks = {};
  for (const [medium, wish] of Object.entries(settings as object)) {
    if (medium !== 'video' && medium !== 'audio') return undefined;
    const track = normaliseTrack(medium, wish, support);
    if (!track) return undefined;
    normal[medium] = track;
  }
  return withoutUnsupported(normal as DailyInputSettings, support);
}

function normaliseTrack(medium: Medium, wish: unknown, support: InputSupport): DailyInputTrackSettings | undefined {
  if (typeof wish !== 'object') return undefined;
  const track: DailyInputTrackSettings = {};
  for (const [part, value] of Object.entries(wish as object)) {
    if (typeof value !== 'object') return undefined;
    if (part === 'settings') {
      if (!isConstraints(value)) return undefined;
      track.settings = { ...value };
    } else if (part === 'processor') {
      const processor = normaliseProcessor(medium, value as Fields | null, support);
      if (!processor) return undefined;
      track.processor = processor;
    } else return undefined;
  }
  return track;
}

/** Constraints of a device, or an own track. */
function isConstraints(settings: { customTrack?: unknown }): boolean {
  const track = settings.customTrack;
  return !track || (typeof MediaStreamTrack !== 'undefined' && track instanceof MediaStreamTrack);
}

function normaliseProcessor(
  medium: Medium,
  wish: Fields | null,
  { console, takesProcessors }: InputSupport,
): DailyInputTrackSettings['processor'] | undefined {
  const { types, keys } = media[medium];
  if (!wish?.type || !takesProcessors) return undefined;
  if (!types.includes(wish.type as never)) {
    console.error(`inputSettings ${medium} processor type invalid`);
    return undefined;
  }
  const processor: Fields = {};
  for (const [key, value] of Object.entries(wish)) {
    if (keys.includes(key as never)) processor[key] = value;
    else console.warn(`invalid key inputSettings -> ${medium} -> processor : ${key}`);
  }
  if (processor.config) {
    if (typeof processor.config !== 'object') return undefined;
    const { config, problem } = normaliseConfig(processor.type, processor.config as Fields);
    if (problem) console.error(problem);
    if (problem !== undefined) return undefined;
    processor.config = config;
  }
  return processor as unknown as DailyInputTrackSettings['processor'];
}

function normaliseConfig(type: unknown, config: Fields): { config: Fields; problem?: string } {
  if (type === 'background-blur') return { config, ...blurProblem(config) };
  if (type === 'background-image') return imageConfig(config);
  return { config };
}

function blurProblem(config: Fields): { problem?: string } {
  const words = 'invalid object in inputSettings -> video -> processor -> config';
  const keys = Object.keys(config);
  if (keys.length === 0) return {};
  if (keys.length > 1 || keys[0] !== 'strength') return { problem: words };
  const { strength } = config;
  if (typeof strength === 'number' && strength > 0 && strength <= 1) return {};
  return { problem: `${words}; expected: {0 < strength <= 1}, got: ${strength}` };
}

/** The source may be `default`, a buffer, an address of an image, or the number of one that comes with the product. */
function imageConfig(config: Fields): { config: Fields; problem?: string } {
  const { source } = config;
  if (source === undefined || source instanceof ArrayBuffer) return { config };
  if (source === 'default') return { config: { ...config, type: 'default' } };
  if (typeof source === 'string' && URL.canParse(source)) {
    if (imageTypes.includes(imageType(new URL(source)))) return { config: { ...config, type: 'url' } };
    return { config, problem: `invalid image type; supported types: [${imageTypes.join(', ')}]` };
  }
  const number = Number(source);
  if (Number.isInteger(number) && number >= firstImage && number <= lastImage) {
    return { config: { ...config, type: 'daily-preselect' } };
  }
  return { config, problem: `invalid image selection; must be an int, > 0, <= ${lastImage}` };
}

function imageType({ protocol, pathname }: URL): string {
  const type = protocol === 'data:' ? /^image\/(\w+)/.exec(pathname)?.[1] : pathname.split('.').at(-1);
  return (type ?? '').toLowerCase().trim();
}

function withoutUnsupported(settings: DailyInputSettings, support: InputSupport): DailyInputSettings {
  const supported = { video: support.supportsVideoProcessing, audio: support.supportsAudioProcessing };
  const dropped: Medium[] = [];
  for (const medium of ['video', 'audio'] as const) {
    const track = settings[medium];
    if (!track?.processor || supported[medium]) continue;
    dropped.push(medium);
    const { processor: _, ...rest } = track;
    if (Object.keys(rest).length > 0) settings[medium] = rest;
    else delete settings[medium];
  }
  if (dropped.length > 0) {
    const list = dropped.join(', ');
    support.console.error(`Ignoring settings for browser- or platform-unsupported input processor(s): ${list}`);
  }
  return settings;
}
