import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** What axe finds wrong in all of a page or frame, as `rule: element`; pass a selector to look at a part only. */
export async function axeProblems(where: Page | Frame, context = 'html'): Promise<string[]> {
  await where.evaluate(axe.source);
  const { violations } = await where.evaluate((part) => window.axe.run(part), context);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
