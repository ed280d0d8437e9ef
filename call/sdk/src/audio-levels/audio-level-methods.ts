import { limits } from '@parley/call-protocol/limits';
import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';
import { requestOrThrowWrapped } from '../core/replies.ts';
import { SdkError } from '../sdk-error.ts';

const observers = {
  local: {
    action: 'local-audio-level-observer',
    wish: 'localAudioLevelObserver',
    running: 'isLocalObserverRunning',
  },
  remote: {
    action: 'remote-participants-audio-level-observer',
    wish: 'remoteParticipantsAudioLevelObserver',
    running: 'isRemoteObserverRunning',
  },
} as const;

/** Observing how loud one and the others are. Every `interval` milliseconds comes an event; the last level is kept. */
export class AudioLevelMethods extends CallPart {
  /**
   * Tells `local-audio-level` every `interval` milliseconds: at least 100, default 200. Throws on another interval and
   * where the browser has no AudioWorklet. Before the machine works the wish is kept, and nothing is returned.
   */
  startLocalAudioLevelObserver(interval?: number): Promise<void> {
    if (!this.core.environment.isReactNative && typeof AudioWorkletNode === 'undefined') {
      throw SdkError.wrongMode('startLocalAudioLevelObserver() is not supported on this browser');
    }
    return start(this.core, 'local', interval);
  }

  /** Whether `local-audio-level` is told. */
  isLocalAudioLevelObserverRunning(): boolean {
    return this.core.facts.isLocalObserverRunning;
  }

  /** Tells it no longer, and forgets the level. */
  stopLocalAudioLevelObserver(): void {
    this.core.facts.localAudioLevel = 0;
    stop(this.core, 'local');
  }

  /** How loud one was last, from 0 to 1. */
  getLocalAudioLevel(): number {
    return this.core.facts.localAudioLevel;
  }

  /**
   * Tells `remote-participants-audio-level` every `interval` milliseconds, 200 by default. Another interval throws
   * "The interval must be a number greater than or equal to 100 milliseconds." Before the machine works the wish is
   * kept, and nothing is returned.
   */
  startRemoteParticipantsAudioLevelObserver(interval?: number): Promise<void> {
    return start(this.core, 'remote', interval);
  }

  /** Whether `remote-participants-audio-level` is told. */
  isRemoteParticipantsAudioLevelObserverRunning(): boolean {
    return this.core.facts.isRemoteObserverRunning;
  }

  /** Tells it no longer, and forgets the levels. */
  stopRemoteParticipantsAudioLevelObserver(): void {
    this.core.facts.remoteAudioLevels = {};
    stop(this.core, 'remote');
  }

  /** How loud the others were last, from 0 to 1, by session id. */
  getRemoteParticipantsAudioLevel(): Readonly<Record<string, number>> {
    return this.core.facts.remoteAudioLevels;
  }
}

function start(core: CallCore, whose: 'local' | 'remote', interval: number | undefined): Promise<void> {
  if (interval && (typeof interval !== 'number' || interval < limits.audioLevelMinIntervalMs)) {
    throw SdkError.invalidArgument(
      `The interval must be a number greater than or equal to ${limits.audioLevelMinIntervalMs} milliseconds.`,
    );
  }
  const { action, wish, running } = observers[whose];
  core.preload[wish] = { enabled: true, interval };
  const { facts } = core;
  if (!facts.isInitialised) return undefined as never;
  facts[running] = true;
  return requestOrThrowWrapped(core, `start-${action}`, { interval }).then(
    () => undefined,
    (reason: unknown) => {
      facts[running] = false;
      throw reason;
    },
  );
}

function stop(core: CallCore, whose: 'local' | 'remote'): void {
  const { action, wish, running } = observers[whose];
  core.preload[wish] = null;
  core.facts[running] = false;
  core.send(`stop-${action}`);
}
