import { describe, expect, it } from 'vitest';
import type { KnowledgeEntry } from '../agent/knowledge.ts';
import type { Mind, MindAction, Turn } from '../agent/ports.ts';
import { createKnowledgeMinds } from './knowledge-mind.ts';

const entries: KnowledgeEntry[] = [
  { id: 'pricing', ask: ['how much does it cost', 'what is the price'], spoken: 'The price is agreed with our team.' },
  {
    id: 'trial',
    ask: ['do you have a free trial', 'can i try it for free'],
    spoken: 'Yes, there is a free trial. It costs nothing.',
  },
  { id: 'hindi', ask: ['can you speak hindi', 'which languages do you speak'], spoken: 'I speak English and Hindi.' },
  { id: 'demo', ask: ['how do i book a demo', 'i want a demo'], spoken: 'Gladly.', action: 'book-demo' },
];
const createMind = createKnowledgeMinds({ entries, brand: 'Parley' });

/** Talks with one mind, remembering what was said. */
function talk(mind: Mind = createMind()) {
  const turns: Turn[] = [];
  return async (text: string): Promise<MindAction[]> => {
    turns.push({ role: 'user', text });
    const actions: MindAction[] = [];
    for await (const action of mind.reply(turns, new AbortController().signal)) actions.push(action);
    const said = actions.flatMap((action) => (action.type === 'say' ? [action.text] : []));
    turns.push({ role: 'assistant', text: said.join(' ') });
    return actions;
  };
}

const said = (actions: MindAction[]) =>
  actions.map((action) => (action.type === 'say' ? action.text : `(${action.type})`)).join(' ');

describe('the embedded mind', () => {
  it.each([
    ['how much does it cost', 'The price is agreed'],
    ['okay so what is the price please', 'The price is agreed'],
    ['what would the price be', 'The price is agreed'],
    ['is there any free trial', 'Yes, there is a free trial.'],
    ['do you speak hindi', 'I speak English and Hindi.'],
    ['what is the weather in london today', 'Sorry, I did not get that.'],
    ['', 'Sorry, I did not get that.'],
  ])('answers “%s” with “%s…”', async (question, answer) => {
    expect(said(await talk()(question))).toContain(answer);
  });

  it('speaks sentence by sentence', async () => {
    expect(await talk()('do you have a free trial')).toEqual([
      { type: 'say', text: 'Yes, there is a free trial.' },
      { type: 'say', text: 'It costs nothing.' },
    ]);
  });

  it('says what it can answer when it did not understand twice', async () => {
    const ask = talk();
    await ask('purple elephants');
    expect(said(await ask('purple elephants'))).toContain('the free trial');
  });

  it('repeats what it said', async () => {
    const ask = talk();
    await ask('how much does it cost');
    expect(said(await ask('can you repeat that'))).toBe('The price is agreed with our team.');
  });

  it('ends the call with a farewell when asked', async () => {
    expect(await talk()('please end the call')).toEqual([
      { type: 'say', text: 'Thank you for talking with me.' },
      { type: 'say', text: 'Goodbye!' },
      { type: 'end-call', reason: 'assistant-ended-call' },
    ]);
  });

  it('takes a phone number over several breaths, and books only after it was confirmed', async () => {
    const ask = talk();
    expect(said(await ask('how do i book a demo'))).toContain('Which phone number');
    expect(said(await ask('nine eight seven six five'))).toContain('nine eight seven six five so far');
    expect(said(await ask('four three two one oh'))).toContain(
      'nine eight seven six five, four three two one zero. Is that right?',
    );
    const booked = await ask('yes that is right');
    expect(booked[0]).toEqual({ type: 'tool', name: 'book-demo', arguments: { phone: '+919876543210' } });
    expect(said(await ask('yes'))).toContain('What would you like to know?');
  });

  it('takes the number again when it was wrong, and lets go when the caller does not want it', async () => {
    const ask = talk();
    await ask('i want a demo');
    await ask('nine nine nine nine nine nine nine nine nine nine oh');
    expect(said(await ask('no'))).toContain('say the number again');
    expect(said(await ask('never mind'))).toContain('No problem');
  });

  it('takes only what is a number, and only one that can be called', async () => {
    const ask = talk();
    await ask('i want a demo');
    expect(said(await ask('i have one question'))).not.toContain('so far');
    expect(said(await ask('zero zero zero zero zero zero zero zero zero zero'))).toContain(
      'does not sound like a phone number',
    );
    expect(said(await ask('plus nine one nine eight seven six five four three two one oh'))).toContain(
      'nine eight seven six five, four three two one zero. Is',
    );
    expect((await ask('yes it is'))[0]).toEqual({
      type: 'tool',
      name: 'book-demo',
      arguments: { phone: '+919876543210' },
    });
  });

  it.each([
    'goodbye then',
    'ok goodbye',
    'bye now',
    'please end the call now',
    'i want to end the call',
    'hang up the phone',
    'i have to go now',
  ])('understands “%s” as the end', async (words) => {
    expect((await talk()(words)).at(-1)).toEqual({ type: 'end-call', reason: 'assistant-ended-call' });
  });

  it('does not take a question about endings for one', async () => {
    expect((await talk()('what happens when buyers hang up')).at(-1)).not.toMatchObject({ type: 'end-call' });
  });

  it('says that it hears', async () => {
    expect(said(await talk()('can you hear me'))).toContain('I can hear you');
  });

  it('answers a question in the middle of the booking and comes back to it', async () => {
    const ask = talk();
    await ask('i want a demo');
    expect(said(await ask('how much does it cost'))).toBe(
      'The price is agreed with our team. Which phone number can our team call you on? Please say it digit by digit.',
    );
  });

  it('stops in the middle when it is interrupted', async () => {
    const interrupt = new AbortController();
    const spoken: MindAction[] = [];
    for await (const action of createMind().reply(
      [{ role: 'user', text: 'do you have a free trial' }],
      interrupt.signal,
    )) {
      spoken.push(action);
      interrupt.abort();
    }
    expect(spoken).toHaveLength(1);
  });
});
