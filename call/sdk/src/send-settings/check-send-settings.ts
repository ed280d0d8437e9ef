import { SdkError } from '../sdk-error.ts';
import { checkNotEmpty } from './simulcast.ts';

const videoPresets = [
  'default-video',
  'bandwidth-optimized',
  'bandwidth-and-quality-balanced',
  'quality-optimized',
  'adaptive-2-layers',
  'adaptive-3-layers',
];
const screenPresets = ['default-screen-video', 'detail-optimized', 'motion-optimized', 'motion-and-detail-balanced'];
const qualities = ['low', 'medium', 'high'];

interface TrackSettings {
  maxQuality?: unknown;
  allowAdaptiveLayers?: unknown;
  encodings?: object;
}

/** Checks what is to be sent, per track (spec 001 §5). Throws {@link SdkError}. */
export function checkSendSettings(settings: unknown): void {
  const tracks = Object.entries((settings ?? {}) as object);
  if (tracks.length === 0) {
    throw SdkError.invalidArgument('Send settings must contain at least information for one track!');
  }
  for (const [track, wish] of tracks) checkTrackSendSettings(track, wish);
}

/** Checks what is to be sent of one track: a preset's name or the settings themselves. */
export function checkTrackSendSettings(track: string, wish: unknown): void {
  if (typeof wish !== 'object') checkPreset(wish, track === 'screenVideo' ? screenPresets : videoPresets);
  else checkTrackSettings(wish as TrackSettings);
}

function checkPreset(wish: unknown, presets: readonly string[]): void {
  if (presets.includes(wish as string)) return;
  throw SdkError.invalidArgument(
    `Video send settings should be either an object or one of the supported presets: ${presets}`,
  );
}

function checkTrackSettings(settings: TrackSettings): void {
  if (!settings.maxQuality && settings.allowAdaptiveLayers === undefined && !settings.encodings) {
    throw SdkError.invalidArgument(
      'Video send settings must contain at least maxQuality, allowAdaptiveLayers or encodings attribute',
    );
  }
  if (settings.maxQuality && !qualities.includes(settings.maxQuality as string)) {
    throw SdkError.invalidArgument('maxQuality must be either low, medium or high');
  }
  if (!settings.encodings) return;
  const layers = Object.entries(settings.encodings);
  const present = qualities.slice(0, layers.length);
  if (layers.length === 0 || layers.length > 3 || !layers.every(([name, layer]) => layer && present.includes(name))) {
    throw SdkError.invalidArgument('Encodings must be defined as: low, low and medium, or low, medium and high.');
  }
  for (const [, layer] of layers) checkNotEmpty(layer);
}
