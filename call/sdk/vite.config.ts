import { defineConfig } from 'vite';

const base = {
  target: 'es2022',
  outDir: 'dist',
  sourcemap: true,
  // Only modules know their own address; elsewhere the script element tells it.
  rolldownOptions: { checks: { emptyImportMeta: false, mixedExports: false } },
} as const;

// `--mode script` builds the classic script that sets the globals; otherwise the modules of the package.
export default defineConfig(({ mode }) => ({
  build:
    mode === 'script'
      ? {
          ...base,
          emptyOutDir: false,
          lib: { entry: 'src/global.ts', formats: ['iife'], name: 'ParleyCallSdk', fileName: () => 'daily.js' },
        }
      : {
          ...base,
          lib: {
            entry: 'src/index.ts',
            formats: ['es', 'cjs'],
            fileName: (format) => (format === 'es' ? 'index.js' : 'index.cjs'),
          },
        },
}));
