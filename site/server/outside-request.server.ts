import { lookup as resolveName } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { AppError } from '@parley/kit-base/app-error';
import ipaddr from 'ipaddr.js';

/** Why an address that somebody gave us was not asked. */
export class OutsideError extends AppError<'address-refused' | 'no-answer'> {
  static refused(reason: string): OutsideError {
    return new OutsideError('address-refused', reason);
  }

  static noAnswer(error: unknown): OutsideError {
    const { code, name } = error as { code?: unknown; name?: unknown };
    const reason = typeof code === 'string' ? code : name === 'TimeoutError' ? 'it took too long' : 'the line broke';
    return new OutsideError('no-answer', `no answer: ${reason}`, { cause: error });
  }
}

export interface OutsidePost {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * Sends to addresses that people typed in. The name is resolved and each of its addresses checked in the connection
 * itself, so that no second look-up can lead elsewhere; addresses of this machine and of private networks are refused
 * unless the operator allows them. Redirects are not followed and no body is read.
 */
export class OutsideRequests {
  readonly #allowed: BlockList;

  /** `allowed`: addresses and networks such as `127.0.0.1, 10.1.0.0/16`, checked by the settings. */
  constructor(allowed = '') {
    this.#allowed = networksOf(allowed);
  }

  /** Resolves with the status that was answered. Throws an {@link OutsideError}. */
  post({ url, headers, body, timeoutMs, signal }: OutsidePost): Promise<number> {
    const target = new URL(url);
    const isSecure = target.protocol === 'https:';
    const host = target.hostname.replace(/^\[|\]$/g, '');
    const timeout = AbortSignal.timeout(timeoutMs);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
      lookup: this.#lookup(isSecure),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      agent: false,
    };
    return new Promise((resolve, reject) => {
      // A name is checked when it is resolved; an address is not resolved.
      const refusal = isIP(host) === 0 ? undefined : this.#refusal(host, isSecure);
      if (refusal) throw refusal;
      const request = (isSecure ? requestHttps : requestHttp)(target, options, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.on('error', (error) => {
        if (error instanceof OutsideError) reject(error);
        else reject(OutsideError.noAnswer(timeout.aborted ? timeout.reason : error));
      });
      request.end(body);
    });
  }

  #refusal(address: string, isSecure: boolean): OutsideError | undefined {
    if (this.#allowed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return undefined;
    if (ipaddr.process(address).range() !== 'unicast')
      return OutsideError.refused('the address is of a private network; WEBHOOK_PRIVATE_TARGETS can allow it');
    return isSecure ? undefined : OutsideError.refused('only https:// may leave this network');
  }

  #lookup(isSecure: boolean): LookupFunction {
    return (name, options, callback) => {
      resolveName(name, { ...options, all: true }, (error, found) => {
        if (error) return callback(error, []);
        for (const { address } of found) {
          const refusal = this.#refusal(address, isSecure);
          if (refusal) return callback(refusal, []);
        }
        const [first] = found;
        if (options.all || !first) return callback(null, found);
        return callback(null, first.address, first.family);
      });
    };
  }
}

function networksOf(list: string): BlockList {
  const networks = new BlockList();
  for (const part of list.split(',')) {
    const [address = '', prefix] = part.trim().split('/');
    if (address === '') continue;
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(prefix), family);
  }
  return networks;
}
