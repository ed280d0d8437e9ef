import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

describe('greeting', () => {
  it.each(['Asha', 'Asha Rao', 'Dr. A. K. Rao', 'आशा राव', 'O’Neill-Sharma'])('greets %s', (name) => {
    expect(greeting(` ${name} `)).toBe(`Hello ${name},`);
  });

  it.each(['', 'See www.example', 'win at prizes.example', 'https://x', 'a@b', 'two\nlines', 'x"; y', 'x'.repeat(61)])(
    'greets nobody by %j',
    (name) => {
      expect(greeting(name)).toBe('Hello,');
    },
  );
});
