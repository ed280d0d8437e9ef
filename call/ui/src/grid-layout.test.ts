import { describe, expect, it } from 'vitest';
import { gridLayout } from './grid-layout.ts';

describe('the grid of tiles', () => {
  it('fills a wide stage with one tile as far as 16:9 allows', () => {
    expect(gridLayout(1, { width: 1600, height: 900 })).toEqual({ columns: 1, width: 1600, height: 900 });
  });

  it('puts two beside each other on a wide stage and one above the other on a phone', () => {
    expect(gridLayout(2, { width: 1280, height: 600 }).columns).toBe(2);
    expect(gridLayout(2, { width: 360, height: 640 }).columns).toBe(1);
  });

  it('never gives tiles that do not fit', () => {
    for (let count = 1; count <= 12; count += 1) {
      const stage = { width: 900, height: 500 };
      const { columns, width, height } = gridLayout(count, stage);
      expect(columns * width + 12 * (columns - 1)).toBeLessThanOrEqual(stage.width + 0.01);
      const rows = Math.ceil(count / columns);
      expect(rows * height + 12 * (rows - 1)).toBeLessThanOrEqual(stage.height + 0.01);
    }
  });
});
