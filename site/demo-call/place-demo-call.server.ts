import { errorMessage } from '@parley/kit-base/app-error';
import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import type { Settings } from '@parley/kit-server/settings';
import { demoAssistantId } from '@parley/voice-protocol/web-call';
import { z } from 'zod';
import { JobError } from '../outbox/job-error.ts';
import type { JobHandler } from '../outbox/job-queue.server.ts';
import { type DemoCallRules, judgeNumber, quietUntil } from './demo-call-rules.server.ts';
import { VoiceCallError, VoiceCalls } from './voice-calls.server.ts';

/** What says whether and where a demo call can be dialled. */
export type TelephonySettings = Pick<Settings, 'VOICE_API_URL' | 'VAPI_AGENT_ID' | 'SIP_TRUNK_URL'>;

export interface DemoCallJobOptions {
  database: Database;
  settings: TelephonySettings;
  /** Shown to the voice platform. */
  voiceKey: string;
  /** Where the embedded platform is reached. */
  publicUrl: () => string;
  /** Has a job done later. */
  later: (job: object, at: Date) => Promise<void>;
  clock: Clock;
  logger: Logger;
}

const JobSchema = z.object({
  call: z.uuid(),
  /** An admin wants it, however old it is. */
  again: z.boolean().default(false),
  /** Instead of dialling: look what became of it, for the n-th time. */
  look: z.number().int().optional(),
});

interface CallRow {
  name: string;
  phone_number: string;
  status: string;
  call_id: string | null;
  created_at: Date;
}

interface RulesRow extends DemoCallRules {
  assistant_id: string | null;
  phone_number_id: string | null;
}

/** Nobody expects a call that they asked for longer ago. */
const maxAgeMs = 24 * 3_600_000;
const firstLookMs = 2 * 60_000;
const mostLooks = 8;
const maxNameLength = 40;
/** The person and the assistant spoke. */
const spoken = /^(?:customer-ended|assistant-ended|assistant-said|silence-timed-out|exceeded-max-duration|ended$)/;

/**
 * Hands a demo call to the voice platform, or holds it for the team with the reason. A call is taken in the database
 * before the platform is asked, and nothing is asked twice unless the platform did not hear the first time: rather no
 * call than two.
 */
export function placeDemoCall(options: DemoCallJobOptions): JobHandler {
  const desk = new CallDesk(options);
  return async (data, _, { isLastTry }) => {
    const { call: id, again, look } = JobSchema.parse(data);
    const call = await desk.find(id);
    if (!call) return;
    if (look !== undefined) return desk.lookAt(id, call, look);
    // The process ended between taking it and the platform's answer.
    if (call.status === 'calling' && call.call_id === null) return desk.settle(id, 'failed', 'interrupted');
    if (call.status !== 'queued') return;
    const refusal = await desk.dial(id, call, { again, isLastTry });
    if (refusal) await desk.settle(id, 'held', refusal);
  };
}

class CallDesk {
  readonly #options: DemoCallJobOptions;

  constructor(options: DemoCallJobOptions) {
    this.#options = options;
  }

