import { writeFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vite';
import base from './vite.config.ts';
export default mergeConfig(
  base as any,
  defineConfig({
    plugins: [
      {
        name: 'an',
        apply: 'build',
        generateBundle(_o: any, bundle: any) {
          if ((this as any).environment?.name !== 'client') return;
          const out: any = {};
          for (const c of Object.values<any>(bundle))
            if (c.type === 'chunk') {
              out[c.fileName] = {
                size: c.code.length,
                imports: c.imports,
                dyn: c.dynamicImports,
                modules: Object.fromEntries(
                  Object.entries<any>(c.modules).map(([k, v]) => [
                    k.replace(/.*\/tmp\/wt\/speed\//, ''),
                    v.renderedLength,
                  ]),
                ),
              };
            }
          writeFileSync('/tmp/wt-speed-scratch/an.json', JSON.stringify(out));
        },
      },
    ],
  } as any),
);
