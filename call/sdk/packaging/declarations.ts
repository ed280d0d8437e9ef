import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const emitted = join(root, 'call/sdk/dist/types');

/** The types of a workspace, as they were just written; those of `events` from where they are kept apart. */
function declarationsOf(module: string): string | undefined {
  const [, zone, part, file] = /^@parley\/([a-z]+)-([a-z]+)\/(.+)$/.exec(module) ?? [];
  if (zone && part && file) return join(emitted, zone, part, 'src', `${file}.d.ts`);
  return module === 'events' ? join(root, 'node_modules/@types/events/index.d.ts') : undefined;
}

/** All public types in one text that imports nothing: users have neither our workspaces nor, in a page, Node's types. */
export async function rolledDeclarations(): Promise<string> {
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: join(root, 'call/sdk'), stdio: 'inherit' });
  const bundle = await rolldown({
    input: join(emitted, 'call/sdk/src/index.d.ts'),
    plugins: [
      { name: 'own-types', resolveId: { order: 'pre', handler: declarationsOf } },
      // The input is declarations already: the generator is named so that none is looked for.
      dts({ dtsInput: true, tsconfig: false, generator: 'oxc' }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  rmSync(emitted, { recursive: true });
  const [first] = output;
  if (output.length !== 1 || !('code' in first)) throw new Error('the types did not become one file');
  const foreign = /^\s*(?:import|export)\b[^;]*?from\s*["'](.+?)["']/m.exec(first.code)?.[1];
  if (foreign) throw new Error(`the published types import ${foreign}, which no user has`);
  return first.code;
}

/** The same for `require()`, which gives the class itself with every other name on it. */
export function commonJsDeclarations(rolled: string): string {
  const names: string[] = [];
  const body = rolled
    .replace(/^export declare (const|class) (\w+)/gm, (_, kind: string, name: string) => {
      names.push(name);
      return `declare ${kind} ${name}`;
    })
    .replace(/^export \{ (.+) \};?\s*$/m, (_, list: string) => {
      names.push(...list.split(', '));
      return '';
    });
  return `${body}\ndeclare namespace DailyCall {\n  export { ${names.join(', ')} };\n}\nexport = DailyCall;\n`;
}
