import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

export interface AxeOptions {
  /** A selector of the part to look at; all of the page without it. */
  within?: string;
  /** Whether to look into frames too, as it does by default. */
  frames?: boolean;
}

/** What axe finds wrong in a page or frame once nothing fades or glides in it any more, as `rule: element`. */
export async function axeProblems(where: Page | Frame, options: AxeOptions = {}): Promise<string[]> {
  await settled(where);
  await where.evaluate(axe.source);
  const { violations } = await where.evaluate(
    ({ within = 'html', frames = true }) => window.axe.run(within, { iframes: frames }),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Colours that are still on their way are nobody's. */
async function settled(where: Page | Frame): Promise<void> {
  await where.evaluate(async () => {
    // What was only just put into the page begins to move with the next frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // One that is called off is over too.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    );
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
