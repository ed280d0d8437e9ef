import type { DemoCallRow, DemoCallStatus } from '../demo-call/demo-call-settings.ts';

const labels: Record<DemoCallStatus, string> = {
  queued: 'Waiting to be dialled',
  held: 'For your team',
  calling: 'Handed to the voice agent',
  done: 'Done',
  failed: 'Not reached',
  spam: 'Spam',
};

const reasons: Readonly<Record<string, string>> = {
  'no-telephony': 'No telephony is set up',
  'switched-off': 'Dialling was switched off',
  country: 'The country is not on the list',
  'number-invalid': 'There is no such number',
  'number-kind': 'A premium or shared-cost number',
  'number-limit': 'This number was called enough for now',
  'visitor-limit': 'Too many asked from one network',
  'daily-limit': 'The calls of the day were used up',
  'quiet-hours': 'Night where the number is',
  'too-late': 'Asked for more than a day ago',
  'platform-unreachable': 'The voice platform did not answer',
  'platform-refused': 'The voice platform refused it',
  'platform-unclear': 'The voice platform may have dialled: look there first',
  interrupted: 'The server stopped in between: it may have been dialled',
  withdrawn: 'Consent was taken back',
  team: 'By your team',
};

/** How a demo call stands, in words. */
export function callOutcome({ status, reason }: Pick<DemoCallRow, 'status' | 'reason'>): {
  label: string;
  why: string;
} {
  const why = reason === null ? '' : (reasons[reason] ?? reason.replaceAll('-', ' '));
  return { label: labels[status], why };
}
