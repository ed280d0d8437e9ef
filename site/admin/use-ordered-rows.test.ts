import { describe, expect, it } from 'vitest';
import { swapped } from './use-ordered-rows.ts';

const rows = [
  { id: 'a', display_order: 1, is_active: true },
  { id: 'b', display_order: 4, is_active: true },
  { id: 'c', display_order: 7, is_active: false },
];
const places = (id: string, by: 1 | -1) => swapped(rows, id, by).map((row) => [row.id, row.display_order]);

describe('moving a row', () => {
  it('up swaps display_order with the neighbour above [W-4.56]', () => {
    expect(places('c', -1)).toEqual([
      ['a', 1],
      ['c', 4],
      ['b', 7],
    ]);
  });

  it('down swaps display_order with the neighbour below [W-4.57]', () => {
    expect(places('a', 1)).toEqual([
      ['b', 1],
      ['a', 4],
      ['c', 7],
    ]);
  });

  it('changes nothing at the ends [W-4.58]', () => {
    expect(swapped(rows, 'a', -1)).toEqual(rows);
    expect(swapped(rows, 'c', 1)).toEqual(rows);
  });
});
