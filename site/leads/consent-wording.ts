import { type Language, languageOf } from '../languages/languages.ts';

/** What people agree to by sending a form (spec 000 §5), in English, with the link in brackets. */
export const consentTexts = {
  contact:
    'By submitting you allow us to contact you by e-mail or phone for marketing and sales. See our [privacy policy].',
  newsletter: 'By subscribing you allow us to contact you by e-mail for marketing and sales. See our [privacy policy].',
  booking: 'We use your address only for this appointment and to talk about our service. See our [privacy policy].',
} as const;
export type ConsentKind = keyof typeof consentTexts;

/** What the person's details are used for, by the notice that they saw. */
export const consentPurposes: Readonly<Record<ConsentKind, string>> = {
  contact: 'Contact for marketing and sales',
  newsletter: 'News and offers by e-mail',
  booking: 'The appointment, and talk about the service',
};

/** To be changed with any of the texts, also with a translation of one. */
const wordingOf = '2026-11';

/** The attribute of a document that says which version of the privacy policy its links lead to. */
export const privacyVersionAttribute = 'data-privacy-version';

/**
 * Which wording a form shows on the page at `path`; stored with what was agreed to, as in `2026-11/contact/hi`. Every
 * notice points to the privacy policy, so another text of that is another wording: `2026-11/contact/hi+privacy-3` where
 * the page came with version 3 of it. Versions are never changed (table page_versions).
 */
export function consentVersion(kind: ConsentKind, path: string, privacy = shownPrivacyVersion()): string {
  const notice = versionIn(kind, languageOf(path));
  return privacy === null ? notice : `${notice}+privacy-${privacy}`;
}

/** Null while the policy is the one that comes with the software. */
function shownPrivacyVersion(): string | null {
  return globalThis.document?.documentElement.getAttribute(privacyVersionAttribute) ?? null;
}

/** Which wording of a notice stands on pages in a language. */
export function versionIn(kind: ConsentKind, { code }: Language): string {
  return `${wordingOf}/${kind}/${code}`;
}
