import { describe, expect, it } from 'vitest';
import { initialWidgetState, isListening, notices, type WidgetEvent, widgetReducer } from './widget-state.ts';

const state = (...events: WidgetEvent[]) => events.reduce(widgetReducer, initialWidgetState);
const shown = (...events: WidgetEvent[]) =>
  state(...events).messages.map(
    ({ sender, text, partial }) => `${sender}: ${[text, partial && `(${partial})`].filter(Boolean).join(' ')}`,
  );

const start: WidgetEvent = { type: 'start-pressed' };
const started: WidgetEvent = { type: 'call-started' };
const said = (role: 'assistant' | 'user', text: string, isFinal = true): WidgetEvent => ({
  type: 'transcript',
  role,
  isFinal,
  text,
});

describe('the call', () => {
  it('goes from idle over connecting to connected and back [W-4.44] [W-4.45] [W-4.46] [W-4.47] [V-4.2] [V-4.3] [V-4.4]', () => {
    expect(state().call).toBe('idle');
    expect(state(start).call).toBe('connecting');
    expect(state(start, started).call).toBe('connected');
    expect(state(start, started, { type: 'call-ended' }).call).toBe('idle');
  });

  it('is idle again after an error [W-4.48] [V-4.5]', () => {
    const failed: WidgetEvent = { type: 'call-failed', hint: undefined };
    expect(state(start, failed).call).toBe('idle');
    expect(state(start, started, failed).call).toBe('idle');
  });

  it('is not started a second time [W-4.49]', () => {
    expect(state(start, started, start)).toEqual(state(start, started));
  });

  it('tells an end that follows an error only once', () => {
    expect(shown(start, { type: 'call-failed', hint: undefined }, { type: 'call-ended' })).toEqual([
      `agent: ${notices.connecting}`,
      `agent: ${notices.error}`,
    ]);
  });
});

describe('the messages', () => {
  it('have a sender and a text [W-3.55] [W-3.56] [V-3.1]', () => {
    const { messages } = state(start, started, said('user', 'hello'));
    expect(messages.map(({ sender, text }) => ({ sender, text }))).toEqual([
      { sender: 'agent', text: 'Connecting to agent...' },
      { sender: 'agent', text: 'Call started. You can now speak!' },
      { sender: 'user', text: 'hello' },
    ]);
  });

  it('grow word by word and then stand', () => {
    expect(shown(said('user', 'how', false))).toEqual(['user: (how)']);
    expect(shown(said('user', 'how', false), said('user', 'how much', false))).toEqual(['user: (how much)']);
    expect(shown(said('user', 'how much', false), said('user', 'how much is it'))).toEqual(['user: how much is it']);
  });

  it('join the sentences of one turn, and keep turns apart', () => {
    expect(
      shown(
        said('assistant', 'One.'),
        said('assistant', 'Two.', false),
        said('assistant', 'Two.'),
        said('user', 'hi'),
        said('assistant', 'Three.'),
      ),
    ).toEqual(['agent: One. Two.', 'user: hi', 'agent: Three.']);
  });

  it('lose what was cut off before it was said', () => {
    expect(shown(said('assistant', 'One.'), said('assistant', 'Two.', false), { type: 'interrupted' })).toEqual([
      'agent: One.',
    ]);
    expect(shown(said('assistant', 'One.', false), { type: 'interrupted' })).toEqual([]);
  });

  it('begin anew with each call', () => {
    expect(shown(start, started, said('user', 'hi'), { type: 'call-ended' }, start)).toEqual([
      `agent: ${notices.connecting}`,
    ]);
  });
});

it('tells someone who is not heard, until they are', () => {
  expect(state(start, started, { type: 'unheard' }).hint).toContain('do not hear you');
  expect(
    state(start, started, { type: 'unheard' }, { type: 'speech', role: 'user', isSpeaking: true }).hint,
  ).toBeUndefined();
});

it('listens while the agent is silent and the microphone is on [W-8.56]', () => {
  expect(isListening(state(start))).toBe(false);
  expect(isListening(state(start, started))).toBe(true);
  expect(isListening(state(start, started, { type: 'speech', role: 'assistant', isSpeaking: true }))).toBe(false);
  expect(isListening(state(start, started, { type: 'muted', isMuted: true }))).toBe(false);
});
