import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';
import { requireJoined } from '../core/gates.ts';
import { requestOrThrow, withoutStamp } from '../core/replies.ts';
import { SdkError } from '../sdk-error.ts';
import type {
  DailyDialOutSession,
  DailySendDtmfOptions,
  DailySipCallTransferOptions,
  DailySipReferOptions,
  DailyStartDialoutOptions,
} from '../surface/dial-out.ts';
import { dialOutProblem, tonesProblem, transferProblem } from './check-dial-out.ts';

type Reply = Record<string, unknown>;

/** Calling phones and SIP addresses into the meeting, and handing such calls over. */
export class DialOutMethods extends CallPart {
  /**
   * Calls a telephone or a SIP address into the meeting; resolves with the session once it is under way, and goes on as
   * `dialout-connected`, `-answered`, `-stopped`. Rejects outside a meeting, on wrong options (spec 001 §5) and when
   * the server refuses.
   */
  async startDialOut(options: DailyStartDialoutOptions): Promise<Reply & { session?: DailyDialOutSession }> {
    requireJoined(this.core, 'startDialOut()');
    refuse(dialOutProblem(options as Readonly<Record<string, unknown>>), 'Error starting dial out: ');
    return await ask(this.core, 'dialout-start', options);
  }

  /**
   * Hangs up; resolves with the server's reply, which the contract's type leaves out. Throws outside a meeting; rejects
   * when the server refuses.
   */
  stopDialOut(options: DailyDialOutSession): Promise<void> {
    requireJoined(this.core, 'stopDialOut()');
    return ask(this.core, 'dialout-stop', options) as Promise<never>;
  }

  /** Presses keys in such a call. Rejects outside a meeting, on wrong options and when the server refuses. */
  async sendDTMF(options: DailySendDtmfOptions): Promise<void> {
    requireJoined(this.core, 'sendDTMF()');
    refuse(tonesProblem(options));
    return (await ask(this.core, 'send-dtmf', options)) as never;
  }

  /** Hands such a call over to another SIP address or telephone; the server stays between the two. Rejects likewise. */
  async sipCallTransfer(options: DailySipCallTransferOptions): Promise<void> {
    requireJoined(this.core, 'sipCallTransfer()');
    refuse(transferProblem(options, { method: 'sipCallTransfer', refers: false }));
    return (await ask(this.core, 'sip-call-transfer', { ...options, useSipRefer: false })) as never;
  }

  /** Asks the other side to call another SIP address itself, and leaves. Rejects likewise. */
  async sipRefer(options: DailySipReferOptions): Promise<void> {
    requireJoined(this.core, 'sipRefer()');
    if (!options) refuse('sessionId and toEndPoint are mandatory parameter');
    refuse(transferProblem(options, { method: 'sipRefer', refers: true }));
    return (await ask(this.core, 'sip-call-transfer', { ...options, useSipRefer: true })) as never;
  }
}

function refuse(problem: string | undefined, prefix = ''): void {
  if (problem !== undefined) throw SdkError.invalidArgument(prefix + problem);
}

async function ask(core: CallCore, action: string, options: object): Promise<Reply> {
  return withoutStamp(await requestOrThrow(core, action, options));
}
