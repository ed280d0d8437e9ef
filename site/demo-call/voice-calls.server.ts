import { AppError } from '@parley/kit-base/app-error';
import { z } from 'zod';

/** A call that is to be placed, as the voice platform's `POST /call` takes it. */
export interface OutboundCall {
  assistantId: string;
  /** Whose number the other side sees; without it the platform takes the one of its trunk. */
  phoneNumberId?: string;
  customer: { number: string; name: string };
  /** For our own reference, 40 characters at most. */
  name: string;
}

/**
 * Why no call was placed. `not-sent`: the platform never heard of it. `refused`: it said no. `unknown`: it may or may not
 * have dialled, so trying again could ring twice.
 */
export class VoiceCallError extends AppError<'not-sent' | 'refused' | 'unknown'> {
  static notSent(cause: unknown): VoiceCallError {
    return new VoiceCallError('not-sent', 'the voice platform cannot be reached', { cause });
  }

  static refused(status: number): VoiceCallError {
    return new VoiceCallError('refused', `the voice platform answered ${status}`);
  }

  static busy(status: number): VoiceCallError {
    return new VoiceCallError('not-sent', `the voice platform answered ${status}`);
  }

  static unknown(reason: string, cause?: unknown): VoiceCallError {
    return new VoiceCallError('unknown', reason, { cause });
  }
}

const MadeSchema = z.object({ id: z.string().min(1).max(100) });
const CallSchema = z.object({ status: z.string(), endedReason: z.string().max(200).optional() });
const timeoutMs = 20_000;
/** No connection was made, so nothing was sent. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** The platform says by these that it did nothing, and that later it might. */
const busyStatuses = new Set([429, 503]);

/** The part of a voice platform's REST that dials (spec 001 §7). */
export class VoiceCalls {
  readonly #base: string;
  readonly #headers: Record<string, string>;

  constructor(voiceUrl: string, privateKey: string) {
    this.#base = voiceUrl.replace(/\/+$/, '');
    this.#headers = { authorization: `Bearer ${privateKey}`, 'content-type': 'application/json' };
  }

  /** Has somebody called; resolves with the platform's id of the call. Throws a {@link VoiceCallError}. */
  async place(call: OutboundCall): Promise<string> {
    let response: Response;
    try {
      response = await fetch(`${this.#base}/call`, {
        method: 'POST',
        headers: this.#headers,
        body: JSON.stringify(call),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw neverSent.has(codeOf(error)) ? VoiceCallError.notSent(error) : VoiceCallError.unknown('no answer', error);
    }
    if (response.ok) {
      const made = MadeSchema.safeParse(await response.json().catch(() => undefined));
      if (!made.success) throw VoiceCallError.unknown('the answer names no call');
      return made.data.id;
    }
    await response.body?.cancel();
    if (busyStatuses.has(response.status)) throw VoiceCallError.busy(response.status);
    if (response.status < 500) throw VoiceCallError.refused(response.status);
    throw VoiceCallError.unknown(`the answer was ${response.status}`);
  }

  /** Why a call ended; undefined while it has not. */
  async endedReason(callId: string): Promise<string | undefined> {
    const response = await fetch(`${this.#base}/call/${encodeURIComponent(callId)}`, {
      headers: this.#headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw VoiceCallError.unknown(`the answer was ${response.status}`);
    }
    const { status, endedReason } = CallSchema.parse(await response.json());
    return status === 'ended' ? (endedReason ?? 'ended') : undefined;
  }
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : '';
}
