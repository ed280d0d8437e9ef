import { describe, expect, it } from 'vitest';
import { type DailyMeetingState, type MeetingEvent, needsLoad, nextMeetingState } from './meeting-state.ts';

type Row = Record<MeetingEvent, DailyMeetingState>;

/** State × event → the state after it. */
const table: Record<DailyMeetingState, Row> = {
  new: {
    'load-started': 'loading',
    loaded: 'new',
    'join-started': 'new',
    joined: 'new',
    left: 'left-meeting',
    fatal: 'error',
  },
  loading: {
    'load-started': 'loading',
    loaded: 'loaded',
    'join-started': 'loading',
    joined: 'loading',
    left: 'left-meeting',
    fatal: 'error',
  },
  loaded: {
    'load-started': 'loaded',
    loaded: 'loaded',
    'join-started': 'joining-meeting',
    joined: 'loaded',
    left: 'left-meeting',
    fatal: 'error',
  },
  'joining-meeting': {
    'load-started': 'joining-meeting',
    loaded: 'joining-meeting',
    'join-started': 'joining-meeting',
    joined: 'joined-meeting',
    left: 'left-meeting',
    fatal: 'error',
  },
  'joined-meeting': {
    'load-started': 'joined-meeting',
    loaded: 'joined-meeting',
    'join-started': 'joined-meeting',
    joined: 'joined-meeting',
    left: 'left-meeting',
    fatal: 'error',
  },
  'left-meeting': {
    'load-started': 'loading',
    loaded: 'left-meeting',
    'join-started': 'left-meeting',
    joined: 'left-meeting',
    left: 'left-meeting',
    fatal: 'error',
  },
  error: {
    'load-started': 'loading',
    loaded: 'error',
    'join-started': 'error',
    joined: 'error',
    left: 'error',
    fatal: 'error',
  },
};

describe('the state of a call [C-4.1] [C-4.3] [C-4.4] [C-4.7] [C-4.8] [C-4.17]', () => {
  for (const [state, row] of Object.entries(table) as Array<[DailyMeetingState, Row]>) {
    it.each(Object.entries(row) as Array<[MeetingEvent, DailyMeetingState]>)(
      `${state} after %s is %s`,
      (event, next) => {
        expect(nextMeetingState(state, event)).toBe(next);
      },
    );
  }

  it('needs a machine to be loaded when there is none or it has served [C-4.6]', () => {
    const states = Object.keys(table) as DailyMeetingState[];
    expect(states.filter(needsLoad)).toEqual(['new', 'loading', 'left-meeting', 'error']);
  });
});
