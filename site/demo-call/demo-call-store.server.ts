import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireAdmin } from '../admin/admin-access.server.ts';
import { checkFields } from '../admin/field-rules.ts';
import type { Viewer } from '../auth/viewer.ts';
import { SiteError } from '../server/site-error.ts';
import {
  type DemoCallFilter,
  type DemoCallPage,
  type DemoCallRow,
  DemoCallSettings,
  type DemoCallState,
} from './demo-call-settings.ts';
import { isTelephonyConfigured, type TelephonySettings } from './place-demo-call.server.ts';

const listed = 200;
const switchName = 'demo-calls';

/** Demo calls as admins see and settle them. Every call checks the viewer and runs with the viewer's database role. */
export class DemoCallStore {
  readonly #database: Database;
  readonly #settings: TelephonySettings;

  constructor(database: Database, settings: TelephonySettings) {
    this.#database = database;
    this.#settings = settings;
  }

  async list(viewer: Viewer, filter: DemoCallFilter): Promise<DemoCallPage> {
    const isOpen = sql`status in ('queued', 'held', 'calling') or (status = 'failed' and reason <> 'withdrawn')`;
    const calls = await this.#rows<DemoCallRow>(
      viewer,
      sql`select id, name, phone_number, status, reason, source_page, created_at, call_after, called_at
            from site.demo_calls where ${filter === 'open' ? isOpen : sql`true`}
           order by created_at desc, id desc limit ${listed}`,
    );
    const [counted] = await this.#rows<{ held: number }>(
      viewer,
      sql`select count(*)::int as held from site.demo_calls where status in ('held', 'failed')`,
    );
    return { calls, held: counted?.held ?? 0 };
  }

  /** `queued`: have it dialled once more. `done`: the team called. `held`: it is not done after all. */
  async settle(viewer: Viewer, id: string, status: 'queued' | 'held' | 'done'): Promise<void> {
    if (!z.uuid().safeParse(id).success) throw SiteError.noSingleRow();
    const [row] = await this.#rows<{ found: boolean }>(
      viewer,
      sql`select site.settle_demo_call(${id}::uuid, ${status}) as found`,
    );
    if (!row?.found) throw SiteError.noSingleRow();
  }

  async state(viewer: Viewer): Promise<DemoCallState> {
    const [settings] = await this.#rows<DemoCallSettings>(
      viewer,
      sql`select countries, per_number, per_visitor, per_day, minutes_between, quiet_from, quiet_to, assistant_id,
                 phone_number_id from site.demo_call_settings`,
    );
    if (!settings) throw new Error('The settings of demo calls are missing');
    const [row] = await this.#rows<{ is_on: boolean }>(
      viewer,
      sql`select is_on from site.switches where name = ${switchName}`,
    );
    return {
      settings,
      isOn: row?.is_on ?? true,
      hasTelephony: isTelephonyConfigured(this.#settings, settings.phone_number_id),
    };
  }

  async changeSettings(viewer: Viewer, body: unknown): Promise<void> {
    const checked = checkFields(DemoCallSettings, body);
    if (!checked.ok) throw SiteError.invalidFields(checked.fields);
    const given = checked.values;
    await this.#rows(
      viewer,
      sql`update site.demo_call_settings
             set countries = ${given.countries}, per_number = ${given.per_number}, per_visitor = ${given.per_visitor},
                 per_day = ${given.per_day}, minutes_between = ${given.minutes_between}, quiet_from = ${given.quiet_from},
                 quiet_to = ${given.quiet_to}, assistant_id = ${given.assistant_id},
                 phone_number_id = ${given.phone_number_id}, updated_at = now()`,
    );
  }

  /** The kill switch: off, no number is dialled, whatever else is set. */
  async turn(viewer: Viewer, isOn: boolean): Promise<void> {
    await this.#rows(
      viewer,
      sql`insert into site.switches (name, is_on) values (${switchName}, ${isOn})
          on conflict (name) do update set is_on = excluded.is_on, updated_at = current_timestamp`,
    );
  }

  async #rows<Row>(viewer: Viewer, query: ReturnType<typeof sql<unknown>>): Promise<Row[]> {
    const { role, userId } = requireAdmin(viewer);
    return asRole(this.#database, { role, userId }, async (transaction) => {
      return (await query.execute(transaction)).rows as Row[];
    });
  }
}
