/** The highest line of a plot whose highest value is `most`: round, and even, so that the line halfway is whole too. */
export function plotTop(most: number): number {
  if (most <= 4) return 4;
  const unit = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 5, 6, 8, 10].find((factor) => factor * unit >= most && (factor * unit) % 2 === 0);
  return (step ?? 10) * unit;
}

const mostLabels = 7;

/** Which of so many days are named below a plot: evenly spaced, counted from the last, which is today. */
export function labelledDays(count: number): number[] {
  const stride = count <= mostLabels ? 1 : Math.ceil(count / (mostLabels - 1) / 5) * 5;
  const labelled: number[] = [];
  for (let index = count - 1; index >= 0; index -= stride) labelled.unshift(index);
  return labelled;
}

/** How much more or less than before, in words; undefined where there is nothing to compare with. */
export function changeText(now: number, before: number | null | undefined): string | undefined {
  if (!before) return undefined;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'as before';
  return percent > 999
    ? `${Math.round(now / before)} times as many`
    : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

/** A part of a whole in percent, with a decimal where it is small. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = (part / whole) * 100;
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`;
}
