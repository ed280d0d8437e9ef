import { expect, it } from 'vitest';
import { hindi } from '../languages/hi.ts';
import { type ConsentKind, consentTexts, consentVersion } from './consent-wording.ts';

/** What each version said, for ever. A text that changes gets another version, and its line here. */
const wordings: Record<string, string> = {
  '2026-11/contact/en':
    'By submitting you allow us to contact you by e-mail or phone for marketing and sales. See our [privacy policy].',
  '2026-11/contact/hi':
    'फ़ॉर्म भेजकर आप हमें मार्केटिंग और बिक्री के लिए ईमेल या फ़ोन से संपर्क करने की अनुमति देते हैं। हमारी [प्राइवेसी पॉलिसी] देखें।',
  '2026-11/newsletter/en':
    'By subscribing you allow us to contact you by e-mail for marketing and sales. See our [privacy policy].',
  '2026-11/newsletter/hi':
    'सब्सक्राइब करके आप हमें मार्केटिंग और बिक्री के लिए ईमेल से संपर्क करने की अनुमति देते हैं। हमारी [प्राइवेसी पॉलिसी] देखें।',
  '2026-11/booking/en':
    'We use your address only for this appointment and to talk about our service. See our [privacy policy].',
  '2026-11/booking/hi':
    'आपका ईमेल हम सिर्फ़ इस मीटिंग के लिए और अपनी सेवा की बात करने के लिए इस्तेमाल करते हैं। हमारी [प्राइवेसी पॉलिसी] देखें।',
};

it('is another version with each published text of the privacy policy that the notices point to', () => {
  expect(consentVersion('contact', '/hi/pricing', '3')).toBe('2026-11/contact/hi+privacy-3');
  expect(consentVersion('contact', '/pricing', null)).toBe('2026-11/contact/en');
});

it('stores with each form the version of the very text that it shows, in the language of its page', () => {
  for (const kind of Object.keys(consentTexts) as ConsentKind[]) {
    const text = consentTexts[kind];
    expect(wordings[consentVersion(kind, '/contact-us')]).toBe(text);
    expect(wordings[consentVersion(kind, '/hi/contact-us')]).toBe(hindi[text]);
  }
});
