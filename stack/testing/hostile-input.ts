/** What an attacker might send, drawn from one seed: the same seed makes the same input on every machine. */

export type Random = () => number;

/** Mulberry32: small, even enough, and the same everywhere. Numbers from 0 up to 1. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

export const hostileTexts = [
  '',
  ' ',
  '\0',
  'null',
  '%00',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%252e%252e%252f',
  '%c0%ae%c0%ae%c0%af',
  '..\\..\\windows\\win.ini',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table site.leads; --",
  "' or '1'='1",
  '#{7*7}{{7*7}}<%= 7*7 %>',
  '=HYPERLINK("http://evil.example")',
  '\r\nset-cookie: session=evil',
  '\u202egnp.exe',
  '\ud800',
  '\udfff\ud800',
  '😀'.repeat(50),
  'ｌｅａｄ',
  'ﷺ'.repeat(30),
  '__proto__',
  'constructor',
  'toString',
  'true',
  '-1',
  '1e999',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  '9'.repeat(400),
  'a'.repeat(5000),
  `${'a'.repeat(200)}@${'b.'.repeat(100)}com`,
  '(a+)+$',
  '\u0000'.repeat(20),
  'asha@example.com',
  '+919876543210',
  '2999-12-31T23:59:59Z',
  '-271821-04-20T00:00:00Z',
] as const;

const hostileNumbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, 4_294_967_296] as const;

/** Names of fields that routes of the products read, so that some bodies come far. */
const fieldNames = [
  'sheet_name', 'data', 'name', 'email', 'phone_number', 'client', 'source_page', 'consent_version', 'idempotency_key',
  'website', 'secret_names', 'keys', 'names', 'p_use_case', 'p_file_type', 'page', 'device', 'referrer', 'events',
  'path', 'age', 'event', 'startsAt', 'timeZone', 'note', 'id', 't', 'token', 'action', 'password', 'properties',
  'privacy', 'assistantId', 'origin', 'address', 'isOn', 'title', 'slug', 'is_published', 'alt_text', 'role', '_role',
  'user_id', '_user_id', '__proto__', 'constructor', 'prototype', 'length', 'toJSON', 'then', '\0', '',
] as const; // biome-ignore format: a list

/** A Map, for `constructor` is a field too. */
const plausible = new Map<string, readonly unknown[]>(
  Object.entries({
    sheet_name: ['calling_leads', 'confirmed_lead', 'email_subscription'],
    p_file_type: ['video', 'image', null],
    device: ['phone', 'tablet', 'desktop'],
    page: ['ab'.repeat(16)],
    privacy: ['public', 'private'],
    assistantId: ['demo'],
    timeZone: ['Asia/Kolkata', 'Etc/GMT+99'],
  }),
);

/** A value of any kind, nested a few levels. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random();
  if (kind < 0.35) return pick(random, hostileTexts);
  if (kind < 0.45) return pick(random, hostileNumbers);
  if (kind < 0.5) return pick(random, [true, false, null]);
  if (depth > 3) return null;
  if (kind < 0.65) return Array.from({ length: Math.floor(random() * 5) }, () => hostileValue(random, depth + 1));
  return hostileObject(random, depth);
}

function hostileObject(random: Random, depth: number): Record<string, unknown> {
  const entries = Array.from({ length: 1 + Math.floor(random() * 7) }, () => {
    const name = pick(random, fieldNames);
    const likely = plausible.get(name);
    return [name, likely && random() < 0.7 ? pick(random, likely) : hostileValue(random, depth + 1)] as const;
  });
  return Object.fromEntries(entries);
}

export interface HostileBody {
  type: string | undefined;
  bytes: Buffer;
}

const boundary = 'edge';

/** Bodies that are no honest JSON. */
const oddBodies: ReadonlyArray<(random: Random) => HostileBody> = [
  () => json('['.repeat(30_000)),
  () => json(`${'['.repeat(15_000)}${']'.repeat(15_000)}`),
  () => json(`${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`),
  () => json('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
  () => json('{"name":"a","name":{"toString":1}}'),
  () => json(`{"age":${'9'.repeat(20_000)}}`),
  () => json('{"value":1e99999,"other":-1e99999}'),
  () => json('{"a":"\\ud800","\\u0000":"\\u0000"}'),
  () => json('\ufeff{}'),
  () => json('undefined'),
  () => json('"text"'),
  () => json('NaN'),
  () => json(''),
  () => ({
    type: 'application/json',
    bytes: Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0xed, 0xa0, 0x80, 0xff, 0x22, 0x7d]),
  }),
  () => ({ type: 'application/json; charset=utf-7', bytes: Buffer.from('+AHsAIgBhACI-') }),
  (random) => ({ type: 'application/json', bytes: noise(random, 400) }),
  (random) => ({ type: 'application/octet-stream', bytes: noise(random, 4000) }),
  () => ({ type: 'text/plain', bytes: Buffer.from('{"sheet_name":"calling_leads"}') }),
  () => ({ type: 'application/x-www-form-urlencoded', bytes: Buffer.from('a=1&a[]=2&__proto__[x]=1&%ff=%00&=&&&') }),
  () => ({ type: undefined, bytes: Buffer.from('{}') }),
  () => ({ type: 'multipart/form-data', bytes: Buffer.from('no boundary is named') }),
  () => ({ type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.from(`--${boundary}\r\n`) }),
  () =>
    multipart('content-disposition: form-data; name="__proto__"; filename="../../x.svg"\r\n\r\n<svg onload=alert(1)>'),
  () => multipart(`content-disposition: form-data; name="${'n'.repeat(9000)}"\r\n\r\nx`),
  () => multipart('content-disposition: form-data; name="a"; filename="a\0.png"\r\ncontent-length: -1\r\n\r\n\0'),
  () => ({ type: `multipart/form-data; boundary=${'b'.repeat(3000)}`, bytes: Buffer.from('--b--') }),
];

