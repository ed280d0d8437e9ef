import { describe, expect, it } from 'vitest';
import { lucideShapes } from './lucide-shapes.server.ts';

describe('the shapes of an icon', () => {
  it('are found by either spelling of its name', async () => {
    const shapes = await lucideShapes('phone-call');
    expect(shapes.length).toBeGreaterThan(1);
    expect(shapes[0]?.[0]).toBe('path');
    expect(await lucideShapes('PhoneCall')).toEqual(shapes);
  });

  it.each(['no-such-icon', '', '../../package', 'a/b'])('are a dot in a ring for the name "%s"', async (name) => {
    expect((await lucideShapes(name)).map(([element]) => element)).toEqual(['circle', 'circle']);
  });
});
