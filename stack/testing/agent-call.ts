import type { Page } from 'playwright-core';

/** Presses through the widget of a page until the call is being started. */
export async function startAgentCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Talk to the AI Sales Agent' }).click();
  await page.getByRole('button', { name: 'Start Call' }).click();
}

/** Resolves with the loudest level, 0 to 1, once the agent is heard in the page. Rejects after `timeoutMs`. */
export function agentLevel(page: Page, timeoutMs = 15_000): Promise<number> {
  return page.evaluate(async (patience) => {
    const until = performance.now() + patience;
    const context = new AudioContext();
    const samples = new Float32Array(2048);
    let heard: { track: MediaStreamTrack; analyser: AnalyserNode } | undefined;
    while (performance.now() < until) {
      const element = document.querySelector<HTMLAudioElement>('audio[data-participant-id]');
      const stream = element?.srcObject;
      const track = stream instanceof MediaStream ? stream.getAudioTracks()[0] : undefined;
      if (track && track !== heard?.track) {
        const analyser = context.createAnalyser();
        context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
        heard = { track, analyser };
      }
      if (heard && element && !element.paused && !element.muted) {
        heard.analyser.getFloatTimeDomainData(samples);
        const level = Math.max(...samples.map(Math.abs));
        if (level > 0.05) return level;
      }
      await new Promise(requestAnimationFrame);
    }
    throw new Error('the agent was not heard');
  }, timeoutMs);
}
