import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireAdmin } from '../admin/admin-access.server.ts';
import { checkFields } from '../admin/field-rules.ts';
import type { Viewer } from '../auth/viewer.ts';
import { SiteError } from '../server/site-error.ts';
import { type WebhookDelivery, type WebhookEndpoint, WebhookForm, type WebhookSecret } from './webhook-endpoint.ts';
import type { WebhookSecrets } from './webhook-secrets.server.ts';

const countedDays = 30;
const listedDeliveries = 50;

/** The endpoints as admins keep them. Every call checks the viewer and runs with the viewer's database role. */
export class WebhookStore {
  readonly #database: Database;
  readonly #secrets: WebhookSecrets;

  constructor(database: Database, secrets: WebhookSecrets) {
    this.#database = database;
    this.#secrets = secrets;
  }

  list(viewer: Viewer): Promise<WebhookEndpoint[]> {
    const count = (state: string) => sql`count(*) filter (where d.state = ${state})::int`;
    return this.#as(viewer, async (run) =>
      run<WebhookEndpoint>(sql`
        select e.id, e.url, e.description, e.events, e.is_active, e.paused_because, e.rotated_at, e.created_at,
               ${count('delivered')} as delivered, ${count('waiting')} as waiting, ${count('failed')} as failed
          from site.webhook_endpoints e
          left join site.webhook_deliveries d
            on d.endpoint_id = e.id and d.created_at > now() - ${countedDays} * interval '1 day'
         group by e.id order by e.created_at, e.id`),
    );
  }

  /** The newest deliveries of one endpoint. */
  deliveries(viewer: Viewer, id: string): Promise<WebhookDelivery[]> {
    return this.#as(viewer, async (run) =>
      run<WebhookDelivery>(sql`
        select id, endpoint_id, event, state, attempts, last_status, last_error, created_at
          from site.webhook_deliveries where endpoint_id = ${idOf(id)}
         order by created_at desc, id limit ${listedDeliveries}`),
    );
  }

  async add(viewer: Viewer, body: unknown): Promise<WebhookSecret> {
    const { url, description, events, is_active: isActive } = formOf(body);
    const [made] = await this.#as(viewer, (run) =>
      run<{ id: string }>(sql`
        insert into site.webhook_endpoints (url, description, events, is_active)
        values (${url}, ${description}, ${events}, ${isActive}) returning id`),
    );
    if (!made) throw new Error('The database gave no id for a webhook');
    return { id: made.id, secret: this.#secrets.secret(made.id, 1) };
  }

  /** Stores the whole form. What the site said about a pause of its own goes with it. */
  async change(viewer: Viewer, id: string, body: unknown): Promise<void> {
    const { url, description, events, is_active: isActive } = formOf(body);
    await this.#one(viewer, (run) =>
      run(sql`
        update site.webhook_endpoints
           set url = ${url}, description = ${description}, events = ${events}, is_active = ${isActive},
               paused_because = null, updated_at = now()
         where id = ${idOf(id)} returning id`),
    );
  }

  async remove(viewer: Viewer, id: string): Promise<void> {
    await this.#one(viewer, (run) => run(sql`delete from site.webhook_endpoints where id = ${idOf(id)} returning id`));
  }

  /** A new secret; the one of before still signs for a day. */
  async rotate(viewer: Viewer, id: string): Promise<WebhookSecret> {
    const row = await this.#one(viewer, (run) =>
      run<{ secret_version: number }>(sql`
        update site.webhook_endpoints
           set secret_version = secret_version + 1, rotated_at = now(), updated_at = now()
         where id = ${idOf(id)} returning secret_version`),
    );
    return { id, secret: this.#secrets.secret(id, row.secret_version) };
  }

  /** Has a test event sent to one endpoint, also to one that is paused. */
  async test(viewer: Viewer, id: string): Promise<void> {
    const [row] = await this.#as(viewer, (run) =>
      run<{ found: boolean }>(sql`select site.test_webhook(${idOf(id)}::uuid) as found`),
    );
    if (!row?.found) throw SiteError.noSingleRow();
  }

  async #one<Row>(viewer: Viewer, work: Work<Row>): Promise<Row> {
    const [row] = await this.#as(viewer, work);
    if (!row) throw SiteError.noSingleRow();
    return row;
  }

  async #as<Row>(viewer: Viewer, work: Work<Row>): Promise<Row[]> {
    const { role, userId } = requireAdmin(viewer);
    return asRole(this.#database, { role, userId }, (transaction) =>
      work(async (query) => (await query.execute(transaction)).rows as never[]),
    );
  }
}

type Run = <Row>(query: ReturnType<typeof sql<unknown>>) => Promise<Row[]>;
type Work<Row> = (run: Run) => Promise<Row[]>;

function idOf(id: string): string {
  if (!z.uuid().safeParse(id).success) throw SiteError.noSingleRow();
  return id;
}

function formOf(body: unknown): WebhookForm {
  const checked = checkFields(WebhookForm, body);
  if (!checked.ok) throw SiteError.invalidFields(checked.fields);
  return checked.values;
}
