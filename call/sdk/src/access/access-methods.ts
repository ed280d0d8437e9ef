import { CallPart } from '../call-part.ts';
import { requireCallObject, requireJoined } from '../core/gates.ts';
import { requestOrThrow } from '../core/replies.ts';
import { SdkError } from '../sdk-error.ts';
import type {
  DailyAccess,
  DailyAccessRequest,
  DailyAccessState,
  DailyWaitingParticipant,
  DailyWaitingParticipantUpdateOptions,
} from '../surface/participant.ts';

/** Being let in, and letting others in. */
export class AccessMethods extends CallPart {
  /** How far one is let in; `{ access: "unknown" }` until the room was asked. Only for call objects. */
  accessState(): DailyAccessState {
    requireCallObject(this.core, 'accessState()');
    return this.core.facts.access;
  }

  /** Who knocks, by id. */
  waitingParticipants(): Record<string, DailyWaitingParticipant> {
    requireCallObject(this.core, 'waitingParticipants()');
    return this.core.facts.waiting;
  }

  /** Admits or turns away one who waits. Rejects with the machine's reason when one may not. */
  async updateWaitingParticipant(id = '', updates: DailyWaitingParticipantUpdateOptions = {}): Promise<{ id: string }> {
    requireCallObject(this.core, 'updateWaitingParticipant()');
    requireJoined(this.core, 'updateWaitingParticipant()');
    if (typeof id !== 'string' || typeof updates !== 'object') {
      throw SdkError.invalidArgument('updateWaitingParticipant() must take an id string and a updates object');
    }
    const reply = await requestOrThrow(this.core, 'daily-method-update-waiting-participant', { id, updates });
    return { id: orRefused(reply.id, 'updateWaitingParticipant') as string };
  }

  /** The same for several at once, by id; `*` is everybody who waits. Resolves with the ids. */
  async updateWaitingParticipants(
    updatesById: Readonly<Record<string, DailyWaitingParticipantUpdateOptions>> = {},
  ): Promise<{ ids: string[] }> {
    requireCallObject(this.core, 'updateWaitingParticipants()');
    requireJoined(this.core, 'updateWaitingParticipants()');
    if (typeof updatesById !== 'object') {
      throw SdkError.invalidArgument('updateWaitingParticipants() must take a mapping between ids and update objects');
    }
    const reply = await requestOrThrow(this.core, 'daily-method-update-waiting-participants', { updatesById });
    return { ids: orRefused(reply.ids, 'updateWaitingParticipants') as string[] };
  }

  /** Knocks. Resolves when somebody has decided. */
  async requestAccess({ access = { level: 'full' }, name = '' }: Partial<DailyAccessRequest> = {}): Promise<{
    access: DailyAccess;
    granted: boolean;
  }> {
    requireCallObject(this.core, 'requestAccess()');
    requireJoined(this.core, 'requestAccess()');
    const reply = await requestOrThrow(this.core, 'daily-method-request-access', { access, name });
    return { access: orRefused(reply.access, 'requestAccess') as DailyAccess, granted: reply.granted as boolean };
  }
}

/** What was asked for; a machine that neither gives it nor says why has failed. */
function orRefused(value: unknown, method: string): unknown {
  if (!value) throw SdkError.refusedBy(method, undefined);
  return value;
}
