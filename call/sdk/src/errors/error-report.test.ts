import { describe, expect, it, vi } from 'vitest';
import { roomUrl, ScriptedCalls } from '../testing/scripted-calls.ts';
import { isReportable } from './error-report.ts';

const calls = new ScriptedCalls();

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

  it('are not sent unasked [C-7.6]', async () => {
    const send = vi.fn();
    vi.stubGlobal('fetch', send);
    await calls.joined();
    calls.page.tell('error', { errorMsg: 'gone', error: { type: 'connection-error', msg: 'gone' } });
    expect(send).not.toHaveBeenCalled();
  });

  it('are for faults, not for answers that people are meant to get [C-8.29, C-8.30]', () => {
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
