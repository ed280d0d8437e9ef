import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

describe('parseSettings', () => {
  it('takes addresses for mail with and without names, several for the team', () => {
    const mail = { SMTP_URL: 'smtps://user:pass@mail.example:465', MAIL_FROM: 'Parley <hello@parley.example>' };
    expect(parseSettings({ ...mail, MAIL_TO: 'a@example.com, B <b@example.com>' })).toMatchObject(mail);
  });

  it.each([
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Parley'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MAIL_TO', 'a@example.com, nobody'],
  ])('names %s when it cannot be used: %s', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => parseSettings({ [name]: value })).toThrow(name);
  });
});
