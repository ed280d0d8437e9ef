/** Whether a newcomer is heard: a number means only while the call has no more people than that. */
export function isNewcomerHeard(wish: boolean | number, people: number): boolean {
  return typeof wish === 'number' ? people <= wish : wish;
}

const [pitchHz, loudness, seconds] = [660, 0.12, 0.25];

/** A short soft tone. Silent in a page that nobody has pressed yet, as browsers want it. */
export function playNewcomerSound(): void {
  const context = new AudioContext();
  const close = () => void context.close();
  if (context.state !== 'running') {
    close();
    return;
  }
  const tone = new OscillatorNode(context, { frequency: pitchHz });
  const volume = new GainNode(context, { gain: loudness });
  volume.gain.linearRampToValueAtTime(0, context.currentTime + seconds);
  tone.connect(volume).connect(context.destination);
  tone.onended = close;
  tone.start();
  tone.stop(context.currentTime + seconds);
}
