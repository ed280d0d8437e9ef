import { defineConfig } from 'vite';

// One classic script: the SDK may run it as a script or evaluate its text as a function body.
export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'dist',
    sourcemap: true,
    lib: { entry: 'src/main.ts', formats: ['iife'], name: 'ParleyCallMachine', fileName: () => 'call-machine.js' },
  },
});
