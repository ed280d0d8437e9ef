import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

describe('parseSettings', () => {
  it('takes addresses for mail with and without names, several for the team', () => {
    const mail = { SMTP_URL: 'smtps://user:pass@mail.example:465', MAIL_FROM: 'Parley <hello@parley.example>' };
    expect(parseSettings({ ...mail, MAIL_TO: 'a@example.com, B <b@example.com>' })).toMatchObject(mail);
  });

  it('takes addresses and networks of the operator’s own', () => {
    const targets = '127.0.0.1, ::1,10.0.0.0/8, fd00::/8';
    expect(parseSettings({ WEBHOOK_PRIVATE_TARGETS: targets }).WEBHOOK_PRIVATE_TARGETS).toBe(targets);
  });

  it.each([
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Parley'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MAIL_TO', 'a@example.com, nobody'],
    ['WEBHOOK_PRIVATE_TARGETS', 'localhost'],
    ['WEBHOOK_PRIVATE_TARGETS', '10.0.0.0/33'],
    ['WEBHOOK_PRIVATE_TARGETS', '10.0.0.0/8/8'],
    ['WEBHOOK_PRIVATE_TARGETS', '127.0.0.1,'],
    ['WEBHOOK_PRIVATE_TARGETS', '::1/129'],
  ])('names %s when it cannot be used: %s', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => parseSettings({ [name]: value })).toThrow(name);
  });
});
