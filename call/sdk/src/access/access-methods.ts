import { CallPart } from '../call-part.ts';
import { requireCallObject } from '../core/gates.ts';
import type { DailyAccessState } from '../surface/participant.ts';

/** Being let in, and letting others in. */
export class AccessMethods extends CallPart {
  accessState(): DailyAccessState {
    requireCallObject(this.core, 'accessState()');
    return this.core.facts.access;
  }
}
