import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The workspaces are source: they go through the bundler on the server too.
  ssr: { noExternal: [/^@parley\//, /^@fontsource/] },
  build: {
    assetsInlineLimit: 0,
    // Left to itself the bundler puts it beside an icon of the top bar, and every page would load it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'zod', test: /node_modules[\\/]zod/ }] } } },
  },
});
