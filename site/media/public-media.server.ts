import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import type { MediaFile, MediaQuery, PublicMedia } from './media-file.ts';

/** The public media in the database, read with a visitor's rights; all queries of one call are one statement. */
export function createPublicMedia(database: Database): PublicMedia {
  return {
    find(queries: readonly MediaQuery[]) {
      const asked = JSON.stringify(
        queries.map(({ useCase, fileType, limit }, place) => ({
          place,
          use_case: useCase,
          file_type: fileType,
          limit,
        })),
      );
      return asRole(database, { role: 'anon' }, async (transaction) => {
        const { rows } = await sql<MediaFile & { place: number }>`
          select asked.place, found.*
            from jsonb_to_recordset(${asked}::jsonb) as asked (place int, use_case text, file_type text, "limit" int)
           cross join lateral (
             select * from site.get_public_media(asked.use_case, asked.file_type) limit asked."limit"
           ) as found
           order by asked.place, found.uploaded_at desc, found.id`.execute(transaction);
        const answers: MediaFile[][] = queries.map(() => []);
        for (const { place, ...file } of rows) answers[place]?.push(file);
        return answers;
      });
    },
  };
}
