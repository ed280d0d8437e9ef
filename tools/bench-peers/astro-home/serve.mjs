// serve.mjs PORT FOLDER: sends the built files, as our own server sends its assets.
import { relative } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const [, , port, folder] = process.argv;
const app = new Hono();
app.use('*', serveStatic({ root: relative(process.cwd(), folder) || '.' }));
serve({ fetch: app.fetch, port: Number(port) });
