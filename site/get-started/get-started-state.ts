import { assertNever } from '@parley/kit-base/assert-never';
import type { SendLeadResult } from '../leads/send-lead.ts';

/** The states of the Get Started form (spec 000 §4). */
export type GetStartedState =
  | { name: 'idle' }
  | { name: 'submitting' }
  | { name: 'success' }
  | { name: 'error'; message: string };

export type GetStartedEvent =
  | { type: 'submitted' }
  | { type: 'answered'; result: SendLeadResult }
  | { type: 'threw'; message: string }
  | { type: 'tried-again' }
  | { type: 'closed' };

export const getStartedTexts = {
  title: 'Get Started',
  success:
    'Your request has been submitted successfully. Our team will contact you within 24 hours to discuss your requirements.',
  unreachable: 'Network error. Please check your internet connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  toastTitle: 'Submission Failed',
  toastText: 'There was an error submitting your form. Please try again.',
} as const;

/** What follows. An event that does not belong to a state changes nothing; closing is blocked while submitting. */
export function nextGetStarted(state: GetStartedState, event: GetStartedEvent): GetStartedState {
  switch (event.type) {
    case 'submitted':
      return state.name === 'idle' ? { name: 'submitting' } : state;
    case 'answered':
      return state.name === 'submitting' ? answered(event.result) : state;
    case 'threw':
      return state.name === 'submitting'
        ? { name: 'error', message: event.message || getStartedTexts.unexpected }
        : state;
    case 'tried-again':
      return state.name === 'error' ? { name: 'idle' } : state;
    case 'closed':
      return state.name === 'submitting' ? state : { name: 'idle' };
    default:
      return assertNever(event);
  }
}

function answered(result: SendLeadResult): GetStartedState {
  switch (result.outcome) {
    case 'saved':
      return { name: 'success' };
    case 'refused':
      return { name: 'error', message: `Server error: ${result.status}` };
    case 'unreachable':
      return { name: 'error', message: getStartedTexts.unreachable };
  }
}
