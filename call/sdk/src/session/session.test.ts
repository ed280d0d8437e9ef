import { describe, expect, it } from 'vitest';
import { CallFixture, settle } from '../testing/call-fixture.ts';

const calls = new CallFixture();

describe('the meeting session', () => {
  it('has a state of data and topology, told as it changes [C-3.15] [C-7.98]', async () => {
    const call = await calls.joined();
    expect(call.meetingSessionState()).toEqual({ data: {}, topology: 'none' });
    const meetingSessionState = { data: { slide: 2 }, topology: 'peer' };
    calls.page.tell('meeting-session-state-updated', { meetingSessionState });
    expect(call.meetingSessionState()).toEqual(meetingSessionState);
    expect(calls.heard.at(-1)).toMatchObject({ action: 'meeting-session-state-updated', meetingSessionState });
    calls.page.tell('left-meeting');
    expect(() => call.meetingSessionState()).toThrow('meetingSessionState only supported after join.');
  });

  it('has a summary, told under its new and its old name, and kept after the meeting [C-3.14] [C-7.98]', async () => {
    const call = await calls.joined();
    calls.page.tell('meeting-session-summary-updated', { meetingSession: { id: 'm-1' } });
    expect(calls.heard.slice(-2)).toMatchObject([
      { action: 'meeting-session-summary-updated', meetingSession: { id: 'm-1' } },
      { action: 'meeting-session-updated', meetingSession: { id: 'm-1' } },
    ]);
    const asking = call.getMeetingSession();
    await settle();
    calls.page.reply('get-meeting-session', { meetingSession: { id: 'm-1' } });
    expect(await asking).toEqual({ meetingSession: { id: 'm-1' } });
    expect(call.meetingSessionSummary()).toEqual({ id: 'm-1' });
    calls.page.tell('left-meeting');
    expect(call.meetingSessionSummary()).toEqual({ id: 'm-1' });
  });

  it('tells a page around a frame its topology only', async () => {
    const call = await calls.joined(calls.createFrame());
    for (const slide of [1, 2]) {
      calls.page.tell('meeting-session-state-updated', { meetingSessionState: { data: { slide }, topology: 'sfu' } });
    }
    expect(call.meetingSessionState()).toEqual({ topology: 'sfu' });
    expect(calls.events().filter((action) => action === 'meeting-session-state-updated')).toHaveLength(1);
  });

  it('shares data, replaced unless it is to be merged [C-7.42] [C-7.43]', async () => {
    const call = await calls.joined();
    call.setMeetingSessionData({ slide: 1 });
    expect(calls.page.sent.at(-1)).toMatchObject({
      action: 'set-session-data',
      data: { slide: 1 },
      mergeStrategy: 'replace',
    });
    call.setMeetingSessionData({ slide: 2 }, 'shallow-merge');
    expect(calls.page.sent.at(-1)).toMatchObject({ mergeStrategy: 'shallow-merge' });
    call.setMeetingSessionData({ when: new Date(0) });
    expect(console.warn).toHaveBeenCalledWith(
      'The meeting session data provided will be modified when serialized.',
      { when: '1970-01-01T00:00:00.000Z' },
      { when: new Date(0) },
    );
  });

  const circle: Record<string, unknown> = {};
  circle.self = circle;
  it.each([
    [{}, 'deep-merge', 'Unrecognized mergeStrategy provided. Options are: [replace,shallow-merge]'],
    [[], 'replace', 'Meeting session data must be a plain (map-like) object'],
    ['text', 'replace', 'Meeting session data must be a plain (map-like) object'],
    [circle, 'replace', 'Meeting session data must be serializable to JSON: TypeError'],
    [
      { text: 'x'.repeat(102_400) },
      'replace',
      'Meeting session data is too large (102411 characters). Maximum size suppported is 102400.',
    ],
  ])('does not share what cannot be shared [C-7.43] (%#)', async (data, mergeStrategy, text) => {
    const call = await calls.joined();
    expect(() => call.setMeetingSessionData(data, mergeStrategy as never)).toThrow(text);
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining(text) }));
  });
});