function json(text: string): HostileBody {
  return { type: 'application/json', bytes: Buffer.from(text) };
}

function multipart(part: string): HostileBody {
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.from(`--${boundary}\r\n${part}\r\n--${boundary}--\r\n`),
  };
}

function noise(random: Random, most: number): Buffer {
  return Buffer.from(Array.from({ length: Math.floor(random() * most) }, () => Math.floor(random() * 256)));
}

/** Most are JSON of the right shape with wrong values: what comes furthest does most. */
export function hostileBody(random: Random): HostileBody {
  if (random() < 0.3) return pick(random, oddBodies)(random);
  return json(JSON.stringify(hostileObject(random, 0)));
}

const headerNames = [
  'x-forwarded-host', 'x-forwarded-proto', 'x-original-url', 'x-rewrite-url', 'x-http-method-override', 'forwarded',
  'range', 'if-range', 'if-none-match', 'if-modified-since', 'accept', 'accept-language', 'accept-encoding', 'cookie',
  'authorization', 'referer', 'sec-fetch-site', 'dnt', 'content-encoding', 'te', 'via', 'true-client-ip',
] as const; // biome-ignore format: a list

const headerValues = [
  'evil.example', 'http://evil.example/', '127.0.0.1', "' or 1=1 --", '*/*;q=1e99', 'bytes=0-0,1-1', 'bytes=-0', 'gzip',
  'Bearer ', `Bearer ${'x'.repeat(2000)}`, 'Bearer pk_e30.e30', 'Basic OjpbXQ==', 'session=%00; session=%ff; a', '=;=;;',
  `better-auth.session_token=${'a'.repeat(500)}.${'b'.repeat(40)}`, 'Thu, 99 Jan 0000 00:00:00 GMT', 'W/"', 'PUT',
  '../../../etc/passwd', 'hi-IN,*;q=-5', '(?:){99}', 'x'.repeat(6000), 'caf\xe9', 'null',
] as const; // biome-ignore format: a list

/** Up to three headers that a proxy, a cookie jar or an attacker might add. */
export function hostileHeaders(random: Random): Record<string, string> {
  const count = Math.floor(random() * 4);
  return Object.fromEntries(
    Array.from({ length: count }, () => [pick(random, headerNames), pick(random, headerValues)] as const),
  );
}

/** The path of a route with its parameters filled in, and a query. */
export function hostilePath(random: Random, path: string): string {
  const fill = () => encodeHalf(random, pick(random, hostileTexts).slice(0, 800));
  const filled = path.replaceAll(/\/:\w+(\{[^}]*\})?\??|\/\*/g, () => `/${fill()}`);
  if (random() < 0.6) return filled;
  const names = [
    'id',
    't',
    'token',
    'days',
    'search',
    'cursor',
    'limit',
    'select',
    'order',
    'offset',
    '__proto__',
    'a[]',
  ];
  const query = Array.from({ length: 1 + Math.floor(random() * 3) }, () => `${pick(random, names)}=${fill()}`);
  return `${filled}?${query.join('&')}`;
}

/** Encoded as it should be, or as little as a request line bears. */
function encodeHalf(random: Random, text: string): string {
  if (random() < 0.5) return encodeURIComponent(text.toWellFormed());
  return Array.from(text.toWellFormed(), (letter) =>
    /[!-"$-~]/.test(letter) && letter !== '?' ? letter : encodeURIComponent(letter),
  ).join('');
}
