import { expect, it } from 'vitest';
import { startStackProcess } from '../testing/stack-process.ts';

it('npm start serves, and takes all it started with it when it alone is told to end', async () => {
  const stack = await startStackProcess({ byNpm: true });
  expect((await fetch(stack.url)).status).toBe(200);
  await stack.stop();
  await expect(fetch(`${stack.url}/readyz`)).rejects.toThrow('fetch failed');
});
