import { describe, expect, it } from 'vitest';
import { CallFixture, settle } from '../testing/call-fixture.ts';

const calls = new CallFixture();
const asha = { id: 'asha', name: 'Asha', awaitingAccess: { level: 'full' } };

describe('access', () => {
  it.each(['none', 'lobby', 'full'])(
    'is told when it becomes %s, and only then [C-3.11] [C-3.12] [C-7.97]',
    async (level) => {
      const call = await calls.joined();
      const state = { access: { level }, awaitingAccess: { level: 'full' } };
      calls.page.tell('access-state-updated', state);
      calls.page.tell('access-state-updated', { ...state });
      expect(call.accessState()).toEqual(state);
      expect(calls.events().filter((action) => action === 'access-state-updated')).toHaveLength(1);
      calls.page.tell('access-state-updated', { access: { level } });
      expect(call.accessState()).toEqual({ access: { level } });
    },
  );

  it('is asked for with a level and a name, and comes with what was decided [C-6.5] [C-6.6] [C-7.23]', async () => {
    const call = await calls.joined();
    const asking = call.requestAccess({ name: 'Asha' });
    await settle();
    expect(calls.page.sent.at(-1)).toMatchObject({
      action: 'daily-method-request-access',
      access: { level: 'full' },
      name: 'Asha',
    });
    calls.page.reply('daily-method-request-access', { access: { level: 'full' }, granted: true });
    expect(await asking).toEqual({ access: { level: 'full' }, granted: true });
  });
});

describe('those who wait', () => {
  it('are known by id with what they ask for, and told of as they come and go [C-3.13] [C-7.104]', async () => {
    const call = await calls.joined();
    calls.page.tell('waiting-participant-added', { participant: asha, allWaitingParticipants: { asha } });
    expect(call.waitingParticipants()).toEqual({ asha });
    calls.page.tell('waiting-participant-updated', { participant: asha, allWaitingParticipants: { asha } });
    calls.page.tell('waiting-participant-removed', { participant: asha, allWaitingParticipants: {} });
    expect(call.waitingParticipants()).toEqual({});
    expect(calls.heard.slice(-3)).toMatchObject([
      { action: 'waiting-participant-added', participant: asha },
      { action: 'waiting-participant-updated', participant: asha },
      { action: 'waiting-participant-removed', participant: asha },
    ]);
    expect(calls.heard.at(-1)).not.toHaveProperty('allWaitingParticipants');
  });

  it('are admitted one by one or together [C-7.21] [C-7.22]', async () => {
    const call = await calls.joined();
    const one = call.updateWaitingParticipant('asha', { grantRequestedAccess: true });
    await settle();
    expect(calls.page.sent.at(-1)).toMatchObject({ id: 'asha', updates: { grantRequestedAccess: true } });
    calls.page.reply('daily-method-update-waiting-participant', { id: 'asha' });
    expect(await one).toEqual({ id: 'asha' });
    const all = call.updateWaitingParticipants({ '*': { grantRequestedAccess: false } });
    await settle();
    expect(calls.page.sent.at(-1)).toMatchObject({ updatesById: { '*': { grantRequestedAccess: false } } });
    calls.page.reply('daily-method-update-waiting-participants', { ids: ['asha'] });
    expect(await all).toEqual({ ids: ['asha'] });
  });

  it('are not admitted by those who may not, nor by nonsense [C-8.31] [C-8.32]', async () => {
    const call = await calls.joined();
    const refused = call.updateWaitingParticipant('asha').catch((error: unknown) => error);
    await settle();
    calls.page.reply('daily-method-update-waiting-participant', { error: 'you may not admit people' });
    expect(await refused).toBe('you may not admit people');
    const unexplained = call.requestAccess({ name: '' }).catch((error: unknown) => error);
    await settle();
    calls.page.reply('daily-method-request-access', { error: '' });
    expect(await unexplained).toMatchObject({ message: 'unknown error in requestAccess()' });
    await expect(call.updateWaitingParticipant(7 as never)).rejects.toThrow(
      'updateWaitingParticipant() must take an id string and a updates object',
    );
    await expect(call.updateWaitingParticipants('all' as never)).rejects.toThrow(
      'updateWaitingParticipants() must take a mapping between ids and update objects',
    );
  });

  it('are nobody’s business before joining [C-8.9]', async () => {
    const call = await calls.loaded();
    await expect(call.requestAccess({ name: '' })).rejects.toThrow('requestAccess() only supported after join.');
    await expect(call.updateWaitingParticipant('a')).rejects.toThrow('only supported after join.');
  });
});
