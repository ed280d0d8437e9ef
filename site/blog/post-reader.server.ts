import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { type RawBuilder, sql } from 'kysely';
import { isSlug } from '../case-studies/slug.ts';
import { english, type Language } from '../languages/languages.ts';
import { markdownToHtml } from '../pages/markdown.server.ts';
import { renderSafeHtml } from '../pages/safe-html.server.ts';
import type { Post, PostReader, PostSummary } from './post.ts';
import { readingMinutes } from './reading-minutes.ts';

const maxListed = 500;

interface SummaryRow {
  slug: string;
  title: string;
  summary: string;
  topic: string;
  heard: string | null;
  heard_lang: string | null;
  published_at: Date;
  words: number;
  is_translated: boolean;
  has_hindi: boolean;
  author_name: string | null;
  cover_image: string | null;
  cover_alt: string | null;
}

const hasHindi = sql`(title_hi is not null and summary_hi is not null and body_hi is not null)`;

function columnsIn({ code }: Language): RawBuilder<unknown> {
  const isTranslated = code === 'hi' ? hasHindi : code === 'en' ? sql`true` : sql`false`;
  const inLanguage = (name: string) =>
    code === 'hi'
      ? sql`case when ${hasHindi} then ${sql.ref(`${name}_hi`)} else ${sql.ref(name)} end`
      : sql`${sql.ref(name)}`;
  return sql`slug, topic, heard, heard_lang, published_at, author_name, cover_image, cover_alt,
    ${inLanguage('title')} as title, ${inLanguage('summary')} as summary, ${inLanguage('body')} as body,
    ${isTranslated} as is_translated, ${hasHindi} as has_hindi`;
}

/** Posts in the database, as visitors may reach them. */
export function createPostReader(database: Database): PostReader {
  const read = <Row>(query: RawBuilder<Row>): Promise<Row[]> =>
    asRole(database, { role: 'anon' }, async (transaction) => (await query.execute(transaction)).rows);

  const list = async (language: Language) => {
    const rows = await read(sql<SummaryRow>`
      select slug, title, summary, topic, heard, heard_lang, published_at, author_name, cover_image, cover_alt,
             is_translated, has_hindi, array_length(regexp_split_to_array(btrim(body), '\\s+'), 1) as words
        from (select ${columnsIn(language)} from site.get_public_posts() limit ${maxListed}) as posts`);
    return rows.map(toSummary);
  };
  return {
    list,
    async find(slug, language) {
      if (!isSlug(slug)) return undefined;
      const [rows, all] = await Promise.all([
        read(sql<SummaryRow & { body: string }>`
          select ${columnsIn(language)} from site.get_public_posts() where slug = ${slug}`),
        list(language),
      ]);
      const [row] = rows;
      const at = all.findIndex((post) => post.slug === slug);
      return row && { post: toPost(row), newer: all[at - 1], older: all[at + 1] };
    },
    async newest(limit) {
      const rows = await read(sql<SummaryRow & { body: string }>`
        select ${columnsIn(english)} from site.get_public_posts() limit ${limit}`);
      return rows.map(toPost);
    },
  };
}

function toSummary(row: SummaryRow): PostSummary {
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    topic: row.topic,
    heard: row.heard ?? '',
    heardLang: row.heard_lang ?? undefined,
    date: indianDay.format(row.published_at),
    publishedAt: row.published_at.toISOString(),
    minutes: readingMinutes(row.words),
    isTranslated: row.is_translated,
    hasHindi: row.has_hindi,
    author: row.author_name,
    cover: row.cover_image ? { src: row.cover_image, alt: row.cover_alt ?? '' } : null,
  };
}

function toPost({ body, ...row }: SummaryRow & { body: string }): Post {
  const words = body.trim().split(/\s+/).length;
  return { ...toSummary({ ...row, words }), ...renderSafeHtml(markdownToHtml(body)) };
}

/** Writes a day as `YYYY-MM-DD`. */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
