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

/** What the library knows of the files at these addresses, or of whose copies; nothing of addresses not its own. */
export async function readMediaFacts(
  transaction: Transaction<unknown>,
  addresses: ReadonlyArray<string | null | undefined>,
): Promise<Map<string, MediaFacts>> {
  const own = [...new Set(addresses)].filter((address): address is string => address?.startsWith('/media/') === true);
  if (own.length === 0) return new Map();
  const { rows } = await sql<FactsRow>`
    select * from site.get_media_facts(${own.map(wholeAddress)}::text[])`.execute(transaction);
  return new Map(
    own.flatMap((address) => {
      const found = rows.find((row) => row.address === wholeAddress(address));
      if (!found) return [];
      const { width, widths, alt_text: alt, poster_url: poster } = found;
      const facts = { srcSet: srcSetOf(found.address, width, widths), alt, poster: poster ?? undefined };
      return [[address, facts] as const];
    }),
  );
}

/** The file of which an address may be a narrower copy. */
function wholeAddress(address: string): string {
  return address.replace(/-w\d+(\.[a-z0-9]+)$/, '$1');
}
