import type { Clock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import { z } from 'zod';
import { JobError } from '../outbox/job-error.ts';
import type { JobHandler, SqlClient } from '../outbox/job-queue.server.ts';
import type { FollowUp, OutboxEvent } from '../outbox/outbox-relay.server.ts';
import { OutsideError, type OutsideRequests } from '../server/outside-request.server.ts';
import { webhookContent } from './webhook-content.server.ts';
import { eventOfTopic, testEvent } from './webhook-events.ts';
import type { SigningEndpoint, WebhookSecrets } from './webhook-secrets.server.ts';

export interface WebhookDeliveryOptions {
  database: Database;
  secrets: WebhookSecrets;
  requests: OutsideRequests;
  clock: Clock;
}

const JobSchema = z.object({ delivery: z.uuid() });
const timeoutMs = 15_000;
/** The other side says that there is nothing any more, and that it wants no more. */
const goneStatus = 410;

interface DeliveryRow extends Omit<SigningEndpoint, 'id'> {
  endpoint_id: string;
  url: string;
  is_active: boolean;
  event: string;
  subject_id: string;
  state: 'waiting' | 'delivered' | 'failed';
}

/**
 * Writes down, in the relay's transaction, which endpoint is to be told of which event, and returns one job for each,
 * beside the event that it is about. An endpoint that is paused misses what happens meanwhile.
 */
export async function fanOutWebhooks(
  queue: string,
  events: readonly OutboxEvent[],
  client: SqlClient,
): Promise<FollowUp[][]> {
  const told = events.map(({ topic }) => eventOfTopic[topic] ?? '');
  if (told.every((event) => event === '')) return events.map(() => []);
  const { rows } = await client.query(
    `insert into site.webhook_deliveries (endpoint_id, event, subject_id, revision)
     select e.id, given.event, given.subject_id, given.revision
       from unnest($1::text[], $2::uuid[], $3::integer[]) as given (event, subject_id, revision)
       join site.webhook_endpoints e
         on (e.is_active and given.event = any(e.events)) or (given.event = '${testEvent}' and given.subject_id = e.id)
     on conflict do nothing
     returning id, event, subject_id, revision`,
    [told, events.map(({ subjectId }) => subjectId), events.map(({ revision }) => revision)],
  );
  const made = rows as Array<{ id: string; event: string; subject_id: string; revision: number }>;
  return events.map(({ subjectId, revision }, index) =>
    made
      .filter((row) => row.event === told[index] && row.subject_id === subjectId && row.revision === revision)
      .map(({ id }) => ({ queue, data: { delivery: id } })),
  );
}

/** Tells one endpoint of one event, signed; what it answers is kept as its status alone. */
export function deliverWebhook({ database, secrets, requests, clock }: WebhookDeliveryOptions): JobHandler {
  return async (data, signal, { isLastTry }) => {
    const { delivery: id } = JobSchema.parse(data);
    const found = await findDelivery(database, id);
    if (!found || found.state === 'delivered') return;
    const content = await webhookContent(database, found.event, found.subject_id);
    if (!content) {
      // Erased meanwhile: there is nothing that anybody should be told.
      await database.pool.query('delete from site.webhook_deliveries where id = $1', [id]);
      return;
    }
    const settle = (state: DeliveryRow['state'], status: number | null, error: string | null) =>
      database.pool.query(
        `update site.webhook_deliveries
            set state = $2, last_status = $3, last_error = $4, attempts = attempts + 1,
                settled_at = case when $2 = 'waiting' then null else now() end
          where id = $1`,
        [id, state, status, error],
      );
    const fail = async (error: JobError, status: number | null = null) => {
      await settle(isLastTry || error.code === 'refused' ? 'failed' : 'waiting', status, error.message);
      throw error;
    };
    if (!found.is_active && found.event !== testEvent) return fail(JobError.refused('the endpoint is paused'));
    const body = JSON.stringify({ type: found.event, ...content });
    const { endpoint_id: endpointId, url } = found;
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Parley-Webhooks/1',
      ...secrets.sign({ ...found, id: endpointId }, id, body, clock.now()),
    };
    let status: number;
    try {
      status = await requests.post({ url, headers, body, timeoutMs, signal });
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      const isRefused = error.code === 'address-refused';
      return fail(isRefused ? JobError.refused(error.message, error) : JobError.failed(error.message, error));
    }
    if (status >= 200 && status < 300) {
      await settle('delivered', status, null);
      return;
    }
    if (status !== goneStatus) return fail(JobError.failed(`the endpoint answered ${status}`), status);
    await database.pool.query(
      `update site.webhook_endpoints
          set is_active = false, paused_because = 'It answered 410: it wants no more events', updated_at = now()
        where id = $1`,
      [endpointId],
    );
    return fail(JobError.refused('the endpoint answered 410, so it was paused'), status);
  };
}

async function findDelivery(database: Database, id: string): Promise<DeliveryRow | undefined> {
  const { rows } = await database.pool.query<DeliveryRow>(
    `select d.endpoint_id, d.event, d.subject_id, d.state, e.url, e.is_active, e.secret_version, e.rotated_at
       from site.webhook_deliveries d join site.webhook_endpoints e on e.id = d.endpoint_id
      where d.id = $1`,
    [id],
  );
  return rows[0];
}
