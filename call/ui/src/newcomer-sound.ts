/** Whether a newcomer is heard: a number means only while the call has no more people than that. */
export function isNewcomerHeard(wish: boolean | number, people: number): boolean {
  return typeof wish === 'number' ? people <= wish : wish;
}

const [pitchHz, loudness, seconds] = [660, 0.12, 0.25];

/** How long a sound may be late before it means nothing any more. */
const patienceMs = 500;

/** A short soft tone. Silent in a page that nobody has pressed yet, as browsers want it. */
export async function playNewcomerSound(): Promise<void> {
  const context = new AudioContext();
  try {
    // Where sound must wait for a press, this waits as long.
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    if (context.state !== 'running') return;
    const tone = new OscillatorNode(context, { frequency: pitchHz });
    const volume = new GainNode(context, { gain: loudness });
    volume.gain.linearRampToValueAtTime(0, context.currentTime + seconds);
    tone.connect(volume).connect(context.destination);
    const ended = new Promise((resolve) => tone.addEventListener('ended', resolve, { once: true }));
    tone.start();
    tone.stop(context.currentTime + seconds);
    await ended;
  } finally {
    await context.close();
  }
}
