import type { Clock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import type { Mail } from '../mail/mail.ts';
import { maxMailAgeMs } from '../mail/mail-age.ts';
import { writeMail } from '../mail/write-mail.ts';
import { isEmail, type SheetName } from './lead-schema.ts';

export interface LeadMailsOptions {
  database: Database;
  publicUrl: () => string;
  /** The team's own addresses. */
  team: readonly string[];
  clock: Clock;
}

interface LeadRow {
  sheet_name: SheetName;
  data: { name?: string; email?: string; phone_number?: string };
  source_page: string | null;
  created_at: Date;
}

interface DemoCallRow {
  name: string;
  phone_number: string;
  source_page: string | null;
  created_at: Date;
}

const headings: Record<SheetName, string> = {
  calling_leads: 'Somebody asks for a call',
  confirmed_lead: 'Somebody wants to get started',
  email_subscription: 'Somebody asks for the newsletter',
};

/** Short notices to the team. Undefined where there is nothing to tell: deleted, flagged as spam, or long past. */
export class LeadMails {
  readonly #options: LeadMailsOptions;

  constructor(options: LeadMailsOptions) {
    this.#options = options;
  }

  async lead(id: string): Promise<Mail | undefined> {
    const { rows } = await this.#options.database.pool.query<LeadRow>(
      `select sheet_name, data, source_page, created_at from site.leads where id = $1 and status <> 'spam'`,
      [id],
    );
    const lead = rows[0];
    if (!lead) return undefined;
    const { name, email, phone_number: phone } = lead.data;
    return this.#alert(lead, headings[lead.sheet_name], { name, email, phone });
  }

  async demoCall(id: string): Promise<Mail | undefined> {
    const { rows } = await this.#options.database.pool.query<DemoCallRow>(
      'select name, phone_number, source_page, created_at from site.demo_calls where id = $1',
      [id],
    );
    const call = rows[0];
    return call && this.#alert(call, 'Somebody asks for a demo call', { name: call.name, phone: call.phone_number });
  }

  #alert(
    { source_page: page, created_at: createdAt }: Pick<LeadRow, 'source_page' | 'created_at'>,
    heading: string,
    { name, email, phone }: { name?: string | undefined; email?: string | undefined; phone?: string | undefined },
  ): Mail | undefined {
    const { team, publicUrl, clock } = this.#options;
    // Leads can come back from the journal long after they were made.
    if (clock.now() - createdAt.getTime() > maxMailAgeMs) return undefined;
    const facts = Object.entries({ Name: name, 'E-mail': email, Phone: phone, Page: page });
    return {
      to: team,
      ...(email && isEmail(email) ? { replyTo: email.trim() } : {}),
      subject: `${heading}: ${name ?? email ?? phone ?? ''}`,
      ...writeMail({
        heading,
        paragraphs: [],
        facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
        actions: [{ label: 'Open the leads', url: `${publicUrl()}/admin` }],
        footer: `Sent by ${publicUrl()} to the addresses in MAIL_TO.`,
      }),
    };
  }
}
