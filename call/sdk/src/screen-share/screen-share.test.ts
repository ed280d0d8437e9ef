import { describe, expect, it } from 'vitest';
import { CallFixture } from '../testing/call-fixture.ts';

const calls = new CallFixture();
const options = { screenVideo: { enabled: false }, screenAudio: { enabled: true } };

describe('sharing the screen', () => {
  it('begins, changes and ends by messages [C-7.16] [C-7.17] [C-7.18]', async () => {
    const call = await calls.joined();
    const displayMediaOptions = { audio: true };
    await call.startScreenShare({ displayMediaOptions });
    expect(calls.page.sent.at(-1)).toMatchObject({
      action: 'local-screen-start',
      captureOptions: { displayMediaOptions },
    });
    calls.page.tell('local-screen-share-started');
    expect(call.updateScreenShare(options)).toBe(call);
    expect(calls.page.sent.at(-1)).toMatchObject({ action: 'local-screen-update', options });
    call.stopScreenShare();
    expect(calls.page.sent.at(-1)).toMatchObject({ action: 'local-screen-stop' });
  });

  it('takes a stream of the page’s own, beside the message', async () => {
    const call = await calls.joined();
    const mediaStream = {} as MediaStream;
    await call.startScreenShare({ mediaStream });
    expect(calls.page.sent.at(-1)).toMatchObject({ captureOptions: { mediaStream: 'daily-custom-track' } });
    expect(calls.page.window._daily?.instances[call.callClientId ?? '']?.tracks.screenMediaStream).toBe(mediaStream);
  });

  it.each([
    ['local-screen-share-stopped', {}],
    ['local-screen-share-canceled', {}],
    ['nonfatal-error', { type: 'screen-share-error', errorMsg: 'the screen is gone' }],
    ['error', { errorMsg: 'the call is over' }],
  ])('goes on from its beginning to %s [C-4.32] [C-4.33] [C-4.34]', async (action, fields) => {
    const call = await calls.joined();
    expect(call.updateScreenShare(options)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledWith(
      'There is no screen share in progress. Try calling startScreenShare first.',
    );
    calls.page.tell('local-screen-share-started');
    expect(calls.events().at(-1)).toBe('local-screen-share-started');
    expect(call.updateScreenShare(options)).toBe(call);
    calls.page.tell(action, fields);
    expect(calls.heard.at(-1)).toMatchObject({ action, ...fields });
    expect(call.updateScreenShare(options)).toBeUndefined();
  });

  it('needs a machine at work [C-8.11]', async () => {
    const call = await calls.loaded();
    const text = 'requires preAuth(), startCamera(), or join() to initialize call state.';
    await expect(call.startScreenShare()).rejects.toThrow(`startScreenShare() ${text}`);
    expect(() => call.stopScreenShare()).toThrow(`stopScreenShare() ${text}`);
  });
});
