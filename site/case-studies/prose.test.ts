import { describe, expect, it } from 'vitest';
import { proseParts } from './prose.ts';

describe('a plain text', () => {
  it('is read as paragraphs and items', () => {
    expect(proseParts('One.\n\nTwo.\n- a\n- b\n\n* c\nThree. - not an item')).toEqual([
      { kind: 'paragraph', text: 'One.' },
      { kind: 'paragraph', text: 'Two.' },
      { kind: 'items', items: ['a', 'b', 'c'] },
      { kind: 'paragraph', text: 'Three. - not an item' },
    ]);
  });

  it('has no part when it is empty', () => {
    expect(proseParts(' \n ')).toEqual([]);
  });
});
