import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import type { Bench, BenchRow } from '@parley/kit-testing/bench';
import { type LeadFilters, noFilters } from './lead-filters.ts';
import { listLeads } from './list-leads.server.ts';
import { contactLead, leadIdsIn, sendLead, startLeadProcess } from './tests/lead-process.ts';

const connections = 50;
const measuredLeads = 10_000;
const warmUpLeads = 500;
const kills = 1000;
const killsBetweenLooks = 100;
const listedLeads = 100_000;
const listReads = 40;

/** Durable leads per second: the service in a process of its own, embedded database, journal on the disk. */
async function durableLeads(): Promise<BenchRow[]> {
  return inDataDir(async (dataDir) => {
    const service = await startLeadProcess({ dataDir });
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    try {
      await sendMany(service.url, agent, warmUpLeads);
      const start = performance.now();
      const others = watchOtherQueries(service.url);
      const latencies = await sendMany(service.url, agent, measuredLeads);
      const seconds = (performance.now() - start) / 1000;
      const otherLatencies = await others.stop();
      return [
        { name: `durable leads, ${connections} connections`, value: measuredLeads / seconds, unit: 'leads/s' },
        { name: 'durable lead, p50', value: quantile(latencies, 0.5), unit: 'ms' },
        { name: 'durable lead, p99', value: quantile(latencies, 0.99), unit: 'ms' },
        { name: 'another query meanwhile, p50', value: quantile(otherLatencies, 0.5), unit: 'ms' },
        { name: 'another query meanwhile, p99', value: quantile(otherLatencies, 0.99), unit: 'ms' },
      ];
    } finally {
      agent.destroy();
      await service.stop();
    }
  });
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

/** Asks something else of the same database all the time, one question after the other. */
function watchOtherQueries(url: string): { stop(): Promise<number[]> } {
  let isStopped = false;
  const watch = async () => {
    const latencies: number[] = [];
    while (!isStopped) latencies.push((await (await fetch(`${url}/other-query`)).json()) as number);
    return latencies;
  };
  const watching = watch();
  return {
    stop() {
      isStopped = true;
      return watching;
    },
  };
}

/** Each connection sends its next lead when the last one was acknowledged. Returns how long each took. */
async function sendMany(url: string, agent: Agent, count: number): Promise<number[]> {
  const latencies: number[] = [];
  let sent = 0;
  const sendInTurn = async () => {
    while (sent < count) {
      const start = performance.now();
      await post(url, agent, contactLead(`Visitor-${sent++}`));
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendInTurn));
  return latencies;
}

function post(url: string, agent: Agent, body: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sending = request(`${url}/save_lead`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`A lead was answered with ${response.statusCode}`));
      });
    });
    sending.once('error', reject);
    sending.end(JSON.stringify(body));
  });
}

/** Kills the service again and again while leads come in, and looks every so often for those it had acknowledged. */
async function killedAgainAndAgain(): Promise<BenchRow[]> {
  return inDataDir(async (dataDir) => {
    const acknowledged: string[] = [];
    let twice = 0;
    for (let round = 1; round <= kills; round++) {
      acknowledged.push(...(await acknowledgedBeforeKill(dataDir, round)));
      if (round % killsBetweenLooks !== 0) continue;
      const found = await leadIdsIn(dataDir);
      const kept = new Set(found);
      const lost = acknowledged.filter((id) => !kept.has(id)).length;
      if (lost > 0) throw new Error(`${lost} of ${acknowledged.length} acknowledged leads were lost in ${round} kills`);
      twice = found.length - kept.size;
    }
    return [
      { name: `leads acknowledged around ${kills} kills`, value: acknowledged.length, unit: 'leads' },
      { name: 'of these lost', value: 0, unit: 'leads' },
      { name: 'leads kept twice', value: twice, unit: 'leads' },
    ];
  });
}

/** The kill falls among thirty leads: some are acknowledged by then, some are on their way, some never arrive. */
async function acknowledgedBeforeKill(dataDir: string, round: number): Promise<string[]> {
  const { url, kill } = await startLeadProcess({ dataDir });
  const sent = Array.from({ length: 30 }, (_, index) => sendLead(url, `Visitor-${round}-${index}`));
  const settled = Promise.allSettled(sent);
  await Promise.any(sent);
  await kill();
  return (await settled).flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** The admin's list when there are many leads, on the embedded database: what the server takes for one answer. */
async function longList(): Promise<BenchRow[]> {
  return inDataDir(async (dataDir) => {
    const database = await openDatabase({ dataDir, logger: silentLogger });
    try {
      await migrate(database, { product: 'site', folder: new URL('../server/migrations/', import.meta.url) });
      await database.pool.query(manyLeads);
      const list = (filters: Partial<LeadFilters>) =>
        listLeads(database, 'an-admin', { filters: { ...noFilters, ...filters }, cursor: null, limit: 50 });
      const row = async (name: string, filters: Partial<LeadFilters>): Promise<BenchRow> => {
        const latencies = await timed(listReads, () => list(filters));
        return {
          name: `${listedLeads.toLocaleString('en-US')} leads, ${name}, p95`,
          value: quantile(latencies, 0.95),
          unit: 'ms',
        };
      };
      return [
        await row('first page', {}),
        await row('search that finds all', { search: 'visitor' }),
        await row('search that finds one', { search: 'v77777@' }),
        await row('search that finds none', { search: 'no lead has this' }),
        await row('search by number', { search: '+91 98000 77777' }),
        await row('one kind, not begun, of one page', { kind: 'booking', status: 'new', page: '/pricing/7' }),
      ];
    } finally {
      await database.close();
    }
  });
}

const manyLeads = `
  insert into site.leads (id, sheet_name, data, source_page, status, created_at)
  select gen_random_uuid(), (array['calling_leads', 'confirmed_lead', 'email_subscription'])[1 + i % 3],
         jsonb_build_object('name', 'Visitor ' || md5(i::text), 'email', 'v' || i || '@' || md5(i::text) || '.example.com',
                            'phone_number', '+9198' || lpad(i::text, 8, '0')),
         '/pricing/' || i % 20, case when i % 50 = 0 then 'spam' else 'new' end, now() - i * interval '1 minute'
    from generate_series(1, ${listedLeads}) as i`;

async function timed(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const latencies: number[] = [];
  for (let index = 0; index < times; index++) {
    const start = performance.now();
    await work();
    latencies.push(performance.now() - start);
  }
  return latencies;
}

async function inDataDir<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-leads-bench-'));
  try {
    return await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What `npm run bench` runs for leads. */
export const benches: Bench[] = [
  { name: 'leads', run: durableLeads },
  { name: 'leads-list', run: longList },
  { name: 'leads-killed', soak: true, run: killedAgainAndAgain },
];
