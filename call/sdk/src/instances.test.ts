import { expect, it } from 'vitest';
import { DailyCall } from './call.ts';
import { CallFixture } from './testing/call-fixture.ts';

const calls = new CallFixture();

/** Numbers that the machine at work was told for its log, since it is at work. */
const logged = () =>
  calls.page.sent
    .filter(({ action, code }) => action === 'transmit-log' && code !== 1011)
    .map(({ level, code }) => `${level} ${code}`);

it('tells a machine that is at work of second calls, refused, allowed or merely tolerated [C-8.1] [C-8.3]', async () => {
  await calls.joined();
  expect(() => DailyCall.createCallObject()).toThrow('Duplicate DailyIframe instances are not allowed');
  const allowed = DailyCall.createCallObject({ allowMultipleCallInstances: true });
  const tolerated = DailyCall.createCallObject({ strictMode: false });
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Using strictMode: false'));
  expect(logged()).toEqual(['warn 9992', 'warn 9993', 'warn 9992']);
  await allowed.destroy();
  await tolerated.destroy();
});

it('tells nobody while no machine is at work', async () => {
  await calls.loaded();
  expect(() => DailyCall.createCallObject()).toThrow('Duplicate DailyIframe instances are not allowed');
  expect(logged()).toEqual([]);
});

it('tells of the use of a destroyed call, which throws unless strict mode is off [C-8.2] [C-8.3]', async () => {
  const strict = calls.create();
  await strict.destroy();
  const loose = calls.create({ strictMode: false });
  await loose.destroy();
  await calls.joined();
  expect(() => strict.setLocalAudio(true)).toThrow('Use after destroy');
  expect(loose.setLocalAudio(true)).toBe(loose);
  expect(logged()).toEqual(['error 9995', 'error 9997']);
  expect(console.error).toHaveBeenCalledTimes(2);
  expect([strict.strictMode, loose.strictMode]).toEqual([true, false]);
});