  async find(id: string): Promise<CallRow | undefined> {
    const { rows } = await this.#options.database.pool.query<CallRow>(
      'select name, phone_number, status, call_id, created_at from site.demo_calls where id = $1',
      [id],
    );
    return rows[0];
  }

  async settle(id: string, status: 'held' | 'failed' | 'done' | 'queued', reason: string | null): Promise<void> {
    // What somebody else settled meanwhile stays.
    await this.#options.database.pool.query(
      `update site.demo_calls
          set status = $2, reason = $3, call_after = null, called_at = case when $2 = 'queued' then null else called_at end
        where id = $1 and status in ('queued', 'calling')`,
      [id, status, reason],
    );
  }

  /** Dials, or returns why the team has to. */
  async dial(id: string, call: CallRow, attempt: { again: boolean; isLastTry: boolean }): Promise<string | undefined> {
    const { database, clock, later } = this.#options;
    const rules = await this.#rules();
    const telephony = this.#telephony(rules);
    if (!telephony) return 'no-telephony';
    const now = clock.now();
    if (!attempt.again && now - call.created_at.getTime() > maxAgeMs) return 'too-late';
    const judged = judgeNumber(call.phone_number, rules.countries);
    if (!judged.ok) return judged.reason;
    const until = quietUntil(judged.country, rules, now);
    if (until === 'never') return 'quiet-hours';
    if (until !== undefined) {
      await later({ call: id, again: attempt.again }, new Date(until));
      await database.pool.query(`update site.demo_calls set call_after = $2, reason = 'quiet-hours' where id = $1`, [
        id,
        new Date(until),
      ]);
      return undefined;
    }
    const { rows } = await database.pool.query<{ claim: string }>('select site.claim_demo_call($1, $2) as claim', [
      id,
      new Date(now),
    ]);
    const claim = rows[0]?.claim ?? 'gone';
    if (claim === 'gone') return undefined;
    if (claim !== 'call') return claim;
    const { calls, assistantId } = telephony;
    const from = rules.phone_number_id ? { phoneNumberId: rules.phone_number_id } : {};
    const customer = { number: judged.number, name: call.name.slice(0, maxNameLength) };
    try {
      const callId = await calls.place({ assistantId, ...from, customer, name: id });
      await database.pool.query('update site.demo_calls set call_id = $2 where id = $1', [id, callId]);
      await later({ call: id, look: 1 }, new Date(now + firstLookMs));
      return undefined;
    } catch (error) {
      return this.#failed(id, error, attempt.isLastTry);
    }
  }

  async lookAt(id: string, call: CallRow, look: number): Promise<void> {
    const { clock, later } = this.#options;
    const telephony = this.#telephony(await this.#rules());
    if (call.status !== 'calling' || call.call_id === null || !telephony) return;
    let reason: string | undefined;
    try {
      reason = await telephony.calls.endedReason(call.call_id);
    } catch (error) {
      throw JobError.failed(`what became of a demo call is not known: ${errorMessage(error)}`, error);
    }
    if (reason !== undefined) await this.settle(id, spoken.test(reason) ? 'done' : 'failed', reason);
    else if (look < mostLooks)
      await later({ call: id, look: look + 1 }, new Date(clock.now() + firstLookMs * 2 ** look));
  }

  async #failed(id: string, error: unknown, isLastTry: boolean): Promise<string | undefined> {
    const { logger } = this.#options;
    if (!(error instanceof VoiceCallError)) throw error;
    if (error.code === 'not-sent' && !isLastTry) {
      await this.settle(id, 'queued', 'platform-unreachable');
      throw JobError.failed(error.message, error);
    }
    logger.warn('a demo call was not placed', { call: id, error: error.message });
    if (error.code !== 'unknown') return error.code === 'refused' ? 'platform-refused' : 'platform-unreachable';
    await this.settle(id, 'failed', 'platform-unclear');
    return undefined;
  }

  async #rules(): Promise<RulesRow> {
    const { rows } = await this.#options.database.pool.query<RulesRow>(
      'select countries, quiet_from, quiet_to, assistant_id, phone_number_id from site.demo_call_settings',
    );
    const [rules] = rows;
    if (!rules) throw new Error('The settings of demo calls are missing');
    return rules;
  }

  #telephony(rules: RulesRow): { calls: VoiceCalls; assistantId: string } | undefined {
    const { settings, voiceKey, publicUrl } = this.#options;
    if (!isTelephonyConfigured(settings, rules.phone_number_id)) return undefined;
    const assistantId = rules.assistant_id ?? settings.VAPI_AGENT_ID ?? demoAssistantId;
    return { calls: new VoiceCalls(settings.VOICE_API_URL ?? `${publicUrl()}/voice`, voiceKey), assistantId };
  }
}

/** Whether a machine can dial: our own platform by a trunk, or another one from a number of its own. */
export function isTelephonyConfigured(settings: TelephonySettings, phoneNumberId: string | null): boolean {
  return settings.SIP_TRUNK_URL !== undefined || (settings.VOICE_API_URL !== undefined && phoneNumberId !== null);
}
