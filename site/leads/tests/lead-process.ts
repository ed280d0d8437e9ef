import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { silentLogger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';

const script = fileURLToPath(new URL('./lead-server.ts', import.meta.url));

export interface LogLine extends Record<string, unknown> {
  msg: string;
}

/** A running lead service in a process of its own. */
export interface LeadProcess {
  url: string;
  /** What it has logged since its start. */
  log: LogLine[];
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface LeadProcessOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Runs the process under another program, such as a tracer. */
  wrapper?: string[];
}

export async function startLeadProcess(options: LeadProcessOptions): Promise<LeadProcess> {
  const [command = process.execPath, ...before] = options.wrapper ?? [];
  const args = options.wrapper ? [...before, process.execPath, script] : [script];
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(command, args, {
    env: {
      ...environment,
      DATA_DIR: options.dataDir,
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: LogLine[] = [];
  const { url, pid } = await whenReady(child, log);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    // Under a wrapper the child is the wrapper, which ends by itself after the service.
    process.kill(pid, signal);
    await exited;
  };
  return { url, log, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

interface ReadyLine {
  ready: { url: string; pid: number };
}

function whenReady(child: ChildProcess, log: LogLine[]): Promise<ReadyLine['ready']> {
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The lead service ended with ${code}: ${errors}`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const entry = JSON.parse(line) as LogLine | ReadyLine;
      if ('msg' in entry) log.push(entry);
      else resolve(entry.ready);
    });
  });
}

/** Sends a contact lead and returns its id once the service has acknowledged it. */
export async function sendLead(url: string, name: string, more: Record<string, unknown> = {}): Promise<string> {
  const response = await postLead(url, { ...contactLead(name), ...more });
  if (!response.ok) throw new Error(`The lead was answered with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

export function postLead(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/save_lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Books the last free time and gives the booking with its token, once the service has acknowledged it. */
export async function bookDemo(url: string, email: string): Promise<{ id: string; token: string; startsAt: string }> {
  return postBooking(url, '/api/bookings', {
    startsAt: await freeSlot(url),
    name: 'Meera',
    email,
    timeZone: 'Asia/Kolkata',
    consentVersion: 'test',
    idempotencyKey: randomUUID(),
  });
}

/** Moves a booking to the last free time, or cancels it. */
export async function changeBooking(url: string, { id, token }: { id: string; token: string }, how: 'move' | 'cancel') {
  const startsAt = how === 'move' ? { startsAt: await freeSlot(url) } : {};
  return postBooking(url, `/api/bookings/${id}`, { token, ...startsAt });
}

/** The last one: the first may pass by meanwhile. */
async function freeSlot(url: string): Promise<string> {
  const { slots } = (await (await fetch(`${url}/api/bookings/slots`)).json()) as { slots: string[] };
  const last = slots.at(-1);
  if (last === undefined) throw new Error('There is no free time');
  return last;
}

async function postBooking(url: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json', origin: url };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The booking was answered with ${response.status}: ${await response.text()}`);
  return (await response.json()) as { id: string; token: string; startsAt: string };
}

export function contactLead(name: string) {
  return {
    sheet_name: 'calling_leads',
    data: { name, email: `${name.toLowerCase()}@example.com`, phone_number: '+919876543210' },
  };
}

/** The ids of the leads in a data directory that no process holds. */
export async function leadIdsIn(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ dataDir, logger: silentLogger });
  try {
    const { rows } = await database.pool.query<{ id: string }>('select id from site.leads');
    return rows.map((row) => row.id);
  } finally {
    await database.close();
  }
}
