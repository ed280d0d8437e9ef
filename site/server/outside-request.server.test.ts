import { describe, expect, it } from 'vitest';
import { OutsideRequests } from './outside-request.server.ts';

const post = (url: string, allowed = '') =>
  new OutsideRequests(allowed).post({ url, headers: {}, body: '{}', timeoutMs: 2000 });
const refused = { code: 'address-refused' };

describe('a request to an address that somebody typed in', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.5.4/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
  ])('does not reach %s', async (url) => {
    await expect(post(url)).rejects.toMatchObject(refused);
  });

  it('does not reach a name that resolves to this machine', async () => {
    await expect(post('https://localhost/')).rejects.toMatchObject(refused);
  });

  it('may go without encryption only where the operator allows it', async () => {
    await expect(post('http://203.0.113.7/')).rejects.toMatchObject(refused);
    await expect(post('http://127.0.0.1:1/', '10.0.0.0/8')).rejects.toMatchObject(refused);
    await expect(post('http://127.0.0.1:1/', '10.0.0.0/8, 127.0.0.0/8')).rejects.toMatchObject({
      code: 'no-answer',
      message: 'no answer: ECONNREFUSED',
    });
    await expect(post('http://[::1]:1/', '::1')).rejects.toMatchObject({ code: 'no-answer' });
  });
});
