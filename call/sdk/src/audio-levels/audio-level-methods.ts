import { limits } from '@parley/call-protocol/limits';
import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';
import { SdkError } from '../sdk-error.ts';

const intervalText = 'The interval must be a number greater than or equal to 100 milliseconds.';

/** Observing how loud one and the others are. */
export class AudioLevelMethods extends CallPart {
  startLocalAudioLevelObserver(interval?: number): Promise<void> | undefined {
    return observe(this.core, 'local', interval);
  }

  isLocalAudioLevelObserverRunning(): boolean {
    return this.core.facts.isLocalObserverRunning;
  }

  stopLocalAudioLevelObserver(): void {
    this.core.preload.localAudioLevelObserver = null;
    this.core.facts.isLocalObserverRunning = false;
    this.core.facts.localAudioLevel = 0;
    this.core.send('stop-local-audio-level-observer');
  }

  getLocalAudioLevel(): number {
    return this.core.facts.localAudioLevel;
  }

  startRemoteParticipantsAudioLevelObserver(interval?: number): Promise<void> | undefined {
    return observe(this.core, 'remote', interval);
  }

  isRemoteParticipantsAudioLevelObserverRunning(): boolean {
    return this.core.facts.isRemoteObserverRunning;
  }

  stopRemoteParticipantsAudioLevelObserver(): void {
    this.core.preload.remoteParticipantsAudioLevelObserver = null;
    this.core.facts.isRemoteObserverRunning = false;
    this.core.facts.remoteAudioLevels = {};
    this.core.send('stop-remote-participants-audio-level-observer');
  }

  getRemoteParticipantsAudioLevel(): Readonly<Record<string, number>> {
    return this.core.facts.remoteAudioLevels;
  }
}

function observe(core: CallCore, whose: 'local' | 'remote', interval: number | undefined): Promise<void> | undefined {
  if (interval && (typeof interval !== 'number' || interval < limits.audioLevelMinIntervalMs)) {
    throw SdkError.invalidArgument(intervalText);
  }
  const { preload, facts } = core;
  const isLocal = whose === 'local';
  preload[isLocal ? 'localAudioLevelObserver' : 'remoteParticipantsAudioLevelObserver'] = { enabled: true, interval };
  if (!facts.isInitialised) return undefined;
  facts[isLocal ? 'isLocalObserverRunning' : 'isRemoteObserverRunning'] = true;
  const action = isLocal ? 'start-local-audio-level-observer' : 'start-remote-participants-audio-level-observer';
  return core.request(action, { interval }).then(({ error }) => {
    if (error) throw { error };
  });
}
