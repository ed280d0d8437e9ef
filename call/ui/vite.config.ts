import { defineConfig } from 'vite';

// The page is served at /r/{room}; what it loads has one address for all rooms.
export default defineConfig({ base: '/r-assets/', build: { target: 'es2022', assetsInlineLimit: 0 } });
