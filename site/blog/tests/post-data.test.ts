import { rmSync } from 'node:fs';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { asRole, rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Admin } from '../../admin/admin-access.server.ts';
import { createTableStore } from '../../admin/table-store.server.ts';
import { english, languages } from '../../languages/languages.ts';
import { openRealPostgres, type RealPostgres, realPostgresMissing } from '../../leads/tests/real-postgres.ts';
import { writeFeed } from '../feed.server.ts';
import type { StoredPost } from '../post-fields.ts';
import { createPostReader } from '../post-reader.server.ts';

const kinds = realPostgresMissing ? ['embedded'] : ['embedded', 'server'];
const asha: Admin = { role: 'admin', userId: 'asha', email: 'asha@example.com', name: 'Asha' };
const hindi = languages.find(({ code }) => code === 'hi') ?? english;
const words = { title: 'What brokers ask', summary: 'Ten questions.', topic: 'Calls', body: '## First\n\nWords.' };

describe.each(kinds)('the posts on the %s database', (kind) => {
  let dataDir: string;
  let postgres: RealPostgres | undefined;
  let database: Database;

  beforeAll(async () => {
    dataDir = await makeDataDir('posts');
    postgres = kind === 'server' ? await openRealPostgres() : undefined;
    await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
    database = await openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
    await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const add = async (body: object) =>
    (await createTableStore(database).insert(asha, 'posts', body)) as unknown as StoredPost;
  const change = async (id: string, body: object) =>
    (await createTableStore(database).update(asha, 'posts', id, body)) as unknown as StoredPost;
  const find = (slug: string, language = english) => createPostReader(database).find(slug, language);

  it('begin with seven, newest first, each of 500 to 1000 words under an address of words and hyphens', async () => {
    const posts = await createPostReader(database).newest(100);
    expect(posts).toHaveLength(7);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const { slug, html, minutes, headings } of posts) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      const count = html
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/).length;
      expect(count, slug).toBeGreaterThanOrEqual(500);
      expect(count, slug).toBeLessThanOrEqual(1000);
      expect(minutes, slug).toBeGreaterThanOrEqual(3);
      expect(headings.length, slug).toBeGreaterThanOrEqual(2);
    }
    const listed = await createPostReader(database).list(english);
    expect(listed.map(({ slug, minutes }) => [slug, minutes])).toEqual(
      posts.map(({ slug, minutes }) => [slug, minutes]),
    );
  });

  it('know what was published before and after them', async () => {
    const posts = await createPostReader(database).list(english);
    const middle = await find(posts[1]?.slug ?? '');
    expect(middle?.newer?.slug).toBe(posts[0]?.slug);
    expect(middle?.older?.slug).toBe(posts[2]?.slug);
    expect((await find(posts[0]?.slug ?? ''))?.newer).toBeUndefined();
    expect(await find('no-such-post')).toBeUndefined();
  });

  it('stand in the feed by their whole address, with text and time', async () => {
    const posts = await createPostReader(database).newest(30);
    const feed = writeFeed(posts, 'https://parley.example');
    expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/);
    expect(feed.match(/<item>/g)).toHaveLength(posts.length);
    for (const { slug, publishedAt } of posts) {
      expect(feed).toContain(`<link>https://parley.example/blog/${slug}</link>`);
      expect(feed).toContain(new Date(publishedAt).toUTCString());
    }
    expect(feed).toContain('<atom:link href="https://parley.example/blog/rss.xml" rel="self"');
    expect(feed).toContain('<content:encoded><![CDATA[');
    expect(feed).toContain('href="https://parley.example/privacy-policy"');
    expect(feed).not.toContain('href="/');
  });

  it('are drafts until they are published, and then show with their time', async () => {
    const draft = await add(words);
    expect(draft).toMatchObject({ slug: 'what-brokers-ask', is_published: false, published_at: null });
    expect(await find(draft.slug)).toBeUndefined();
    const { published_at: at } = await change(draft.id, { is_published: true });
    expect(Math.abs(Date.parse(at ?? '') - Date.now())).toBeLessThan(60_000);
    const found = await find(draft.slug);
    expect(found?.post).toMatchObject({ title: words.title, minutes: 1, author: null, cover: null });
    expect(found?.post.html).toContain('<h2 id="first">First</h2>');
    await change(draft.id, { is_published: false });
    expect(await find(draft.slug)).toBeUndefined();
  });

  it('can be written ahead: they show when their time has come, by themselves', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const post = await add({ ...words, title: 'Ahead of time', is_published: true, published_at: soon });
    expect(await find(post.slug)).toBeUndefined();
    expect((await createPostReader(database).list(english)).some(({ slug }) => slug === post.slug)).toBe(false);
    await change(post.id, { published_at: new Date(Date.now() - 1000).toISOString() });
    expect((await find(post.slug))?.post.title).toBe('Ahead of time');
  });

  it('take the next free slug, and another one only with another title', async () => {
    const rows = await Promise.all([1, 2, 3].map(() => add({ ...words, title: 'Same title' })));
    expect(rows.map(({ slug }) => slug).sort()).toEqual(['same-title', 'same-title-1', 'same-title-2']);
    const [row] = rows;
    expect((await change(row?.id ?? '', { summary: 'Other.' })).slug).toBe(row?.slug);
    expect((await change(row?.id ?? '', { title: 'लखनऊ' })).slug).toBe('post');
  });

  it('are read in Hindi where they have it, else in English', async () => {
    const inHindi = { title_hi: 'पहला सवाल', summary_hi: 'दस सवाल।', body_hi: '## पहला\n\nशब्द।' };
    const both = await add({ ...words, ...inHindi, title: 'In both', is_published: true });
    const found = await find(both.slug, hindi);
    expect(found?.post).toMatchObject({ title: 'पहला सवाल', isTranslated: true, hasHindi: true });
    expect(found?.post.headings).toEqual([{ id: 'पहला', text: 'पहला' }]);
    const half = await add({ ...words, title: 'Half', title_hi: 'आधा', is_published: true });
    expect((await find(half.slug, hindi))?.post).toMatchObject({ title: 'Half', isTranslated: false, hasHindi: false });
  });

  it('hold no program, whatever was written in them', async () => {
    const body = 'Hi <script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1))';
    const { slug } = await add({ ...words, title: 'Hostile', body, is_published: true });
    expect((await find(slug))?.post.html).toBe('<p>Hi  <a>x</a></p>\n');
  });

  it('are changed by admins alone, and each change is written down [W-6.17]', async () => {
    const { id } = await add({ ...words, title: 'Noted' });
    const { rows } = await asRole(database, asha, (transaction) =>
      sql<{ user_id: string; action: string }>`
        select user_id, action from site.audit_log where table_name = 'posts' and row_id = ${id}`.execute(transaction),
    );
    expect(rows).toEqual([{ user_id: 'asha', action: 'insert' }]);
    for (const actor of [{ role: 'anon' }, { role: 'user', userId: 'u' }] as const)
      for (const statement of [
        'select * from site.posts',
        'update site.posts set is_published = true',
        'delete from site.posts',
      ])
        await expect(asRole(database, actor, (transaction) => sql.raw(statement).execute(transaction))).rejects.toThrow(
          /permission denied/,
        );
  });
});
