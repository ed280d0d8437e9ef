import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestCall } from './request-call.ts';

const request = { name: 'Ravi', phone_number: '+919876543210', client: 'parley-website' };

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('window', { location: { pathname: '/' } });
  vi.stubGlobal('fetch', answer);
}
afterEach(() => void vi.unstubAllGlobals());

describe('the answer of function demo-call', () => {
  it('is read as data and error [W-7.39]', async () => {
    answerWith(async () => Response.json({ data: { id: '1' }, error: null }));
    expect(await requestCall(request)).toBe('accepted');
    answerWith(async () => Response.json({ data: null, error: { message: 'No.' } }));
    expect(await requestCall(request)).toBe('failed');
    answerWith(async () => Response.json({ data: null, error: null }, { status: 503 }));
    expect(await requestCall(request)).toBe('failed');
  });

  it('that is no answer is a failure, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerWith(() => Promise.reject(new TypeError('offline')));
    expect(await requestCall(request)).toBe('failed');
    answerWith(async () => new Response('<html>'));
    expect(await requestCall(request)).toBe('failed');
    expect(log).toHaveBeenCalledTimes(2);
  });
});
