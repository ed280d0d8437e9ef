import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';
import { SdkError } from '../sdk-error.ts';
import type {
  DailyRemoteMediaPlayerInfo,
  DailyRemoteMediaPlayerStartOptions,
  DailyRemoteMediaPlayerUpdateOptions,
} from '../surface/media-player.ts';
import { checkPlayerSettings, checkPlayerStart } from './check-media-player.ts';

const startUsage = `startRemoteMediaPlayer arguments must be of the form:
  { url: "playback url",
  settings?:
  {state: "play"|"pause", simulcastEncodings?: [{}] } }`;
const updateUsage = `updateRemoteMediaPlayer arguments must be of the form:
  session_id: "participant session",
  { settings?: {state: "play"|"pause"} }`;

/** Playing a medium from the net to everybody. A refusal of the machine rejects with `{ error, errorMsg }`. */
export class MediaPlayerMethods extends CallPart {
  /**
   * Plays a medium from the net to everybody. Resolves with the player, which is a participant of its own. Rejects on
   * wrong options (spec 001 §5).
   */
  async startRemoteMediaPlayer(options: DailyRemoteMediaPlayerStartOptions): Promise<DailyRemoteMediaPlayerInfo> {
    const url = options.url;
    const { settings = { state: 'play' } } = options;
    explain(this.core, startUsage, () => checkPlayerStart(url, settings));
    return infoOf(await ask(this.core, 'start', { url, settings }));
  }

  /** Pauses a player, lets it go on, or changes its volume. Resolves with what it does then. */
  async updateRemoteMediaPlayer(options: DailyRemoteMediaPlayerUpdateOptions): Promise<DailyRemoteMediaPlayerInfo> {
    const session_id = options.session_id;
    const { settings } = options;
    explain(this.core, updateUsage, () => checkPlayerSettings(settings));
    return infoOf(await ask(this.core, 'update', { session_id, settings }));
  }

  /** Ends a player, by its session id. */
  async stopRemoteMediaPlayer(sessionId: string): Promise<void> {
    if (typeof sessionId !== 'string') {
      throw SdkError.invalidArgument(' remotePlayerID must be of type string');
    }
    await ask(this.core, 'stop', { session_id: sessionId });
  }
}

/** Says on the console how it should have been called. */
function explain({ environment }: CallCore, usage: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    environment.console.error(`invalid argument Error: ${error}`);
    environment.console.error(usage);
    throw error;
  }
}

async function ask(
  core: CallCore,
  verb: 'start' | 'update' | 'stop',
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const reply = await core.request(`daily-method-${verb}-remote-media-player`, fields);
  const { error, errorMsg } = reply;
  if (error) throw { error, errorMsg };
  return reply;
}

function infoOf(reply: Record<string, unknown>): DailyRemoteMediaPlayerInfo {
  const { session_id, state, settings } = reply;
  return { session_id, remoteMediaPlayerState: { state, settings } } as DailyRemoteMediaPlayerInfo;
}
