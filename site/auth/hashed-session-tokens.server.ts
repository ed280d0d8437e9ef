import { createHash } from 'node:crypto';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { Database } from '@parley/kit-server/database';
import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types';

/**
 * The auth library's adapter with one change: of a session's token only the hash reaches the database, so that a stolen
 * copy of the tables signs nobody in. The library compares and hands out tokens as ever: a token in a condition or in
 * new data is hashed on the way in, and where the caller named the token it is put back on the way out. A row found by
 * anything else (a list of a user's sessions) keeps the hash, because nobody knows the token any more.
 */
export function hashedSessionTokens(database: Database): (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions> {
  const db = database.db<unknown>().withSchema('site');
  const makeAdapter = kyselyAdapter(db, { type: 'postgres', transaction: true });
  return (options) => {
    const adapter = makeAdapter(options);
    return {
      ...withHashing(adapter),
      transaction: (work) => adapter.transaction((inner) => work(withHashing(inner))),
    };
  };
}

/** What is stored in place of a session's token. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function withHashing(inner: DBTransactionAdapter<BetterAuthOptions>): DBTransactionAdapter<BetterAuthOptions> {
  return {
    ...inner,
    async create<Data extends Record<string, unknown>, Row = Data>(
      query: Parameters<typeof inner.create>[0],
    ): Promise<Row> {
      if (query.model !== 'session') return inner.create<Data, Row>(query as never);
      const token: unknown = query.data.token;
      if (typeof token !== 'string') throw new Error('A session cannot be kept without its token');
      const row = await inner.create<Data, Row>({
        ...query,
        data: { ...query.data, token: hashSessionToken(token) },
      } as never);
      return { ...row, token };
    },
    findOne: async (query) => restore(await inner.findOne(hashed(query)), query),
    findMany: async <Row>(query: Parameters<typeof inner.findMany>[0]) => {
      const rows = await inner.findMany<Row>(hashed(query));
      return rows.map((row) => restore(row, query));
    },
    update: async (query) => restore(await inner.update(hashed(query)), query),
    consumeOne: async (query) => restore(await inner.consumeOne(hashed(query)), query),
    count: (query) => inner.count(hashed(query)),
    updateMany: (query) => inner.updateMany(hashed(query)),
    delete: (query) => inner.delete(hashed(query)),
    deleteMany: (query) => inner.deleteMany(hashed(query)),
  };
}

interface Query {
  model: string;
  where?: Where[] | undefined;
}

function hashed<Given extends Query>(query: Given): Given {
  if (query.model !== 'session' || !query.where) return query;
  return {
    ...query,
    where: query.where.map((condition) => {
      if (condition.field !== 'token') return condition;
      const value = condition.value;
      if (Array.isArray(value)) return { ...condition, value: value.map((token) => hashSessionToken(String(token))) };
      return { ...condition, value: hashSessionToken(String(value)) };
    }),
  };
}

function restore<Row>(row: Row, query: Query): Row {
  if (query.model !== 'session' || row === null || typeof row !== 'object' || !('token' in row)) return row;
  const named = (query.where ?? [])
    .filter((condition) => condition.field === 'token')
    .flatMap((condition) => (Array.isArray(condition.value) ? condition.value : [condition.value]))
    .map(String);
  const token = named.find((candidate) => hashSessionToken(candidate) === row.token);
  return token === undefined ? row : { ...row, token };
}
