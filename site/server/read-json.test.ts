import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const read = (body: string, type = 'application/json') =>
  readJson(new Request('http://site.example/', { method: 'POST', headers: { 'content-type': type }, body }));

it('reads JSON and nothing else', async () => {
  expect(await read('{"name": "आशा 🏠", "list": [1, "\\\\u0000"]}')).toEqual({ name: 'आशा 🏠', list: [1, '\\u0000'] });
  await expect(read('{')).rejects.toMatchObject({ status: 400 });
  await expect(read('')).rejects.toMatchObject({ status: 400 });
  await expect(read('{}', 'text/plain')).rejects.toMatchObject({ status: 415 });
});

it('refuses texts that the database cannot keep, wherever they stand', async () => {
  for (const body of ['{"name": "a\\u0000"}', '"\\ud800"', '{"events": [{"path": "/\\udc00a"}]}'])
    await expect(read(body)).rejects.toMatchObject({ status: 400, code: 'invalid-request' });
});
