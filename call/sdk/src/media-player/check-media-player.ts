import { limits } from '@parley/call-protocol/limits';
import { SdkError } from '../sdk-error.ts';
import { checkSimulcastEncodings } from '../send-settings/simulcast.ts';

const states = { PLAY: 'play', PAUSE: 'pause' };
const keys = ['state', 'volume', 'simulcastEncodings'];

/** Checks how something is to be played (spec 001 §5). Throws {@link SdkError}. */
export function checkPlayerSettings(settings: unknown): void {
  if (typeof settings !== 'object') {
    throw SdkError.invalidArgument('RemoteMediaPlayerSettings: must be "object" type');
  }
  const wish = settings as { state?: unknown; volume?: unknown };
  if (wish.state && !Object.values(states).includes(wish.state as string)) {
    throw SdkError.invalidArgument(
      `Invalid value for RemoteMediaPlayerSettings.state, valid values are: ${JSON.stringify(states)}`,
    );
  }
  const { volume } = wish;
  if (!volume) return;
  if (typeof volume !== 'number') {
    throw SdkError.invalidArgument('RemoteMediaPlayerSettings.volume: must be "number" type');
  }
  const { min, max } = limits.remoteMediaVolume;
  if (volume < min || volume > max) {
    const range = `${min.toFixed(1)} - ${max.toFixed(1)}`;
    throw SdkError.invalidArgument(`RemoteMediaPlayerSettings.volume: must be between ${range}`);
  }
}

/** Checks what is to be played from the beginning. */
export function checkPlayerStart(url: unknown, settings: unknown): void {
  if (typeof url !== 'string') throw SdkError.invalidArgument('url parameter must be "string" type');
  checkPlayerSettings(settings);
  const unknown = Object.keys(settings as object).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw SdkError.invalidArgument(`Invalid key ${unknown}, valid keys are: ${keys}`);
  const { simulcastEncodings } = settings as { simulcastEncodings?: unknown };
  if (simulcastEncodings) checkSimulcastEncodings(simulcastEncodings, { needsMaxBitrate: true });
}
