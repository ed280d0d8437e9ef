import { afterEach, expect, it, vi } from 'vitest';
import { settle } from '../testing/call-fixture.ts';
import { failureOf, ScriptedCall } from '../testing/scripted-call.ts';

afterEach(() => vi.unstubAllGlobals());

const url = 'https://media.example/film.mp4';
const played = { session_id: 's', state: 'playing', settings: { volume: 1 } };
const info = { session_id: 's', remoteMediaPlayerState: { state: 'playing', settings: { volume: 1 } } };

it('starts playing and tells the player [C-3.37] [C-7.63]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  const starting = scripted.call.startRemoteMediaPlayer({ url });
  await settle();
  const action = 'daily-method-start-remote-media-player';
  expect(scripted.sent).toEqual([{ action, url, settings: { state: 'play' } }]);
  scripted.reply(action, played);
  expect(await starting).toEqual(info);
});

it('changes how it plays [C-7.64]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  const updating = scripted.call.updateRemoteMediaPlayer({ session_id: 's', settings: { volume: 1 } });
  await settle();
  const action = 'daily-method-update-remote-media-player';
  expect(scripted.sent).toEqual([{ action, session_id: 's', settings: { volume: 1 } }]);
  scripted.reply(action, played);
  expect(await updating).toEqual(info);
});

it('stops playing [C-7.65]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  const stopping = scripted.call.stopRemoteMediaPlayer('s');
  await settle();
  const action = 'daily-method-stop-remote-media-player';
  expect(scripted.sent).toEqual([{ action, session_id: 's' }]);
  scripted.reply(action);
  expect(await stopping).toBeUndefined();
  expect(await failureOf(() => scripted.call.stopRemoteMediaPlayer(5 as never))).toBe(
    ' remotePlayerID must be of type string',
  );
});

it('rejects with the error and its text when the machine refuses', async () => {
  const scripted = await ScriptedCall.headless().joined();
  const failing = failureOf(() => scripted.call.startRemoteMediaPlayer({ url }));
  await settle();
  scripted.reply('daily-method-start-remote-media-player', { error: 'nope', errorMsg: 'No such film', more: 1 });
  expect(await failing).toEqual({ error: 'nope', errorMsg: 'No such film' });
});

it('explains on the console how it should have been called', async () => {
  const { call, said, page } = await ScriptedCall.headless().joined();
  expect(await failureOf(() => call.startRemoteMediaPlayer({} as never))).toBe('url parameter must be "string" type');
  expect(said[0]).toMatch(/^invalid argument Error: .*url parameter must be "string" type$/);
  expect(said[1]).toContain('startRemoteMediaPlayer arguments must be of the form:');
  expect(page.sent).toEqual([]);
});

it('tells of a player only what is new in state or volume', async () => {
  const scripted = await ScriptedCall.headless().joined();
  const tell = (session_id: string, state: string, volume: number) =>
    scripted.tell('remote-media-player-updated', {
      session_id,
      updatedBy: 'b',
      remoteMediaPlayerState: { state, settings: { volume } },
    });
  tell('s', 'playing', 1);
  tell('s', 'playing', 1);
  tell('s', 'playing', 2);
  tell('t', 'playing', 2);
  tell('s', 'paused', 2);
  scripted.tell('remote-media-player-stopped', { session_id: 's', reason: 'EOS' });
  tell('s', 'paused', 2);
  const told = scripted.heard.map(({ action, session_id }) => `${action} ${session_id}`);
  expect(told).toEqual([
    'remote-media-player-updated s',
    'remote-media-player-updated s',
    'remote-media-player-updated t',
    'remote-media-player-updated s',
    'remote-media-player-stopped s',
    'remote-media-player-updated s',
  ]);
});
