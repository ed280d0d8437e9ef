import { defineConfig, type LibraryOptions } from 'vite';

interface Build {
  entry: string;
  format: 'es' | 'cjs' | 'iife';
  file: string;
  /** Left to the user's own bundler. */
  external?: string[];
  footer?: string;
}

const builds = {
  /** The classic script that sets the globals. */
  script: { entry: 'src/global.ts', format: 'iife', file: 'daily.js' },
  /** The module that pages load as it is. */
  module: { entry: 'src/index.ts', format: 'es', file: 'daily.mjs' },
  /** For bundlers and Node. */
  package: { entry: 'src/index.ts', format: 'es', file: 'package/index.js', external: ['events'] },
  /** For `require()`, which gets the class itself; compiled modules ask for `default` by name. */
  'package-cjs': {
    entry: 'src/common-js.ts',
    format: 'cjs',
    file: 'package/index.cjs',
    external: ['events'],
    footer: 'module.exports.default = module.exports;',
  },
} satisfies Record<string, Build>;

/** The first of the four that `npm run build` makes: it empties the folder. */
const first = 'script';

export default defineConfig(({ mode }) => {
  // Tools that only look at this file name a mode of their own.
  const build: Build = Object.hasOwn(builds, mode) ? builds[mode as keyof typeof builds] : builds[first];
  const { entry, format, file, external = [], footer = '' } = build;
  const lib: LibraryOptions = { entry, formats: [format], name: 'ParleyCallSdk', fileName: () => file };
  return {
    build: {
      target: 'es2022',
      outDir: 'dist',
      sourcemap: true,
      emptyOutDir: mode === first,
      lib,
      // Only modules know their own address; elsewhere the script element tells it.
      rolldownOptions: { external, output: { footer }, checks: { emptyImportMeta: false, mixedExports: false } },
    },
  };
});
