import { assertNever } from '@parley/kit-base/assert-never';

/** The states of a call, in the contract's words (spec 001 §4). */
export type DailyMeetingState =
  | 'new'
  | 'loading'
  | 'loaded'
  | 'joining-meeting'
  | 'joined-meeting'
  | 'left-meeting'
  | 'error';

/** What can happen to a call. */
export type MeetingEvent = 'load-started' | 'loaded' | 'join-started' | 'joined' | 'left' | 'fatal';

/** Whether `load()` has work to do in this state. */
export function needsLoad(state: DailyMeetingState): boolean {
  return state === 'new' || state === 'loading' || state === 'left-meeting' || state === 'error';
}

/** Whether a meeting is entered or being entered. */
export function isInMeeting(state: DailyMeetingState): boolean {
  return state === 'joining-meeting' || state === 'joined-meeting';
}

/** The one transition function. An event that means nothing in a state leaves it as it is. */
export function nextMeetingState(state: DailyMeetingState, event: MeetingEvent): DailyMeetingState {
  switch (event) {
    case 'load-started':
      return needsLoad(state) ? 'loading' : state;
    case 'loaded':
      return state === 'loading' ? 'loaded' : state;
    case 'join-started':
      return state === 'loaded' ? 'joining-meeting' : state;
    case 'joined':
      return state === 'joining-meeting' ? 'joined-meeting' : state;
    case 'left':
      return state === 'error' ? state : 'left-meeting';
    case 'fatal':
      return 'error';
    default:
      return assertNever(event);
  }
}
