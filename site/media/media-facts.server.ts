import { sql, type Transaction } from 'kysely';
import type { MediaFacts } from './media-file.ts';
import { srcSetOf } from './stored-path.ts';

interface FactsRow {
  address: string;
  width: number | null;
  widths: number[];
  alt_text: string;
  poster_url: string | null;
}

/** What the library knows of the files at these addresses; nothing of addresses that are not its own. */
export async function readMediaFacts(
  transaction: Transaction<unknown>,
  addresses: ReadonlyArray<string | null | undefined>,
): Promise<Map<string, MediaFacts>> {
  const own = [...new Set(addresses.filter((address) => address?.startsWith('/media/')))];
  if (own.length === 0) return new Map();
  const { rows } = await sql<FactsRow>`select * from site.get_media_facts(${own}::text[])`.execute(transaction);
  return new Map(
    rows.map(({ address, width, widths, alt_text: alt, poster_url: poster }) => [
      address,
      { srcSet: srcSetOf(address, width, widths), alt, poster: poster ?? undefined },
    ]),
  );
}
