import manifest from '../package.json' with { type: 'json' };

/** What `package.json` of the published package says; the workspace's own has what only this repository needs. */
export function publishedManifest(): Record<string, unknown> {
  const { name, version, description, keywords, license, type, sideEffects, engines, dependencies } = manifest;
  return {
    ...{ name, version, description, keywords, license, type, sideEffects, engines },
    main: './index.cjs',
    module: './index.js',
    types: './index.d.cts',
    unpkg: './daily.js',
    jsdelivr: './daily.js',
    exports: {
      '.': {
        import: { types: './index.d.ts', default: './index.js' },
        require: { types: './index.d.cts', default: './index.cjs' },
      },
      './package.json': './package.json',
    },
    dependencies,
    publishConfig: { access: 'public' },
  };
}
