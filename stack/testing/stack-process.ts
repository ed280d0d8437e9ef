import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { freePort } from '@parley/kit-testing/free-port';

export interface StackProcessOptions {
  /** Settings on top of a free port and an empty data directory. */
  environment?: Record<string, string>;
  /** Kept after `stop()`; by default a temporary one that is removed. */
  dataDir?: string;
  port?: number;
  /** The one product that it runs; all of them without it. */
  only?: 'site' | 'call' | 'voice';
  /** As `npm start`, with its checks and builds. */
  byNpm?: boolean;
}

export interface StackProcess {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** All that it has printed so far. */
  output(): string;
  /** SIGTERM, waits for the end; resolves with the exit code. Removes a temporary data directory. */
  stop(): Promise<number | null>;
  /** SIGKILL, waits for the end; keeps the data directory. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const mainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Runs the whole product in a process of its own, and waits for `/readyz`. */
export async function startStackProcess(options: StackProcessOptions = {}): Promise<StackProcess> {
  const isTemporary = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await makeDataDir('stack'));
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const [command, program] = options.byNpm ? ['npm', ['start', '--']] : [process.execPath, [mainFile]];
  const child = spawn(command, [...program, ...(options.only ? [`--only=${options.only}`] : [])], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      CALL_PORT: String(port),
      VOICE_PORT: String(port),
      DATA_DIR: dataDir,
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  await waitUntilReady(child, url, () => output);

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      await end('SIGTERM');
      if (isTemporary) await rm(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
    kill: () => end('SIGKILL'),
  };
}

async function waitUntilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`the stack ended with code ${child.exitCode} before it was ready:\n${output()}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      // Not listening yet.
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the stack was not ready within 60 s:\n${output()}`);
}
