import { errorMessage } from '@parley/kit-base/app-error';
import type { Database } from '@parley/kit-server/database';
import { z } from 'zod';
import { JobError } from './job-error.ts';
import type { JobHandler } from './job-queue.server.ts';

const JobSchema = z.object({ lead: z.uuid() });
const timeoutMs = 15_000;
/** Answers of 4xx that may be different next time. */
const passing = new Set([408, 425, 429]);

/** Sends a lead on to an outside lead service, as it was sent to us; its id is the idempotency key. */
export function forwardLead(database: Database, serviceUrl: string): JobHandler {
  const address = `${serviceUrl.replace(/\/+$/, '')}/save_lead`;
  return async (data, signal) => {
    const { lead } = JobSchema.parse(data);
    // As the owner of the tables: this is no visitor's doing.
    const { rows } = await database.pool.query<{ sheet_name: string; data: unknown }>(
      `select sheet_name, data from site.leads where id = $1 and status <> 'spam'`,
      [lead],
    );
    const found = rows[0];
    if (!found) return;
    const status = await post(address, lead, { sheet_name: found.sheet_name, data: found.data }, signal);
    if (status >= 200 && status < 300) return;
    const message = `the lead service answered ${status}`;
    throw status >= 400 && status < 500 && !passing.has(status) ? JobError.refused(message) : JobError.failed(message);
  };
}

async function post(address: string, key: string, body: object, signal: AbortSignal): Promise<number> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    throw JobError.failed(`the lead service gave no answer: ${reasonOf(error)}`, error);
  }
}

/** Why there was no answer, in the system's word for it. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : errorMessage(error);
}
