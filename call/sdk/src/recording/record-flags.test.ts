import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScriptedCall } from '../testing/scripted-call.ts';
import { me, other } from '../testing/scripted-page.ts';

let scripted: ScriptedCall;

beforeEach(async () => {
  scripted = await ScriptedCall.headless().joined();
});
afterEach(() => vi.unstubAllGlobals());

const tell = (participant: typeof me, record: boolean) =>
  scripted.tell('participant-updated', { participant: { ...participant, record } });
const told = () =>
  scripted.heard.map(({ action }) => action).filter((action) => String(action).startsWith('recording'));

it('a remote participant who begins to record is told of [C-4.41]', () => {
  tell(other, false);
  tell(other, true);
  tell(other, true);
  expect(told()).toEqual(['recording-started']);
});

it('a remote participant who ceases to record is told of [C-4.42]', () => {
  tell(other, true);
  tell(other, false);
  tell(other, false);
  expect(told()).toEqual(['recording-stopped']);
});

it('the own flag and that of a newcomer say nothing', () => {
  tell(me, true);
  tell(other, true);
  expect(told()).toEqual([]);
});
