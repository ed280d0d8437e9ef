import type { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { createSocialCardRoutes } from './social-card-routes.server.ts';

let read: string[];
let drawn: string[];
let routes: Hono;

beforeEach(() => {
  read = [];
  drawn = [];
  routes = createSocialCardRoutes({
    publicUrl: () => 'https://site.example',
    readPage: async (path) => {
      read.push(path);
      // As the page handler makes its address; what is none throws.
      const { host, pathname } = new URL(path, 'https://site.example');
      if (host !== 'site.example' || pathname === '/nowhere') return { status: 404, html: '' };
      const title = pathname === '/' ? 'Home &amp; more' : 'A page';
      return { status: 200, html: `<meta property="og:image:alt" content="${title}"/>` };
    },
    drawCard: async ({ title, host }) => {
      drawn.push(`${title} at ${host}`);
      return Buffer.from('png');
    },
  });
});

it('draws the title of a page, once for the same words', async () => {
  for (const path of ['/cards/home.png', '/cards/home.png', '/cards/case-studies/a-1.png'])
    expect((await routes.request(path)).headers.get('content-type')).toBe('image/png');
  expect(read).toEqual(['/', '/', '/case-studies/a-1']);
  expect(drawn).toEqual(['Home & more at site.example', 'A page at site.example']);
});

it('asks for no address but a page of this site', async () => {
  for (const path of [
    '//.png',
    '///.png',
    '//elsewhere.example/x.png',
    '/a//b.png',
    '/%2F.png',
    '/.png',
    '/nowhere.png',
  ])
    expect((await routes.request(`/cards${path}`)).status).toBe(404);
  expect(read).toEqual(['/nowhere']);
});
