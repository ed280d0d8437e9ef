import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * What every page needs stands in two files, because many small ones compress badly: each group takes what it names
 * with all that this imports. So do forms, videos and the icons that several files share. `zod` is named first, or it
 * would be drawn into them.
 */
const chunkGroups = [
  { name: 'zod', test: /node_modules[\\/]zod/, priority: 3 },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: 'public',
    test: /site[\\/](?:navigation[\\/](?:public-layout\.tsx|late\.ts|kept-reads\.ts)|seo[\\/]page-meta\.ts)/,
    priority: 1,
  },
  { name: 'forms', test: /site[\\/]leads[\\/]contact-form|kit[\\/]ui[\\/]src[\\/]text-field/ },
  { name: 'video', test: /site[\\/]media[\\/]video-frame/ },
  { name: 'icons', test: /lucide-react[\\/].*[\\/](?:audio-lines|check|circle-check|pause|play)\.m?js/ },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The workspaces are source: they go through the bundler on the server too.
  ssr: { noExternal: [/^@parley\//, /^@fontsource/] },
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
