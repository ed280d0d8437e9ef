import { assertNever } from '@parley/kit-base/assert-never';

/** The views of the demo-call dialog (spec 000 §4). */
export type DemoCallState = { name: 'form' } | { name: 'submitting' } | { name: 'success' } | { name: 'error' };

export type DemoCallEvent =
  | { type: 'submitted' }
  | { type: 'accepted' }
  /** No answer within 2.5 s: shown as a success. */
  | { type: 'timed-out' }
  | { type: 'failed' }
  | { type: 'retried' }
  | { type: 'closed' };

/** What follows. An answer that comes after the time-out changes nothing (design: demo-call). */
export function nextDemoCall(state: DemoCallState, event: DemoCallEvent): DemoCallState {
  switch (event.type) {
    case 'submitted':
      return state.name === 'form' ? { name: 'submitting' } : state;
    case 'accepted':
    case 'timed-out':
      return state.name === 'submitting' ? { name: 'success' } : state;
    case 'failed':
      return state.name === 'submitting' ? { name: 'error' } : state;
    case 'retried':
      return state.name === 'error' ? { name: 'form' } : state;
    case 'closed':
      return { name: 'form' };
    default:
      return assertNever(event);
  }
}

/** The toast that goes with an event, if it changes the state. */
export const demoCallToasts = {
  accepted: 'Call request submitted successfully!',
  'timed-out': 'Call request received—processing in background.',
  failed: 'Failed to place call. Please try again.',
} as const;
