// Runs on whatever Node the machine has (20 or newer), before anything is installed: no dependencies, plain JavaScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const binaries = join(root, 'node_modules', '.bin');

const steps = process.stdout.isTTY ? '\u001b[2m' : '';
const plain = process.stdout.isTTY ? '\u001b[0m' : '';

/** One line of progress for a step that takes a while. */
export function progress(text) {
  console.log(`${steps}· ${text}${plain}`);
}

/**
 * The environment of everything that is started: our own Node first on the path. What Node has compiled is kept, which
 * saves a second start about a fifth of its work; where it cannot be written Node goes on without.
 */
export function environment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
    ...process.env,
    PATH: `${binaries}:${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/** Runs a command to its end with its output shown; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** True when every package of the lockfile that belongs on this platform is installed in its locked version. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(join(binaries, 'node'))) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const installed = found[path];
    if (!installed) return entry.optional === true;
    return entry.link === true || installed.version === entry.version;
  });
}

/** Installs the npm packages of the lockfile where they are missing or old. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  progress('installing npm packages (about half a minute)');
  // The lockfile is the truth; engine warnings of the outer Node do not matter, ours comes with the packages.
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env });
  if (code !== 0) {
    console.error('The npm packages could not be installed; the lines above say why.');
    process.exit(code);
  }
}

/** Debian packages by what they are for. */
export const debianPackages = {
  /** The voice agent's ears and voice. */
  speech: ['espeak-ng', 'flite', 'libpocketsphinx3', 'pocketsphinx-en-us'],
  tests: ['ffmpeg', 'chromium', 'strace', 'postgresql'],
};

function isDebianPackageInstalled(name) {
  const query = spawnSync('dpkg-query', ['-s', name], { encoding: 'utf8' });
  return query.status === 0 && query.stdout.includes('Status: install ok installed');
}

/**
 * Installs Debian packages where the process may; else says what to run. Returns the names that are still missing.
 * Never fails: what needs a missing package says so itself.
 */
export async function ensureDebianPackages(names, purpose) {
  if (spawnSync('dpkg-query', ['--version'], { stdio: 'ignore' }).status !== 0) {
    progress(`this is no Debian system: ${purpose} needs ${names.join(', ')} to be installed by hand`);
    return names;
  }
  const missing = names.filter((name) => !isDebianPackageInstalled(name));
  if (missing.length === 0) return [];
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    progress(`for ${purpose}, run: sudo apt-get install -y ${missing.join(' ')}`);
    return missing;
  }
  progress(`installing Debian packages for ${purpose}: ${missing.join(', ')}`);
  // The cluster that the package would start by itself is not wanted, nor is any question.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  await run('apt-get', ['update', '-qq'], quiet);
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
  if (code === 0) return [];
  progress(`these could not be installed; going on without: ${missing.join(', ')}`);
  return missing;
}

/** The arguments of this process after the script's name. */
export const scriptArguments = process.argv.slice(2);
