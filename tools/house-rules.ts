/**
 * Our own lint rules, for what the linter cannot say: which package may import which, where code may run, names of
 * files, and sizes. Prints `file:line rule text` for each finding; exits 1 when there is one.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exemptFromSize } from './house-rules-exemptions.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Package → packages that its source may import. Tests, benches and tools may import anything below `stack`. */
const mayImport: Record<string, readonly string[]> = {
  'kit/base': [],
  'kit/server': ['kit/base'],
  'kit/ui': ['kit/base'],
  'kit/testing': ['kit/base', 'kit/server'],
  'call/protocol': ['kit/base'],
  'call/sdk': ['kit/base', 'call/protocol'],
  'call/machine': ['kit/base', 'call/protocol'],
  'call/ui': ['kit/base', 'kit/ui', 'call/protocol', 'call/sdk'],
  'call/server': ['kit/base', 'kit/server', 'call/protocol', 'call/peer'],
  'call/peer': ['kit/base', 'call/protocol'],
  'voice/protocol': ['kit/base'],
  'voice/client': ['kit/base', 'voice/protocol', 'call/sdk'],
  'voice/server': ['kit/base', 'kit/server', 'voice/protocol', 'call/peer', 'call/protocol'],
  'voice/widget': ['kit/base', 'kit/ui', 'voice/protocol', 'voice/client'],
  site: ['kit/base', 'kit/server', 'kit/ui', 'voice/widget', 'voice/protocol'],
  stack: [
    'kit/base',
    'kit/server',
    'kit/testing',
    'call/server',
    'call/protocol',
    'voice/protocol',
    'voice/server',
    'site',
  ],
};

const forbiddenNames = new Set(['utils', 'helpers', 'misc', 'common', 'lib']);
const maxCodeLines = 450;
const maxTestLines = 800;

interface Finding {
  file: string;
  line: number;
  rule: string;
  text: string;
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|mjs|css|sql)$/.test(file));

const findings = files.flatMap((file) => checkFile(file, readSource(file)));
for (const finding of findings) console.log(`${finding.file}:${finding.line} ${finding.rule} ${finding.text}`);
console.log(`${files.length} files, ${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);

function readSource(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (error) {
    // Deleted in the work tree but still in the index.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function checkFile(file: string, source: string): Finding[] {
  return [
    ...checkNames(file),
    ...checkSize(file, source),
    ...(/\.(ts|tsx)$/.test(file) ? checkImports(file, source) : []),
  ];
}

function isTestCode(file: string): boolean {
  return (
    /\.(test|bench)\.tsx?$/.test(file) ||
    /(^|\/)(tests|e2e|testing)\//.test(file) ||
    file.startsWith('tools/') ||
    /(^|\/)(vite|vitest)\.config\.ts$/.test(file)
  );
}

function packageOf(file: string): string | undefined {
  return Object.keys(mayImport).find((name) => file.startsWith(`${name}/`));
}

function checkNames(file: string): Finding[] {
  const found: Finding[] = [];
  const name = basename(file).replace(/\.[^.]+$/, '');
  const report = (text: string) => found.push({ file, line: 1, rule: 'name', text });
  const isSql = file.endsWith('.sql');
  if (!isSql && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(name)) report('file names are kebab-case');
  for (const part of [...file.split('/').slice(0, -1), name]) {
    if (forbiddenNames.has(part)) report(`"${part}" says nothing about what is inside`);
  }
  if (name === 'types') report('a bare types file belongs to no noun');
  return found;
}

function checkSize(file: string, source: string): Finding[] {
  if (!/\.tsx?$/.test(file) || file in exemptFromSize) return [];
  const max = isTestCode(file) ? maxTestLines : maxCodeLines;
  const lines = source.split('\n').filter((line) => line.trim() && !/^\s*(\/\/|\/?\*)/.test(line)).length;
  return lines > max ? [{ file, line: 1, rule: 'size', text: `${lines} lines of code; at most ${max}` }] : [];
}

function checkImports(file: string, source: string): Finding[] {
  const found: Finding[] = [];
  const own = packageOf(file);
  const importPattern =
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[^.\w])import\s*\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;
  for (const match of source.matchAll(importPattern)) {
    const target = match[1] ?? match[2] ?? match[3] ?? '';
    const line = source.slice(0, (match.index ?? 0) + match[0].length).split('\n').length;
    const report = (rule: string, text: string) => found.push({ file, line, rule, text });
    if (target.startsWith('.')) {
      const resolved = normalize(join(dirname(file), target));
      if (own && packageOf(resolved) !== own && !isTestCode(file))
        report('zone', `${target} leaves ${own}; import by package name`);
      if (/\/index\.tsx?$/.test(target)) report('barrel', 'import the file itself, not an index');
    }
    if (isTestCode(file) || !own) continue;
    const workspace = workspaceOf(target);
    if (workspace && workspace !== own && !mayImport[own]?.includes(workspace))
      report('zone', `${own} must not import ${workspace}`);
    if (/\.server(\.tsx?)?$/.test(target) && (file.includes('.client.') || own === 'kit/ui'))
      report('side', 'browser code must not import server code');
    if (target === 'zod' && isBrowserPackage(own)) report('zod', "use 'zod/mini' in what reaches a browser");
  }
  return found;
}

function workspaceOf(target: string): string | undefined {
  const name = /^@parley\/([a-z-]+)/.exec(target)?.[1];
  return name === undefined ? undefined : Object.keys(mayImport).find((key) => key.replace('/', '-') === name);
}

function isBrowserPackage(name: string): boolean {
  return [
    'kit/base',
    'kit/ui',
    'call/protocol',
    'call/sdk',
    'call/machine',
    'call/ui',
    'voice/protocol',
    'voice/client',
    'voice/widget',
  ].includes(name);
}
