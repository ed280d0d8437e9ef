import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The workspaces are source: they go through the bundler on the server too.
  ssr: { noExternal: [/^@parley\//, /^@fontsource/] },
  build: { assetsInlineLimit: 0 },
});
