import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { requireAdmin } from '../admin/admin-access.server.ts';
import type { Viewer } from '../auth/viewer.ts';
import { SiteError } from '../server/site-error.ts';
import type { LibraryFile, LibraryPage, LibraryQuery, MediaChanges, MediaLibrary, MediaUse } from './media-library.ts';
import type { MediaStorage } from './media-storage.server.ts';
import type { MediaUploader, NewMediaFile } from './media-upload.server.ts';
import { atWidth, storedAt } from './stored-path.ts';

export interface MediaLibraryOptions {
  database: Database;
  storage: MediaStorage;
  uploader: MediaUploader;
}

type Work<Result> = (transaction: Transaction<unknown>) => Promise<Result>;
type FoundFile = Omit<LibraryFile, 'uploaded_at'> & { uploaded_at: Date; exact_time: string };

const columns = sql`id, file_name, original_name, file_type, use_case, storage_url, content_type, file_size, alt_text,
  is_active, uploaded_at, uploaded_at::text as exact_time, width, height, widths, poster_url`;

/** The admin's media on the site's own database and storage. */
export function createMediaLibrary({ database, storage, uploader }: MediaLibraryOptions): MediaLibrary {
  const asAdmin = <Result>(viewer: Viewer, work: Work<Result>) => {
    const { role, userId } = requireAdmin(viewer);
    return asRole(database, { role, userId }, work);
  };
  const find = (viewer: Viewer, id: string) =>
    asAdmin(viewer, async (transaction) => {
      if (!isId(id)) return undefined;
      const { rows } = await sql<FoundFile>`select ${columns} from site.media_files where id = ${id}::uuid`.execute(
        transaction,
      );
      return rows[0] && toLibraryFile(rows[0]);
    });
  return {
    list: (viewer, query) => asAdmin(viewer, (transaction) => listFiles(transaction, query)),
    async change(viewer, id, changes) {
      return asAdmin(viewer, (transaction) => changeFile(transaction, id, changes));
    },
    async uses(viewer, id) {
      const file = await find(viewer, id);
      return file && asAdmin(viewer, (transaction) => findUses(transaction, file));
    },
    async remove(viewer, id, { evenIfUsed }) {
      const file = await find(viewer, id);
      if (!file) return undefined;
      const uses = await asAdmin(viewer, (transaction) => findUses(transaction, file));
      if (uses.length > 0 && !evenIfUsed) throw SiteError.mediaInUse();
      // The files go first: a row whose files could not be removed can be deleted once more, a file without a row not.
      try {
        for (const url of addressesOf(file)) {
          const stored = storedAt(url);
          if (stored) await storage.remove(stored.bucket, stored.path);
        }
      } catch (error) {
        throw SiteError.storageUnreachable(error);
      }
      await asAdmin(viewer, (transaction) =>
        sql`delete from site.media_files where id = ${id}::uuid`.execute(transaction),
      );
      return file;
    },
    async upload(viewer, upload) {
      requireAdmin(viewer);
      return uploader.take(upload, (file) => asAdmin(viewer, (transaction) => insertFile(transaction, file)));
    },
    async giveStill(viewer, id, { width, height, ...still }) {
      const file = await find(viewer, id);
      if (file?.file_type !== 'video' || file.poster_url) return undefined;
      return uploader.takeStill(still, file.use_case, (address) =>
        asAdmin(viewer, (transaction) => setStill(transaction, { id, address, width, height })),
      );
    },
  };
}

