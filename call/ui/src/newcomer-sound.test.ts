import { afterEach, describe, expect, it, vi } from 'vitest';
import { isNewcomerHeard, playNewcomerSound } from './newcomer-sound.ts';

it('lets newcomers be heard always, never, or while there are no more people than a number [C-5.89]', () => {
  expect([isNewcomerHeard(true, 500), isNewcomerHeard(false, 2)]).toEqual([true, false]);
  expect([4, 5, 6].map((people) => isNewcomerHeard(5, people))).toEqual([true, true, false]);
  expect(isNewcomerHeard(0, 2)).toBe(false);
});

describe('the tone', () => {
  /** A browser in which sound is let through, or waits for a press; it notes what is asked of it. */
  function browserThat(lets: 'through' | 'wait'): string[] {
    const asked: string[] = [];
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'suspended';
        currentTime = 0;
        resume() {
          if (lets === 'wait') return new Promise(() => undefined);
          this.state = 'running';
          return Promise.resolve();
        }
        close() {
          asked.push('close');
          return Promise.resolve();
        }
      },
    );
    const node = class extends EventTarget {
      gain = { linearRampToValueAtTime: () => undefined };
      connect = (next: unknown) => next;
      start = () => void asked.push('start');
      stop = () => {
        asked.push('stop');
        queueMicrotask(() => this.dispatchEvent(new Event('ended')));
      };
    };
    vi.stubGlobal('OscillatorNode', node);
    vi.stubGlobal('GainNode', node);
    return asked;
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('sounds where a context begins suspended, too', async () => {
    const asked = browserThat('through');
    await playNewcomerSound();
    expect(asked).toEqual(['start', 'stop', 'close']);
  });

  it('is given up where sound has to wait for a press', async () => {
    vi.useFakeTimers();
    const asked = browserThat('wait');
    const playing = playNewcomerSound();
    await vi.advanceTimersByTimeAsync(500);
    await playing;
    expect(asked).toEqual(['close']);
  });
});
