import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '@parley/kit-base/clock';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page in each encoding that browsers take. */
export interface CachedPage {
  status: number;
  headers: Headers;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

interface Entry {
  page: Promise<CachedPage>;
  until: number;
}

export interface PageCacheOptions {
  clock: Clock;
  /** How old a page may be when it is sent. Milliseconds. */
  maxAgeMs: number;
  maxEntries: number;
}

/**
 * Keeps public pages for a moment, so that a rush of visitors costs one rendering. Requests for a page that is being
 * rendered wait for that rendering. Failures and other answers than 200 are not kept.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get(path: string, render: () => Promise<Response>): Promise<CachedPage> {
    const { clock, maxAgeMs, maxEntries } = this.#options;
    const known = this.#entries.get(path);
    if (known && known.until > clock.now()) return known.page;
    const page = render().then(toCachedPage);
    this.#entries.delete(path);
    if (this.#entries.size >= maxEntries) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    const entry: Entry = { page, until: Number.POSITIVE_INFINITY };
    this.#entries.set(path, entry);
    const forget = () => {
      if (this.#entries.get(path) === entry) this.#entries.delete(path);
    };
    page.then(({ status }) => {
      entry.until = clock.now() + maxAgeMs;
      if (status !== 200) forget();
    }, forget);
    return page;
  }
}

async function toCachedPage(response: Response): Promise<CachedPage> {
  const plain = Buffer.from(await response.arrayBuffer());
  const [small, smaller] = await Promise.all([
    compressGzip(plain, { level: 6 }),
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return { status: response.status, headers: response.headers, plain, gzip: small, brotli: smaller };
}

/** The answer with a page, in the best encoding that the request accepts. */
export function sendPage(page: CachedPage, acceptEncoding: string): Response {
  const headers = new Headers(page.headers);
  headers.append('vary', 'accept-encoding');
  let body = page.plain;
  if (/\bbr\b/.test(acceptEncoding)) {
    headers.set('content-encoding', 'br');
    body = page.brotli;
  } else if (/\bgzip\b/.test(acceptEncoding)) {
    headers.set('content-encoding', 'gzip');
    body = page.gzip;
  }
  headers.set('content-length', String(body.length));
  return new Response(new Uint8Array(body), { status: page.status, headers });
}
