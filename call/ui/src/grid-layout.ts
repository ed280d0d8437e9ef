/** How many columns and how large tiles are, in pixels. */
export interface GridLayout {
  columns: number;
  width: number;
  height: number;
}

const ratio = 16 / 9;
const gap = 12;

/** The columns that give `count` tiles of 16:9 the most area inside a stage. */
export function gridLayout(count: number, stage: { width: number; height: number }): GridLayout {
  let best: GridLayout = { columns: 1, width: 0, height: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const widest = (stage.width - gap * (columns - 1)) / columns;
    const highest = (stage.height - gap * (rows - 1)) / Math.max(1, rows);
    const width = Math.max(0, Math.min(widest, highest * ratio));
    if (width > best.width) best = { columns, width, height: width / ratio };
  }
  return best;
}
