import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong on a screen, but for frames in it, and whether it is wider than the window. */
export async function screenProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, { iframes: false });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [...found, `it is ${scrollWidth} pixels wide in ${innerWidth}`] : found;
  });
}
