import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** One classic script out of a TypeScript entry; `alias` puts other modules in the place of some. */
export async function browserBundle(entry: URL, alias: Readonly<Record<string, URL>> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', entry)),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: Object.fromEntries(Object.entries(alias).map(([name, url]) => [name, fileURLToPath(url)])) },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'bundled', fileName: () => 'bundled.js' },
      rolldownOptions: { checks: { emptyImportMeta: false, mixedExports: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} gave no script`);
  return output.output[0].code;
}
