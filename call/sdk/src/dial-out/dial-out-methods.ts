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
  async startDialOut(options: DailyStartDialoutOptions): Promise<Reply & { session?: DailyDialOutSession }> {
    requireJoined(this.core, 'startDialOut()');
    refuse(dialOutProblem(options as Readonly<Record<string, unknown>>), 'Error starting dial out: ');
    return await ask(this.core, 'dialout-start', options);
  }

  /** Throws outside a meeting. */
  stopDialOut(options: DailyDialOutSession): Promise<Reply> {
    requireJoined(this.core, 'stopDialOut()');
    return ask(this.core, 'dialout-stop', options);
  }

  async sendDTMF(options: DailySendDtmfOptions): Promise<Reply> {
    requireJoined(this.core, 'sendDTMF()');
    refuse(tonesProblem(options));
    return await ask(this.core, 'send-dtmf', options);
  }

  async sipCallTransfer(options: DailySipCallTransferOptions): Promise<Reply> {
    requireJoined(this.core, 'sipCallTransfer()');
    refuse(transferProblem(options, { method: 'sipCallTransfer', refers: false }));
    return await ask(this.core, 'sip-call-transfer', { ...options, useSipRefer: false });
  }

  async sipRefer(options: DailySipReferOptions): Promise<Reply> {
    requireJoined(this.core, 'sipRefer()');
    if (!options) refuse('sessionId and toEndPoint are mandatory parameter');
    refuse(transferProblem(options, { method: 'sipRefer', refers: true }));
    return await ask(this.core, 'sip-call-transfer', { ...options, useSipRefer: true });
  }
}

function refuse(problem: string | undefined, prefix = ''): void {
  if (problem !== undefined) throw SdkError.invalidArgument(prefix + problem);
}

async function ask(core: CallCore, action: string, options: object): Promise<Reply> {
  return withoutStamp(await requestOrThrow(core, action, options));
}
