import { defineConfig } from 'vite';

const base = {
  target: 'es2022',
  outDir: 'dist',
  sourcemap: true,
  // Only modules know their own address; elsewhere the script element tells it.
  rolldownOptions: { checks: { emptyImportMeta: false, mixedExports: false } },
} as const;

/** Compiled modules ask for `default` by name. */
const namedDefault = 'module.exports.default = module.exports;';

const entries = {
  /** The classic script that sets the globals. */
  script: { entry: 'src/global.ts', formats: ['iife'], name: 'ParleyCallSdk', fileName: () => 'daily.js' },
  /** For `require()`, which gets the class itself. */
  cjs: { entry: 'src/common-js.ts', formats: ['cjs'], fileName: () => 'cjs/index.cjs' },
  module: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'index.js' },
} as const;

export default defineConfig(({ mode }) => {
  const name = mode === 'script' || mode === 'cjs' ? mode : 'module';
  return {
    build: {
      ...base,
      rolldownOptions: { ...base.rolldownOptions, ...(name === 'cjs' ? { output: { footer: namedDefault } } : {}) },
      emptyOutDir: name === 'module',
      lib: { ...entries[name], formats: [...entries[name].formats] },
    },
  };
});
