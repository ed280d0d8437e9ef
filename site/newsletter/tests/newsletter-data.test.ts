import { randomUUID } from 'node:crypto';
import { ManualClock } from '@parley/kit-base/clock';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import { openSiteDatabase, publicUrl, type SiteDatabase, saveLead, secret } from '../../mail/tests/job-site.ts';
import { NewsletterLinks } from '../newsletter-links.server.ts';
import { NewsletterMails } from '../newsletter-mails.server.ts';
import { createNewsletterRoutes, createSubscriptionReader } from '../newsletter-routes.server.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const day = 24 * 3_600_000;

interface Subscription {
  id: string;
  status: string;
  revision: number;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

describe.each(kinds)('newsletter subscriptions on the %s database', (kind) => {
  let site: SiteDatabase;
  const clock = new ManualClock(Date.now());
  const links = new NewsletterLinks(secret);

  beforeAll(async () => {
    site = await openSiteDatabase(kind);
  });
  afterAll(() => site?.close());

  const address = () => `${randomUUID().slice(0, 8)}@Example.com`;
  const ask = (email: string, createdAt = clock.now()) =>
    saveLead(
      site.database,
      { email },
      { sheet_name: 'email_subscription', created_at: new Date(createdAt).toISOString() },
    );
  const find = async (email: string) => {
    const { rows } = await site.database.pool.query<Subscription>(
      'select * from site.newsletter_subscriptions where email_key = $1',
      [email.toLowerCase()],
    );
    return rows[0];
  };
  const asked = async (id = '') => {
    const { rows } = await site.database.pool.query<{ revision: number }>(
      `select revision from site.outbox where topic = 'newsletter-asked' and subject_id = $1 order by id`,
      [id],
    );
    return rows.map(({ revision }) => revision);
  };
  const request = (method: string, path: string, body?: string) =>
    createNewsletterRoutes({ database: site.database, secret, clock }).request(
      path,
      body === undefined
        ? { method }
        : { method, body, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    );
  const confirmPath = (id: string) => `/api/newsletter/confirm?${links.confirmQuery(id, clock.now() + day)}`;
  const unsubscribePath = (id: string) => `/api/newsletter/unsubscribe?${links.unsubscribeQuery(id)}`;
  const subscribe = async () => {
    const email = address();
    await ask(email);
    const id = (await find(email))?.id ?? '';
    return { email, id };
  };

  it('are pending until the link of the mail is confirmed by a POST', async () => {
    const { email, id } = await subscribe();
    expect(await find(email)).toMatchObject({ status: 'pending', confirmed_at: null });
    expect((await request('GET', confirmPath(id))).status).toBe(404);
    expect(await find(email)).toMatchObject({ status: 'pending' });
    const answer = await request('POST', confirmPath(id));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/newsletter\/confirm\?id=/);
    expect(await find(email)).toMatchObject({ status: 'confirmed', confirmed_at: expect.any(Date) });
  });

  it('are confirmed by no other link: not of another, not with another time, not when it is over', async () => {
    const { email, id } = await subscribe();
    const other = await subscribe();
    const path = confirmPath(id);
    const later = path.replace(/until=\d+/, `until=${Math.floor(clock.now() / 1000) + 90 * 24 * 3600}`);
    for (const wrong of [path.replace(id, other.id), later, unsubscribePath(id).replace('unsubscribe', 'confirm')]) {
      expect((await request('POST', wrong)).status).toBe(303);
    }
    expect((await request('POST', '/api/newsletter/confirm?id=1')).status).toBe(303);
    const late = createNewsletterRoutes({
      database: site.database,
      secret,
      clock: new ManualClock(clock.now() + 2 * day),
    });
    await late.request(path, { method: 'POST' });
    expect(await find(email)).toMatchObject({ status: 'pending' });
    expect(await find(other.email)).toMatchObject({ status: 'pending' });
  });

  it('end by one POST of a mail program, and by no GET', async () => {
    const { email, id } = await subscribe();
    await request('POST', confirmPath(id));
    const opened = await request('GET', unsubscribePath(id));
    expect(opened.headers.get('location')).toBe(unsubscribePath(id).replace('/api', ''));
    expect(await find(email)).toMatchObject({ status: 'confirmed' });
    const pressed = await request('POST', unsubscribePath(id), 'List-Unsubscribe=One-Click');
    expect(pressed.status).toBe(200);
    expect(await find(email)).toMatchObject({ status: 'unsubscribed', unsubscribed_at: expect.any(Date) });
    // An old link does not bring it back; asking again does, and asks for confirmation again.
    await request('POST', confirmPath(id));
    expect(await find(email)).toMatchObject({ status: 'unsubscribed' });
    await ask(email, Date.now() + 1000);
    expect(await find(email)).toMatchObject({ status: 'pending', revision: 1 });
    expect(await asked(id)).toEqual([0, 1]);
  });

  it('are asked about once a day at most, and not at all once confirmed', async () => {
    const { email, id } = await subscribe();
    await ask(email.toLowerCase());
    expect(await asked(id)).toEqual([0]);
    await ask(email, clock.now() + 1.5 * day);
    expect(await asked(id)).toEqual([0, 1]);
    await request('POST', confirmPath(id));
    await ask(email, clock.now() + 5 * day);
    expect(await asked(id)).toEqual([0, 1]);
    expect(await find(email)).toMatchObject({ status: 'confirmed' });
  });

  it('are not made by a lead in whose trap something was written, and go with the last lead of the address', async () => {
    const spam = address();
    await saveLead(site.database, { email: spam }, { sheet_name: 'email_subscription', status: 'spam' });
    expect(await find(spam)).toBeUndefined();
    const email = address();
    const leads = [await ask(email), await ask(email)];
    for (const [index, lead] of leads.entries()) {
      expect(await find(email)).toBeDefined();
      await site.database.pool.query('delete from site.leads where id = $1', [lead]);
      expect((await find(email)) === undefined).toBe(index === 1);
    }
  });

  it('are told to the page of the link alone', async () => {
    const { id } = await subscribe();
    const reader = createSubscriptionReader({ database: site.database, secret, clock });
    const page = (query: string) => reader.byConfirmLink(`${publicUrl}/newsletter/confirm?${query}`);
    expect(await page(links.confirmQuery(id, clock.now() + day))).toBe('pending');
    expect(await page(links.confirmQuery(id, clock.now() - day))).toBeUndefined();
    expect(await page(links.unsubscribeQuery(id))).toBeUndefined();
    expect(await page(links.confirmQuery(randomUUID(), clock.now() + day))).toBeUndefined();
    expect(await reader.byUnsubscribeLink(`${publicUrl}/newsletter/unsubscribe?${links.unsubscribeQuery(id)}`)).toBe(
      'pending',
    );
  });

  it('are mailed about with a link to the page and one that ends it, while that is still asked', async () => {
    const { email, id } = await subscribe();
    const mails = new NewsletterMails({ database: site.database, links, publicUrl: () => publicUrl, clock });
    const mail = await mails.confirmation(id, 0);
    expect(mail?.to).toEqual([email]);
    expect(mail?.text).toContain(`${publicUrl}/newsletter/confirm?id=${id}&until=`);
    expect(mail?.unsubscribeUrl).toBe(publicUrl + unsubscribePath(id));
    expect(await mails.confirmation(id, 1)).toBeUndefined();
    const days = new NewsletterMails({
      database: site.database,
      links,
      publicUrl: () => publicUrl,
      clock: new ManualClock(clock.now() + 4 * day),
    });
    expect(await days.confirmation(id, 0)).toBeUndefined();
    await request('POST', confirmPath(id));
    expect(await mails.confirmation(id, 0)).toBeUndefined();
  });

  it('are closed to visitors but for the functions of the links', async () => {
    await expect(
      asRole(site.database, { role: 'anon' }, (transaction) =>
        sql`select * from site.newsletter_subscriptions`.execute(transaction),
      ),
    ).rejects.toThrow(/permission denied/);
  });
});
