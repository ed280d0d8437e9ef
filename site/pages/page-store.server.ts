import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql, type Transaction } from 'kysely';
import { requireAdmin } from '../admin/admin-access.server.ts';
import { checkFields } from '../admin/field-rules.ts';
import type { Viewer } from '../auth/viewer.ts';
import { english, type Language, languages } from '../languages/languages.ts';
import { SiteError } from '../server/site-error.ts';
import { builtInContent } from './built-in-pages.server.ts';
import { type PageContent, type PageName, type PageState, type PageVersion, pageSchemas } from './page-content.ts';
import { toSafeHtml } from './safe-html.server.ts';

type Code = Language['code'];

/** Which page, in which language. */
export interface PagePlace {
  page: PageName;
  language: Code;
}

export interface NewVersion {
  content: unknown;
  publish: boolean;
  /** The newest version that the writer knew; 0 before the first. Another one in the meantime is not written over. */
  base: number;
}

/** The texts of pages, as admins write them. Every call checks the viewer and runs with the viewer's database role. */
export interface PageStore {
  read(viewer: Viewer, place: PagePlace): Promise<PageState>;
  /** What a version says. Throws what answers 406 without such a version. */
  readVersion(viewer: Viewer, place: PagePlace, number: number): Promise<PageContent>;
  /** Keeps a new version and publishes it if asked to. */
  save(viewer: Viewer, place: PagePlace, version: NewVersion): Promise<PageState>;
  /** Publishes what an older version says, as a new version; 0 is the text that comes with the software. */
  restore(viewer: Viewer, place: PagePlace, number: number): Promise<PageState>;
}

type Work<Result> = (transaction: Transaction<unknown>) => Promise<Result>;

/** `onPublished` is told after each change that visitors will see. */
export function createPageStore(database: Database, onPublished: () => void): PageStore {
  const asAdmin = <Result>(viewer: Viewer, work: Work<Result>) => {
    const { role, userId } = requireAdmin(viewer);
    return asRole(database, { role, userId }, work);
  };
  return {
    read: (viewer, place) => asAdmin(viewer, (transaction) => readState(transaction, place)),
    readVersion: (viewer, place, number) =>
      asAdmin(viewer, async (transaction) => shown(place, await contentOf(transaction, place, number))),
    async save(viewer, place, { content, publish, base }) {
      const author = requireAdmin(viewer);
      const kept = checkedContent(place.page, content);
      const state = await asAdmin(viewer, async (transaction) => {
        const newest = await lockPage(transaction, place);
        const isRepeated = newest === base + 1 && (await isNewest(transaction, place, kept, author.userId));
        if (newest !== base && !isRepeated) throw SiteError.changedMeanwhile();
        if (!isRepeated)
          await addVersion(transaction, place, { number: base + 1, content: kept, restoredFrom: null, author });
        if (publish) await publishVersion(transaction, place, base + 1);
        return readState(transaction, place);
      });
      if (publish) onPublished();
      return state;
    },
    async restore(viewer, place, number) {
      const author = requireAdmin(viewer);
      const state = await asAdmin(viewer, async (transaction) => {
        const newest = await lockPage(transaction, place);
        const content = number === 0 ? null : await contentOf(transaction, place, number);
        await addVersion(transaction, place, { number: newest + 1, content, restoredFrom: number, author });
        await publishVersion(transaction, place, newest + 1);
        return readState(transaction, place);
      });
      onPublished();
      return state;
    },
  };
}

function checkedContent(page: PageName, content: unknown): PageContent {
  const result = checkFields(pageSchemas[page], content);
  if (!result.ok) throw SiteError.invalidFields(result.fields);
  const values = result.values as PageContent;
  return { ...values, body: toSafeHtml(values.body) };
}

/** One at a time writes a page. Returns the number of its newest version. */
async function lockPage(transaction: Transaction<unknown>, { page, language }: PagePlace): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`site.pages/${page}/${language}`}))`.execute(transaction);
  const { rows } = await sql<{ newest: number }>`
    select coalesce(max(number), 0) as newest from site.page_versions
     where page = ${page} and language = ${language}`.execute(transaction);
  return rows[0]?.newest ?? 0;
}

/** Whether the newest version is this very content by this author: a call whose answer was lost is made again. */
async function isNewest(
  transaction: Transaction<unknown>,
  { page, language }: PagePlace,
  content: PageContent,
  authorId: string,
): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select content = ${JSON.stringify(content)}::jsonb and author_id = ${authorId} as same from site.page_versions
     where page = ${page} and language = ${language} order by number desc limit 1`.execute(transaction);
  return rows[0]?.same === true;
}

interface AddedVersion {
  number: number;
  content: PageContent | null;
  restoredFrom: number | null;
  author: { userId: string; name: string };
}

async function addVersion(transaction: Transaction<unknown>, { page, language }: PagePlace, version: AddedVersion) {
  const { number, content, restoredFrom, author } = version;
  await sql`
    insert into site.page_versions (page, language, number, content, restored_from, author_id, author_name)
    values (${page}, ${language}, ${number}, ${content && JSON.stringify(content)}::jsonb, ${restoredFrom},
            ${author.userId}, ${author.name})`.execute(transaction);
}

async function publishVersion(transaction: Transaction<unknown>, { page, language }: PagePlace, number: number) {
  await sql`
    insert into site.pages (page, language, published_number) values (${page}, ${language}, ${number})
    on conflict (page, language) do update
       set published_number = excluded.published_number, published_at = current_timestamp`.execute(transaction);
}

async function contentOf(
  transaction: Transaction<unknown>,
  { page, language }: PagePlace,
  number: number,
): Promise<PageContent | null> {
  const { rows } = await sql<{ content: PageContent | null }>`
    select content from site.page_versions
     where page = ${page} and language = ${language} and number = ${number}`.execute(transaction);
  if (!rows[0]) throw SiteError.noSingleRow();
  return rows[0].content;
}

async function readState(transaction: Transaction<unknown>, place: PagePlace): Promise<PageState> {
  const { page, language } = place;
  const versions = await sql<Omit<PageVersion, 'created_at'> & { created_at: Date }>`
    select number, author_name, created_at, restored_from from site.page_versions
     where page = ${page} and language = ${language} order by number desc`.execute(transaction);
  const published = await sql<{ number: number; at: Date }>`
    select published_number as number, published_at as at from site.pages
     where page = ${page} and language = ${language}`.execute(transaction);
  const newest = versions.rows[0]?.number;
  const [now] = published.rows;
  return {
    builtIn: await shown(place, null),
    latest: await shown(place, newest === undefined ? null : await contentOf(transaction, place, newest)),
    published: now ? { number: now.number, at: now.at.toISOString() } : null,
    versions: versions.rows.map((version) => ({ ...version, created_at: version.created_at.toISOString() })),
  };
}

async function shown({ page, language }: PagePlace, content: PageContent | null): Promise<PageContent> {
  return content ?? builtInContent(page, languages.find(({ code }) => code === language) ?? english);
}
