import { describe, expect, it } from 'vitest';
import { nextPhase, type VideoEvent, type VideoPhase } from './video-phase.ts';

const table: Record<VideoEvent, Record<VideoPhase, VideoPhase>> = {
  asked: { idle: 'loading', loading: 'loading', ready: 'ready', failed: 'failed' },
  waiting: { idle: 'loading', loading: 'loading', ready: 'loading', failed: 'failed' },
  playable: { idle: 'ready', loading: 'ready', ready: 'ready', failed: 'failed' },
  refused: { idle: 'idle', loading: 'idle', ready: 'ready', failed: 'failed' },
  broken: { idle: 'failed', loading: 'failed', ready: 'failed', failed: 'failed' },
  retried: { idle: 'loading', loading: 'loading', ready: 'loading', failed: 'loading' },
};

const steps = Object.entries(table).flatMap(([event, row]) =>
  Object.entries(row).map(([phase, next]) => [phase, event, next] as [VideoPhase, VideoEvent, VideoPhase]),
);

describe('a video', () => {
  it.each(steps)('that is %s and %s becomes %s', (phase, event, next) => {
    expect(nextPhase(phase, event)).toBe(next);
  });
});
