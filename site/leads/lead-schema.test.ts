import { describe, expect, it } from 'vitest';
import {
  checkContactForm,
  checkGetStartedForm,
  checkNewsletterEmail,
  demoCallClient,
  demoCallTimeoutMs,
} from './lead-schema.ts';
import { countries, defaultCountry, dialablePhone, fullPhoneNumber, phoneDigits } from './phone-number.ts';

const contact = { name: 'Asha', email: 'asha@example.com', phone: '+919876543210' };

describe('the demo-call form and the callback form', () => {
  it('take a right entry', () => {
    expect(checkContactForm(contact)).toEqual({});
  });

  it.each([
    '',
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'a b@example.com',
    'asha@example..com',
    'asha@.com',
    '.a@b.in',
    'a@b@c.in',
  ])('ask for a valid address with a dot after the @ instead of %j [W-5.1] [W-5.4]', (email) => {
    expect(checkContactForm({ ...contact, email })).toEqual({ email: 'Please enter a valid business email' });
  });

  it.each(['asha@example.com', 'asha.rao+demo@mail.example.co.in', " o'neil@example.com ", 'आशा@उदाहरण.भारत'])(
    'take the address %j',
    (email) => {
      expect(checkContactForm({ ...contact, email })).toEqual({});
    },
  );

  it('ask for a name of at least 2 characters [W-5.2] [W-5.5]', () => {
    for (const name of ['', 'A', ' A ']) {
      expect(checkContactForm({ ...contact, name })).toEqual({ name: 'Name must be at least 2 characters' });
    }
    expect(checkContactForm({ ...contact, name: 'Al' })).toEqual({});
  });

  it('ask for a phone of at least 10 characters with its dial code [W-5.3] [W-5.6]', () => {
    for (const phone of ['', '+91', '+91123456', '+91 12 34 56', 'abcdefghijkl', '          ']) {
      expect(checkContactForm({ ...contact, phone })).toEqual({ phone: 'Please enter a valid phone number' });
    }
    expect(checkContactForm({ ...contact, phone: '+911234567' })).toEqual({});
  });

  it('take a complete number of every listed country and refuse a dial code with a few digits [W-5.7]', () => {
    const complete = {
      IN: '98765 43210',
      US: '(212) 555-0100',
      GB: '7400 123456',
      CA: '506-234-5678',
      AU: '412 345 678',
      DE: '1512 3456789',
      SG: '8123 4567',
      AE: '50 123 4567',
      FR: '6 12 34 56 78',
      JP: '90-1234-5678',
      CN: '131 2345 6789',
      BR: '11 96123-4567',
    };
    for (const { code } of countries) {
      expect(checkContactForm({ ...contact, phone: fullPhoneNumber(code, complete[code]) }), code).toEqual({});
      expect(checkContactForm({ ...contact, phone: fullPhoneNumber(code, '1234') }), code).toHaveProperty('phone');
    }
  });
});

describe('the phone input', () => {
  it('strips non-digits from the typed number [W-5.8]', () => {
    expect(phoneDigits(' (987) 65-432.10 x')).toBe('9876543210');
  });

  it('combines the typed digits with the selected dial code [W-5.9]', () => {
    expect(fullPhoneNumber('AE', '50 123-4567')).toBe('+971501234567');
    expect(fullPhoneNumber('IN', ' - ')).toBe('');
  });

  it('starts with IN [W-5.10]', () => {
    expect(defaultCountry).toBe('IN');
  });

  it('has the twelve countries with their dial codes in order [W-3.54]', () => {
    expect(countries.map(({ code, dialCode }) => `${code} ${dialCode}`).join(', ')).toBe(
      'IN +91, US +1, GB +44, CA +1, AU +61, DE +49, SG +65, AE +971, FR +33, JP +81, CN +86, BR +55',
    );
  });

  it('knows what of a number dials', () => {
    expect(dialablePhone(' +91 (98765) 43-210')).toBe('+919876543210');
    expect(dialablePhone('98765+43210')).toBe('9876543210');
  });
});

describe('the newsletter', () => {
  it('asks for an email [W-5.11]', () => {
    for (const email of ['', '  ']) expect(checkNewsletterEmail(email)).toBe('Email is required');
  });

  it('asks for a valid email [W-5.12]', () => {
    for (const email of ['asha', 'asha@example', 'a b@c.in']) {
      expect(checkNewsletterEmail(email)).toBe('Please enter a valid email address');
    }
    expect(checkNewsletterEmail('asha@example.com')).toBeUndefined();
  });

  it('answers a long hostile address at once', () => {
    const start = performance.now();
    expect(checkNewsletterEmail(`a@${'a.'.repeat(100_000)}`)).toBe('Please enter a valid email address');
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe('the Get Started form', () => {
  const wrong = { name: ' ', email: '', phone: '' };

  it('checks in order and names only the first failure [W-5.16]', () => {
    const fixes = [
      { name: 'Asha' },
      { email: 'asha' },
      { email: 'asha@example.com' },
      { phone: '123' },
      { phone: '9876543210' },
    ];
    const messages: Array<string | undefined> = [];
    let form = wrong;
    for (const fix of [{}, ...fixes]) {
      form = { ...form, ...fix };
      messages.push(checkGetStartedForm(form)?.message);
    }
    expect(messages).toEqual([
      'Name is required',
      'Email is required',
      'Please enter a valid email address',
      'Phone number is required',
      'Please enter a valid phone number with at least 10 digits',
      undefined,
    ]);
  });

  it('asks for a name [W-5.18]', () => {
    expect(checkGetStartedForm({ ...contact, name: ' ' })).toEqual({ field: 'name', message: 'Name is required' });
  });

  it('asks for an email [W-5.19]', () => {
    expect(checkGetStartedForm({ ...contact, email: '' })).toEqual({ field: 'email', message: 'Email is required' });
  });

  it('asks for a valid email [W-5.20]', () => {
    const message = 'Please enter a valid email address';
    expect(checkGetStartedForm({ ...contact, email: 'asha@example' })).toEqual({ field: 'email', message });
  });

  it('asks for a phone [W-5.21]', () => {
    expect(checkGetStartedForm({ ...contact, phone: '' })).toEqual({
      field: 'phone',
      message: 'Phone number is required',
    });
  });

  it('asks for at least 10 digits [W-5.22]', () => {
    const message = 'Please enter a valid phone number with at least 10 digits';
    expect(checkGetStartedForm({ ...contact, phone: '98765-4321' })).toEqual({ field: 'phone', message });
    expect(checkGetStartedForm({ ...contact, phone: '98765-43210' })).toBeUndefined();
  });
});

it('waits 2500 ms for a demo call to be answered [W-9.1]', () => {
  expect(demoCallTimeoutMs).toBe(2500);
});

it('names the product in a demo call with one fixed identifier, set in one place [W-7.37] [W-7.38]', () => {
  expect(demoCallClient).toBe('parley-website');
});
