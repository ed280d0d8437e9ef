import { axeProblems } from '@parley/kit-testing/axe-problems';
import type { Page } from 'playwright-core';

/** What axe finds wrong on a screen, but for frames in it, and whether it is wider than the window. */
export async function screenProblems(page: Page): Promise<string[]> {
  const found = await axeProblems(page, { frames: false });
  const { width, shown } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    shown: innerWidth,
  }));
  return width > shown ? [...found, `it is ${width} pixels wide in ${shown}`] : found;
}
