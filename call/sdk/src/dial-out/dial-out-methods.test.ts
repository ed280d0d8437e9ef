import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/call-fixture.ts';
import { failureOf, ScriptedCall } from '../testing/scripted-call.ts';

afterEach(() => vi.unstubAllGlobals());

const methods = ['startDialOut', 'stopDialOut', 'sendDTMF', 'sipCallTransfer', 'sipRefer'] as const;

it.each(methods)('%s works only after joining', async (method) => {
  const { call } = ScriptedCall.headless();
  expect(await failureOf(() => call[method](undefined as never))).toBe(`${method}() only supported after join.`);
});

it('throws where the contract throws: stopping outside a meeting', () => {
  const { call } = ScriptedCall.headless();
  expect(() => call.stopDialOut({ sessionId: 'a' })).toThrow('stopDialOut() only supported after join.');
});

const transfer = { sessionId: 'a', toEndPoint: 'sip:b' };
describe.each([
  ['startDialOut', { phoneNumber: '+15551234567', userId: 'u' }, 'dialout-start', {}],
  ['stopDialOut', { sessionId: 'a' }, 'dialout-stop', {}],
  ['sendDTMF', { sessionId: 'a', tones: '12#' }, 'send-dtmf', {}],
  ['sipCallTransfer', transfer, 'sip-call-transfer', { useSipRefer: false }],
  ['sipRefer', transfer, 'sip-call-transfer', { useSipRefer: true }],
] as const)('%s', (method, options, action, more) => {
  it('sends its options and resolves with the reply [C-7.58] [C-7.59] [C-7.60] [C-7.61] [C-7.62]', async () => {
    const scripted = await ScriptedCall.headless().joined();
    const asking = scripted.call[method](options as never);
    await settle();
    expect(scripted.sent).toEqual([{ action, ...options, ...more }]);
    scripted.reply(action, { session: { sessionId: 's' } });
    expect(await asking).toEqual({ action, session: { sessionId: 's' } });
  });

  it('rejects with what the machine says', async () => {
    const scripted = await ScriptedCall.headless().joined();
    const failing = failureOf(() => scripted.call[method](options as never));
    await settle();
    scripted.reply(action, { error: 'no line' });
    expect(await failing).toBe('no line');
  });
});

it('says what is wrong with a dial-out in its words [C-8.23]', async () => {
  const { call, page } = await ScriptedCall.headless().joined();
  expect(await failureOf(() => call.startDialOut({}))).toBe(
    'Error starting dial out: either a sip uri or phone number must be provided',
  );
  expect(await failureOf(() => call.sendDTMF({ sessionId: 'a', tones: 'x' }))).toBe('x is not valid DTMF tone');
  expect(await failureOf(() => call.sipRefer(undefined as never))).toBe(
    'sessionId and toEndPoint are mandatory parameter',
  );
  expect(page.sent).toEqual([]);
});
