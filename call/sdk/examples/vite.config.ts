import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const page = (name: string) => fileURLToPath(new URL(`${name}/index.html`, import.meta.url));

export default defineConfig({
  appType: 'mpa',
  // The hooks ask for the vendor's package, and get this one.
  resolve: { alias: { '@daily-co/daily-js': '@parley/call-sdk' } },
  build: { rolldownOptions: { input: ['call-object', 'frame', 'react'].map(page) } },
});
