import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const published = fileURLToPath(new URL('../../dist/package', import.meta.url));

/** A project that knows nothing of this repository, with the packed SDK installed. */
let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'parley-sdk-user-'));
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project, published]);
  const [packed] = JSON.parse(stdout) as Array<{ filename: string }>;
  if (!packed) throw new Error('npm packed nothing');
  const quietly = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...quietly, `./${packed.filename}`], { cwd: project });
  for (const name of ['consumer.ts', 'consumer.cts']) await cp(join(here, name), join(project, name));
});
afterAll(() => rm(project, { recursive: true, force: true }));

/** What Node prints when it runs this text in the project. */
async function printed(kind: 'module' | 'commonjs', source: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, [`--input-type=${kind}`, '--eval', source], { cwd: project });
  return JSON.parse(stdout);
}

const compilers = {
  // Of the workspace that makes the API reference.
  'TypeScript 6': fileURLToPath(new URL('../../../../tools/api-reference/node_modules/.bin/tsc', import.meta.url)),
  'TypeScript 7': 'tsc',
} as const;

/** What a compiler says of some files in the project; nothing when all is well. */
async function compilerSays(
  files: readonly string[],
  options: Readonly<Record<string, unknown>>,
  compiler: keyof typeof compilers = 'TypeScript 7',
): Promise<string> {
  const lib = ['es2022', 'dom', 'dom.iterable'];
  const compilerOptions = { noEmit: true, strict: true, target: 'es2022', lib, types: [], ...options };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return await run(compilers[compiler], ['-p', project, '--pretty', 'false']).then(
    () => '',
    // A compiler that could not run has nothing on its output.
    (error: Error & { stdout?: string }) => error.stdout || String(error),
  );
}

describe('the package as it is published', () => {
  it('brings itself, the licence and one dependency', async () => {
    expect((await readdir(join(project, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      '@parley',
      'events',
    ]);
    expect((await readdir(join(project, 'node_modules/@parley/call-sdk'))).sort()).toEqual([
      'DIFFERENCES.md',
      'LICENSE',
      'README.md',
      'daily.js',
      'daily.js.map',
      'docs',
      'index.cjs',
      'index.cjs.map',
      'index.d.cts',
      'index.d.ts',
      'index.js',
      'index.js.map',
      'package.json',
    ]);
  });

  it('can be imported where there is no window, and makes a call there, which is an event emitter', async () => {
    const result = await printed(
      'module',
      `import Daily, { DAILY_STATE_NEW, DailyCall, SdkError } from '@parley/call-sdk';
      import { EventEmitter } from 'events';
      const call = Daily.createCallObject({ url: 'https://rooms.example/r/hello' });
      const facts = {
        isSame: Daily === DailyCall,
        isNew: call.meetingState() === DAILY_STATE_NEW,
        isSupported: Daily.supportedBrowser().supported,
        isEmitter: call instanceof EventEmitter,
        error: typeof SdkError,
      };
      await call.destroy();
      console.log(JSON.stringify({ ...facts, isLeft: Daily.getCallInstance() === undefined, window: typeof window }));`,
    );
    expect(result).toEqual({
      isSame: true,
      isNew: true,
      isSupported: false,
      isEmitter: true,
      error: 'function',
      isLeft: true,
      window: 'undefined',
    });
  });

  it('gives the class itself to `require()`, with every other name on it', async () => {
    const result = await printed(
      'commonjs',
      `const Daily = require('@parley/call-sdk');
      console.log(JSON.stringify([typeof Daily, Daily.version(), Daily === Daily.default, Daily === Daily.DailyCall,
        Daily.DAILY_EVENT_APP_MSG, typeof Daily.SdkError]));`,
    );
    expect(result).toEqual(['function', '0.79.0', true, true, 'app-message', 'function']);
  });

  describe.each(['TypeScript 6', 'TypeScript 7'] as const)('in strict projects with %s', (compiler) => {
    it.each([
      ['bundler', 'esnext', ['consumer.ts']],
      ['node16', 'node16', ['consumer.ts', 'consumer.cts']],
      ['nodenext', 'nodenext', ['consumer.ts', 'consumer.cts']],
    ])('has types for those that resolve modules by %s', async (moduleResolution, module, files) => {
      const options = { module, moduleResolution, skipLibCheck: false };
      expect(await compilerSays(files, options, compiler)).toBe('');
    });
  });

  it("has every type of the vendor's by its name, but for the two of events that are never told", async () => {
    const vendors = await readFile(
      fileURLToPath(new URL('../index.d.ts', import.meta.resolve('@daily-co/daily-js'))),
      'utf8',
    );
    const names = [...vendors.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(200);
    const ours = await readFile(join(project, 'node_modules/@parley/call-sdk/index.d.ts'), 'utf8');
    const exported = /^export \{ (.+) \};?$/m.exec(ours)?.[1]?.split(', ') ?? [];
    const known = new Set([...exported.map((name) => name.replace('type ', '')), 'DailyCall']);
    expect(names.filter((name) => !known.has(name))).toEqual([
      'DailyEventObjectMouseEvent',
      'DailyEventObjectTouchEvent',
    ]);
  });

  it("has types that can stand where the vendor's are expected, but for the listed exceptions", async () => {
    const paths = { '@parley/call-sdk/source': ['./node_modules/@parley/call-sdk/index.d.ts'] };
    const options = { module: 'nodenext', moduleResolution: 'nodenext', skipLibCheck: true, paths };
    expect(await compilerSays([join(here, '../vendor-types.ts')], options)).toBe('');
  });
});
