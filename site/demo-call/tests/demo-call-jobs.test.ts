import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import { silentLogger } from '@parley/kit-base/logger';
import { freePort } from '@parley/kit-testing/free-port';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../auth/viewer.ts';
import type { SavedRecord } from '../../leads/lead-record.server.ts';
import { saveInDatabase } from '../../leads/lead-store.server.ts';
import { realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import {
  type JobSettings,
  keepingLogger,
  openSiteDatabase,
  type SiteDatabase,
  startJobs,
} from '../../mail/tests/job-site.ts';
import type { DemoCallSettings } from '../demo-call-settings.ts';
import { DemoCallStore } from '../demo-call-store.server.ts';
import { startVoiceStandIn, type VoiceStandIn } from './voice-stand-in.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const admin: Viewer = { role: 'admin', userId: 'an-admin', email: 'asha@example.com', name: 'Asha' };
const hour = 3_600_000;
/** Ten in the morning in India. */
const morning = Date.parse('2026-11-20T04:30:00Z');

const open: DemoCallSettings = {
  countries: ['IN'],
  per_number: 3,
  per_visitor: 5,
  per_day: 100,
  minutes_between: 0,
  quiet_from: '21:00',
  quiet_to: '09:00',
  assistant_id: 'assistant-7',
  phone_number_id: 'number-3',
};

describe.each(kinds)('demo calls on the %s database', (kind) => {
  let site: SiteDatabase;
  let voice: VoiceStandIn;
  let store: DemoCallStore;
  let now = morning;
  /** Time of day as a test has it; timers go on as they do. */
  const clock: Clock = { ...systemClock, now: () => now };
  const ends: Array<() => Promise<void>> = [];
  const onlyHere = (title: string, test: () => Promise<void>) => {
    if (kind === 'embedded') it(title, test);
  };

  beforeAll(async () => {
    site = await openSiteDatabase(kind);
  });
  beforeEach(async () => {
    now = morning;
    voice = await startVoiceStandIn();
    ends.push(() => voice.close());
    store = new DemoCallStore(site.database, settingsOf());
    await site.database.pool.query('delete from site.demo_calls');
    await store.changeSettings(admin, open);
    await store.turn(admin, true);
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  afterAll(() => site?.close());

  function settingsOf(more: JobSettings = { VOICE_API_URL: voice.url }) {
    return { VOICE_API_URL: undefined, VAPI_AGENT_ID: undefined, SIP_TRUNK_URL: undefined, ...more };
  }
  async function start(settings: JobSettings = { VOICE_API_URL: voice.url }, logger = silentLogger) {
    const jobs = await startJobs(site.database, settings, logger, clock);
    ends.push(() => jobs.close());
  }
  async function ask(more: Partial<Extract<SavedRecord, { kind: 'demo-call' }>> = {}): Promise<string> {
    const record: SavedRecord = {
      kind: 'demo-call',
      id: randomUUID(),
      created_at: new Date(now).toISOString(),
      name: 'Asha',
      phone_number: `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      client: 'parley-website',
      ...more,
    };
    await saveInDatabase(site.database, [record]);
    return record.id;
  }
  const standing = async (id: string) => {
    const { calls } = await store.list(admin, 'all');
    const call = calls.find((one) => one.id === id);
    // It is taken before the platform is asked, and only then known there.
    if (call?.status === 'calling' && !(await isPlaced(id))) return 'taken';
    return call && `${call.status}${call.reason ? ` ${call.reason}` : ''}`;
  };
  const isPlaced = async (id: string) =>
    (await site.database.pool.query('select from site.demo_calls where id = $1 and call_id is not null', [id]))
      .rowCount === 1;
  const comesTo = (id: string, text: string) =>
    vi.waitFor(async () => expect(await standing(id)).toBe(text), { timeout: 10_000 });

  it('hands a call to the voice platform as it documents, once, under the private key', async () => {
    await start();
    const id = await ask({ phone_number: '+91 98765-43210', name: 'A name that is much longer than forty characters' });
    await comesTo(id, 'calling');
    await vi.waitFor(() => expect(voice.placed).toHaveLength(1), 10_000);
    expect(voice.placed).toEqual([
      {
        assistantId: 'assistant-7',
        phoneNumberId: 'number-3',
        customer: { number: '+919876543210', name: 'A name that is much longer than forty ch' },
        name: id,
      },
    ]);
    expect(voice.requests).toEqual(['POST /voice/call Bearer a private key of the tests']);
  });

  onlyHere('holds for the team, with the reason, what may not be dialled', async () => {
    await start();
    const refused: Array<[string, string]> = [
      ['country', '+12125551234'],
      ['number-kind', '+9118602662345'],
      ['number-invalid', '+91123456789'],
    ];
    for (const [reason, phone] of refused) await comesTo(await ask({ phone_number: phone }), `held ${reason}`);
    expect(voice.placed).toEqual([]);
    expect((await store.list(admin, 'open')).held).toBe(3);
  });

  it('counts calls to a number, from a network and altogether, however many ask at once', async () => {
    await store.changeSettings(admin, { ...open, per_number: 2, per_visitor: 3, per_day: 6 });
    const same = await Promise.all(Array.from({ length: 4 }, () => ask({ phone_number: '+919811111111' })));
    const network = await Promise.all(Array.from({ length: 4 }, () => ask({ visitor_key: 'one network' })));
    await start();
    const reasons = async (ids: string[]) => (await Promise.all(ids.map(standing))).toSorted();
    await vi.waitFor(
      async () => expect(await reasons(same)).toEqual(['calling', 'calling', 'held number-limit', 'held number-limit']),
      10_000,
    );
    await vi.waitFor(
      async () => expect(await reasons(network)).toEqual(['calling', 'calling', 'calling', 'held visitor-limit']),
      10_000,
    );
    await comesTo(await ask(), 'calling');
    const last = await ask();
    await comesTo(last, 'held daily-limit');
    expect(voice.placed).toHaveLength(6);
    // A day later there is room again.
    now += 25 * hour;
    await store.settle(admin, last, 'queued');
    await comesTo(last, 'calling');
  });

  onlyHere('leaves time between two calls to one number', async () => {
    await store.changeSettings(admin, { ...open, minutes_between: 15 });
    await start();
    await comesTo(await ask({ phone_number: '+919822222222' }), 'calling');
    now += 14 * 60_000;
    await comesTo(await ask({ phone_number: '+919822222222' }), 'held number-limit');
    now += 2 * 60_000;
    await comesTo(await ask({ phone_number: '+919822222222' }), 'calling');
  });

  onlyHere('dials nobody while the switch is off, and keeps what comes for the team', async () => {
    await store.turn(admin, false);
    await start();
    const id = await ask();
    await comesTo(id, 'held switched-off');
    await store.turn(admin, true);
    await store.settle(admin, id, 'queued');
    await comesTo(id, 'calling');
  });

  it('waits for the morning of the number, and says until when', async () => {
    now = Date.parse('2026-11-20T18:00:00Z');
    await start();
    const id = await ask();
    await comesTo(id, 'queued quiet-hours');
    const [call] = (await store.list(admin, 'open')).calls;
    expect(new Date(call?.call_after ?? '').toISOString()).toBe('2026-11-21T03:30:00.000Z');
    const { rows } = await site.database.pool.query<{ start_after: Date }>(
      `select start_after from site_jobs.job where name = 'demo-call' and state = 'created' and data ->> 'call' = $1`,
      [id],
    );
    expect(rows.map((row) => row.start_after.toISOString())).toEqual(['2026-11-21T03:30:00.000Z']);
    // The morning comes.
    now = Date.parse('2026-11-21T03:30:00Z');
    await site.database.pool.query(`update site_jobs.job set start_after = now() where data ->> 'call' = $1`, [id]);
    await comesTo(id, 'calling');
  });

  onlyHere('is held for the team where no telephony is configured', async () => {
    await start({});
    await comesTo(await ask(), 'held no-telephony');
    expect(await new DemoCallStore(site.database, settingsOf({})).state(admin)).toMatchObject({ hasTelephony: false });
    expect(await store.state(admin)).toMatchObject({ hasTelephony: true, isOn: true });
  });

  onlyHere('dials by our own trunk without a number of the platform', async () => {
    await store.changeSettings(admin, { ...open, phone_number_id: null, assistant_id: null });
    await start({ SIP_TRUNK_URL: 'sip:trunk.example', VOICE_API_URL: voice.url, VAPI_AGENT_ID: 'agent-1' });
    await comesTo(await ask(), 'calling');
    expect(voice.placed).toMatchObject([{ assistantId: 'agent-1' }]);
    expect(voice.placed[0]).not.toHaveProperty('phoneNumberId');
  });

  onlyHere('tries again while the platform cannot be reached or is busy', async () => {
    const port = await freePort();
    const { logger, when } = keepingLogger();
    await start({ VOICE_API_URL: `http://127.0.0.1:${port}/voice` }, logger);
    const id = await ask();
    await when('a job failed');
    expect(await standing(id)).toBe('queued platform-unreachable');
    const late = await startVoiceStandIn(port);
    ends.push(() => late.close());
    let tries = 0;
    late.answer = () => {
      tries += 1;
      return { status: tries === 1 ? 429 : 201 };
    };
    await comesTo(id, 'calling');
    expect(late.placed).toHaveLength(2);
  });

  it('never asks twice when the platform may have dialled already', async () => {
    await start();
    voice.answer = () => 'hang-up';
    await comesTo(await ask(), 'failed platform-unclear');
    voice.answer = () => ({ status: 500 });
    await comesTo(await ask(), 'failed platform-unclear');
    voice.answer = () => ({ status: 401 });
    await comesTo(await ask(), 'held platform-refused');
    expect(voice.placed).toHaveLength(3);
    // A process that ended in between: taken, and no answer kept.
    const cut = await ask({ created_at: new Date(now - hour).toISOString() });
    await comesTo(cut, 'held platform-refused');
    await site.database.pool.query(`update site.demo_calls set status = 'calling', call_id = null where id = $1`, [
      cut,
    ]);
    await site.database.pool.query(`insert into site.outbox (topic, subject_id) values ('demo-call-again', $1)`, [cut]);
    await comesTo(cut, 'failed interrupted');
    expect(voice.placed).toHaveLength(4);
  });

  onlyHere('does not dial about what was asked for more than a day ago, unless an admin says so', async () => {
    await start();
    const id = await ask({ created_at: new Date(now - 25 * hour).toISOString() });
    await comesTo(id, 'held too-late');
    await store.settle(admin, id, 'queued');
    await comesTo(id, 'calling');
  });

  onlyHere('learns what became of a call', async () => {
    await start();
    const lookNow = async (id: string) =>
      site.database.pool.query(
        `update site_jobs.job set start_after = now()
          where state = 'created' and data ->> 'call' = $1 and data ->> 'look' is not null`,
        [id],
      );
    const look = (id: string) => vi.waitFor(async () => expect((await lookNow(id)).rowCount).toBe(1), 10_000);
    const spoke = await ask();
    await look(spoke);
    voice.call = { status: 'ended', endedReason: 'customer-ended-call' };
    await vi.waitFor(
      () => expect(voice.requests).toContainEqual(expect.stringContaining('GET /voice/call/call-1')),
      10_000,
    );
    await vi.waitFor(async () => {
      await lookNow(spoke);
      expect(await standing(spoke)).toBe('done customer-ended-call');
    }, 10_000);
    voice.call = { status: 'ended', endedReason: 'customer-did-not-answer' };
    const missed = await ask();
    await look(missed);
    await comesTo(missed, 'failed customer-did-not-answer');
  });

  it('lets an admin set what the team did, with a line in the audit log that names nobody', async () => {
    const id = await ask({ name: 'Asha Audited' });
    await store.settle(admin, id, 'done');
    expect(await standing(id)).toBe('done team');
    expect((await store.list(admin, 'open')).calls).toEqual([]);
    await store.settle(admin, id, 'held');
    expect(await standing(id)).toBe('held');
    await expect(store.settle(admin, randomUUID(), 'done')).rejects.toMatchObject({ code: 'PGRST116' });
    const { rows } = await site.database.pool.query(
      `select user_id, after from site.audit_log where table_name = 'demo_calls' and row_id = $1 order by id`,
      [id],
    );
    expect(rows[0]).toMatchObject({ user_id: 'an-admin', after: { status: 'done', reason: 'team' } });
    expect(JSON.stringify(rows)).not.toContain('Audited');
  });

  it('refuses settings that mean nothing', async () => {
    for (const wrong of [{ quiet_from: '25:00' }, { countries: ['India'] }, { per_day: -1 }, { per_day: 1.5 }])
      await expect(store.changeSettings(admin, { ...open, ...wrong })).rejects.toMatchObject({
        code: 'invalid-request',
      });
    await expect(store.state({ role: 'anon' })).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
