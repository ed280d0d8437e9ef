import { expect, it } from 'vitest';
import { CallFixture } from '../testing/call-fixture.ts';

const calls = new CallFixture();

it('a call that is used after it was destroyed leaves nothing in the page', async () => {
  const call = await calls.joined(calls.create({ strictMode: false }));
  const destroying = call.destroy();
  calls.page.tell('left-meeting');
  await destroying;
  call.participants();
  call.updateParticipant('other', { setAudio: false });
  await expect(call.cycleMic()).rejects.toThrow();
  await call.leave();
  expect(calls.page.window._daily).toEqual({ pendings: [], instances: {} });
});