async function listFiles(transaction: Transaction<unknown>, query: LibraryQuery): Promise<LibraryPage> {
  const { fileType, useCase, isActive, search, limit } = query;
  const matches = sql`${isActive === undefined ? sql`true` : sql`is_active = ${isActive}`}
    and ${useCase === undefined ? sql`true` : sql`use_case = ${useCase}`}
    and ${fileType === undefined ? sql`true` : sql`file_type = ${fileType}`}
    and ${search ? sql`strpos(lower(concat_ws(' ', original_name, alt_text, use_case)), lower(${search})) > 0` : sql`true`}`;
  const cursor = parseCursor(query.cursor);
  const after = cursor ? sql`(uploaded_at, id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql`true`;
  const counted = await sql<{ total: number; use_cases: string[] }>`
    select (select count(*)::int from site.media_files where ${matches}) as total,
           array(select distinct use_case from site.media_files where use_case is not null order by 1) as use_cases`.execute(
    transaction,
  );
  // One more than asked for tells whether there is a next page.
  const { rows } = await sql<FoundFile>`
    select ${columns} from site.media_files where ${matches} and ${after}
     order by uploaded_at desc, id desc limit ${limit + 1}`.execute(transaction);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    files: page.map(toLibraryFile),
    total: counted.rows[0]?.total ?? 0,
    nextCursor: rows.length > limit && last ? encodeCursor(last) : null,
    useCases: counted.rows[0]?.use_cases ?? [],
  };
}

async function changeFile(transaction: Transaction<unknown>, id: string, changes: MediaChanges) {
  if (!isId(id)) return undefined;
  const { alt_text: alt, use_case: useCase, is_active: isActive } = changes;
  const { rows } = await sql<FoundFile>`
    update site.media_files
       set alt_text = ${alt === undefined ? sql`alt_text` : sql`${alt}`},
           use_case = ${useCase === undefined ? sql`use_case` : sql`${useCase}`},
           is_active = ${isActive === undefined ? sql`is_active` : sql`${isActive}`}
     where id = ${id}::uuid returning ${columns}`.execute(transaction);
  return rows[0] && toLibraryFile(rows[0]);
}

async function insertFile(transaction: Transaction<unknown>, file: NewMediaFile): Promise<LibraryFile> {
  const { rows } = await sql<FoundFile>`
    insert into site.media_files (file_name, original_name, file_type, use_case, storage_url, content_type, file_size,
                                  is_active, alt_text, width, height, widths, poster_url)
    values (${file.file_name}, ${file.original_name}, ${file.file_type}, ${file.use_case}, ${file.storage_url},
            ${file.content_type}, ${file.file_size}, true, ${file.alt_text}, ${file.width}, ${file.height},
            ${file.widths}, ${file.poster_url})
    returning ${columns}`.execute(transaction);
  if (!rows[0]) throw new Error('The row of an uploaded file did not come back');
  return toLibraryFile(rows[0]);
}

interface StillRow {
  id: string;
  address: string;
  width: number;
  height: number;
}

/** Throws when the video has gone meanwhile, or has got a still. */
async function setStill(transaction: Transaction<unknown>, { id, address, width, height }: StillRow) {
  const { rows } = await sql<FoundFile>`
    update site.media_files
       set poster_url = ${address}, width = coalesce(width, ${width}), height = coalesce(height, ${height})
     where id = ${id}::uuid and poster_url is null returning ${columns}`.execute(transaction);
  if (!rows[0]) throw SiteError.noSingleRow();
  return toLibraryFile(rows[0]);
}

/** Everything that names one of the file's addresses, published or not. */
async function findUses(transaction: Transaction<unknown>, file: LibraryFile): Promise<MediaUse[]> {
  const addresses = addressesOf(file);
  const within = addresses.map((address) => `%${address.replace(/[%_\\]/g, '\\$&')}%`);
  const { rows } = await sql<MediaUse>`
    select 'case study' as place, title as name from site.case_studies
     where featured_image = any(${addresses}) or company_logo = any(${addresses}) or video = any(${addresses})
    union all
    select 'testimonial', name from site.testimonials where image = any(${addresses})
    union all
    select 'post', title from site.posts
     where cover_image = any(${addresses}) or concat(body, body_hi) like any(${within})
    union all
    select 'page', p.page from site.pages p
      join site.page_versions v on (v.page, v.language, v.number) = (p.page, p.language, p.published_number)
     where v.content ->> 'body' like any(${within})
    union all
    select 'site configuration', coalesce(image ->> 'description', image ->> 'field', image ->> 'id', 'an image')
      from site.site_config,
           jsonb_array_elements(case jsonb_typeof(config -> 'images') when 'array' then config -> 'images' else '[]' end) as image
     where image ->> 'url' = any(${addresses})
     order by 1, 2`.execute(transaction);
  return rows;
}

/** Where the file itself, its copies and its still lie. */
export function addressesOf({
  storage_url: url,
  widths,
  poster_url: poster,
}: Pick<LibraryFile, 'storage_url' | 'widths' | 'poster_url'>): string[] {
  return [url, ...widths.map((width) => atWidth(url, width)), ...(poster ? [poster] : [])];
}

function toLibraryFile({ exact_time: _, uploaded_at: uploadedAt, ...file }: FoundFile): LibraryFile {
  return { ...file, uploaded_at: uploadedAt.toISOString() };
}

function isId(id: string): boolean {
  return z.uuid().safeParse(id).success;
}

const CursorSchema = z.object({
  at: z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-][\d:]+$/),
  id: z.uuid(),
});

function encodeCursor({ exact_time: at, id }: FoundFile): string {
  return Buffer.from(JSON.stringify({ at, id })).toString('base64url');
}

function parseCursor(cursor: string | undefined): z.infer<typeof CursorSchema> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return CursorSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data;
  } catch {
    // Not ours, or cut off on the way: the list starts at its top.
    return undefined;
  }
}
