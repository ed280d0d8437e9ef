import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One bucket as Amazon S3 answers for it, in memory. */
export interface LocalS3 {
  endpoint: string;
  objects: Map<string, StoredObject>;
  /** Each request that was answered, as `PUT videos/a.mp4 200`. */
  log: string[];
  /** Answers the next requests that `matches` with 503, as a storage that is out of order. */
  failWhen(matches: (method: string, key: string) => boolean): void;
  close(): Promise<void>;
}

interface StoredObject {
  body: Buffer;
  headers: Record<string, string>;
  modified: Date;
}

export interface LocalS3Options {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * A server that keeps the rules of S3's REST interface which a client can break: the signature (version 4, of the
 * header kind) is computed anew from the request as it came, the hash of the body is compared with the one that was
 * signed, the clock may differ by 15 minutes, a PUT must say its length, and `If-None-Match: *` protects what is there.
 */
export async function startLocalS3(options: LocalS3Options): Promise<LocalS3> {
  const objects: LocalS3['objects'] = new Map();
  const log: string[] = [];
  let isOut: Parameters<LocalS3['failWhen']>[0] = () => false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '' } = request;
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const key = decodeURIComponent(path.replace(`/${options.bucket}/`, ''));
    const send = (
      status: number,
      code: string,
      headers: Record<string, string> = {},
      content: Buffer | string = '',
    ) => {
      log.push(`${method} ${key} ${status}`);
      const error = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
      const sent = status >= 400 ? error : content;
      response.writeHead(status, {
        'content-length': String(headers['content-length'] ?? Buffer.byteLength(sent)),
        ...headers,
      });
      response.end(method === 'HEAD' ? undefined : sent);
    };
    if (isOut(method, key)) return send(503, 'SlowDown');
    const problem = checkSignature(request, body, options);
    if (problem) return send(403, problem);
    if (!path.startsWith(`/${options.bucket}/`)) return send(404, 'NoSuchBucket');

    const found = objects.get(key);
    switch (method) {
      case 'PUT': {
        if (request.headers['content-length'] === undefined) return send(411, 'MissingContentLength');
        if (found && request.headers['if-none-match'] === '*') return send(412, 'PreconditionFailed');
        const { 'cache-control': cacheControl = '', 'content-type': type = 'binary/octet-stream' } = request.headers;
        const modified = new Date(Math.floor(Date.now() / 1000) * 1000);
        objects.set(key, { body, headers: { 'cache-control': cacheControl, 'content-type': type }, modified });
        return send(200, '');
      }
      case 'DELETE':
        objects.delete(key);
        return send(204, '');
      case 'HEAD':
      case 'GET': {
        if (!found) return send(404, 'NoSuchKey');
        const headers = { ...found.headers, 'last-modified': found.modified.toUTCString(), 'accept-ranges': 'bytes' };
        const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
        if (from === undefined)
          return send(200, '', { ...headers, 'content-length': String(found.body.length) }, found.body);
        const start = Number(from);
        if (start >= found.body.length) return send(416, 'InvalidRange');
        const end = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, found.body.length - 1);
        const range = `bytes ${start}-${end}/${found.body.length}`;
        return send(206, '', { ...headers, 'content-range': range }, found.body.subarray(start, end + 1));
      }
      default:
        return send(405, 'MethodNotAllowed');
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    log,
    failWhen(matches) {
      isOut = matches;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

/** The code of S3's refusal, or undefined when the request was signed with the key, by the book. */
function checkSignature(request: IncomingMessage, body: Buffer, options: LocalS3Options): string | undefined {
  const { headers, method = '' } = request;
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [keyId, day, region, service, end] = credential.split('/');
  if (keyId !== options.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== options.region || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  const [, year, month, date, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const at = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  if (!time.startsWith(day ?? '') || !(Math.abs(Date.now() - at) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (mustBeSigned.some((name) => !names.includes(name))) return 'AccessDenied';

  const [path = '', query = ''] = (request.url ?? '').split('?');
  const bodyHash = String(headers['x-amz-content-sha256']);
  const canonical = [
    method,
    // S3 encodes each part of the path once, all but the unreserved characters.
    path
      .split('/')
      .map((part) => encodeStrictly(decodeURIComponent(part)))
      .join('/'),
    query.split('&').filter(Boolean).sort().join('&'),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signed,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = ['aws4_request', 's3', region, day].reduceRight<Buffer | string>(
    (secret, part) => hmac(secret, part ?? ''),
    `AWS4${options.secretAccessKey}`,
  );
  const expected = hmac(key, toSign);
  if (!timingSafeEqual(expected, Buffer.from(signature.padEnd(64, '0'), 'hex'))) return 'SignatureDoesNotMatch';
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  return undefined;
}

function encodeStrictly(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
