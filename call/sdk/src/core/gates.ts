import { SdkError } from '../sdk-error.ts';
import type { CallCore } from './call-core.ts';

/** Refuses what is possible only inside a meeting. `method` as the contract names it, usually with `()`. */
export function requireJoined(core: CallCore, method: string, hint?: string): void {
  if (!core.isJoined) refuse(core, `${method} only supported after join.${hint ? ` ${hint}` : ''}`);
}

/** Refuses what must happen before a meeting. */
export function requireNotJoined(core: CallCore, method: string, hint?: string): void {
  if (core.isBusyJoining) refuse(core, `${method} not supported after joining a meeting.${hint ? ` ${hint}` : ''}`);
}

/** Refuses what needs a machine that has begun to work. */
export function requireInitialised(core: CallCore, method: string): void {
  if (core.facts.isInitialised) return;
  refuse(core, `${method} requires preAuth(), startCamera(), or join() to initialize call state.`);
}

function refuse({ environment }: CallCore, message: string): never {
  environment.console.error(message);
  throw SdkError.wrongState(message);
}
