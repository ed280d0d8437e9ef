import { describe, expect, it, vi } from 'vitest';
import { CallFixture, roomUrl } from '../testing/call-fixture.ts';
import { isReportable } from './error-report.ts';

const calls = new CallFixture();

describe('reports of fatal errors', () => {
  it('go to the room’s server where the page wants them, and name nobody [C-7.4]', async () => {
    const send = vi.fn(async (_url: string, _request: { body: string }) => new Response());
    vi.stubGlobal('fetch', send);
    const call = calls.create({ userName: 'Asha', token: 'a secret', dailyConfig: { reportErrors: true } });
    await calls.joined(call);
    calls.page.tell('error', { errorMsg: 'gone', error: { type: 'connection-error', msg: 'gone' } });
    expect(send).toHaveBeenCalledOnce();
    const [url, request] = send.mock.calls[0] ?? [];
    expect(url).toBe('https://rooms.example/v1/client-errors');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      errorMsg: 'gone',
      error: { type: 'connection-error' },
      properties: { url: roomUrl, blanked: ['token', 'userName'] },
    });
    expect(request?.body).not.toMatch(/Asha|a secret/);
  });

  it('tell no address’s query, which may hold a token', async () => {
    const send = vi.fn(async (_url: string, _request: { body: string }) => new Response());
    vi.stubGlobal('fetch', send);
    await calls.joined(calls.create({ url: `${roomUrl}?t=secret#secret`, dailyConfig: { reportErrors: true } }));
    const errorMsg = `lost ${roomUrl}?t=secret, for good`;
    calls.page.tell('error', { errorMsg, error: { type: 'connection-error', msg: 'gone' } });
    const body = send.mock.calls[0]?.[1].body ?? '';
    expect(JSON.parse(body)).toMatchObject({ errorMsg: `lost ${roomUrl} for good`, properties: { url: roomUrl } });
    expect(body).not.toContain('secret');
  });

  it.each([
    ['a number that JSON does not know', () => ({ width: 5n })],
    [
      'a cycle',
      () => {
        const cycle: Record<string, unknown> = {};
        cycle.self = cycle;
        return cycle;
      },
    ],
  ])('that cannot be written, because of %s, keep no error from the page', async (_, create) => {
    const send = vi.fn();
    vi.stubGlobal('fetch', send);
    await calls.joined(
      calls.create({ dailyConfig: { reportErrors: true, userMediaAudioConstraints: create() } as never }),
    );
    calls.page.tell('error', { errorMsg: 'gone', error: { type: 'connection-error', msg: 'gone' } });
    expect(calls.events().at(-1)).toBe('error');
    expect(send).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledWith('the error could not be reported', expect.any(TypeError));
  });

  it('are not sent unasked [C-7.6]', async () => {
    const send = vi.fn();
    vi.stubGlobal('fetch', send);
    await calls.joined();
    calls.page.tell('error', { errorMsg: 'gone', error: { type: 'connection-error', msg: 'gone' } });
    expect(send).not.toHaveBeenCalled();
  });

  it('are for faults, not for answers that people are meant to get [C-8.29] [C-8.30]', () => {
    expect(['connection-error', 'end-of-life', 'no-room'].map((type) => isReportable({ type }))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isReportable(undefined)).toBe(true);
    expect(isReportable({ type: 'no-room', msg: 'the room was deleted' })).toBe(false);
    for (const type of ['ejected', 'exp-room', 'exp-token', 'nbf-room', 'nbf-token', 'meeting-full', 'not-allowed']) {
      expect(isReportable({ type })).toBe(false);
    }
  });
});
