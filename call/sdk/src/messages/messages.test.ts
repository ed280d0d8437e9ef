import { describe, expect, it } from 'vitest';
import { CallFixture, settle } from '../testing/call-fixture.ts';

const calls = new CallFixture();
const sent = () => calls.page.sent.at(-1);

describe('app messages', () => {
  it('go to everyone, to one or to several, up to 4096 characters of JSON [C-5.64] [C-5.65] [C-7.44] [C-7.45] [C-8.19]', async () => {
    const call = await calls.joined();
    expect(call.sendAppMessage('x'.repeat(4094))).toBe(call);
    expect(sent()).toMatchObject({ action: 'app-msg', to: '*' });
    call.sendAppMessage({ hello: 'there' }, 'other');
    expect(sent()).toMatchObject({ data: { hello: 'there' }, to: 'other' });
    call.sendAppMessage(1, ['a', 'b']);
    expect(sent()).toMatchObject({ data: 1, to: ['a', 'b'] });
    expect(() => call.sendAppMessage('x'.repeat(4095))).toThrow('Message data too large. Max size is 4096');
  });

  it('come with who sent them [C-7.110]', async () => {
    await calls.joined();
    calls.page.tell('app-message', { data: { hello: 'there' }, fromId: 'other' });
    expect(calls.heard.at(-1)).toMatchObject({ action: 'app-message', data: { hello: 'there' }, fromId: 'other' });
  });
});

describe('the own name and data', () => {
  it('are changed by messages [C-7.40] [C-7.41]', async () => {
    const call = await calls.joined();
    const naming = call.setUserName('Bela', { thisMeetingOnly: true });
    await settle();
    expect(sent()).toMatchObject({ action: 'set-user-name', name: 'Bela', thisMeetingOnly: true });
    calls.page.reply('set-user-name', { userName: 'Bela' });
    expect(await naming).toEqual({ userName: 'Bela' });
    expect(call.properties.userName).toBe('Bela');
    const describing = call.setUserData({ colour: 'red' });
    await settle();
    expect(sent()).toMatchObject({ action: 'set-user-data', userData: { colour: 'red' } });
    calls.page.reply('set-user-data', { userData: { colour: 'red' } });
    expect(await describing).toEqual({ userData: { colour: 'red' } });
  });

  it('may be data that is JSON and not too long, also before joining [C-5.8] [C-5.9]', async () => {
    const call = calls.create({ userData: 'x'.repeat(4096) });
    expect(await call.setUserData({ colour: 'red' })).toBeUndefined();
    expect(call.properties.userData).toEqual({ colour: 'red' });
    await expect(call.setUserData('x'.repeat(4097))).rejects.toThrow(
      'userData is too large (4097 characters). Maximum size suppported is 4096.',
    );
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    await expect(call.setUserData(circle)).rejects.toThrow('userData must be serializable to JSON: TypeError');
    await call.setUserData({ when: new Date(0) });
    expect(console.warn).toHaveBeenCalledWith('The userData provided will be modified when serialized.');
    await call.destroy();
    expect(() => calls.create({ userData: circle })).toThrow("property 'userData': invalid userData type provided");
  });
});
