import { describe, expect, it } from 'vitest';
import { validateSetup } from './setup-form.ts';

const good = { email: 'asha@example.com', password: 'long enough', confirmation: 'long enough' };

describe('the set-up form', () => {
  it('accepts an e-mail address and a password of ten characters, typed twice', () => {
    expect(validateSetup(good)).toEqual({});
    expect(validateSetup({ ...good, password: '0123456789', confirmation: '0123456789' })).toEqual({});
  });

  it('says at the field what is wrong', () => {
    expect(validateSetup({ ...good, email: 'asha@example' })).toEqual({ email: 'Please enter a valid email address' });
    expect(validateSetup({ ...good, password: '012345678', confirmation: '012345678' })).toEqual({
      password: 'Use at least 10 characters',
    });
    expect(validateSetup({ ...good, confirmation: 'long enough ' })).toEqual({
      confirmation: 'The two passwords are not the same',
    });
  });
});
