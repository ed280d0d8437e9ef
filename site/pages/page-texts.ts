import { provider as example, type Provider } from '../contact/provider.ts';
import type { Language } from '../languages/languages.ts';
import type { RenderedText } from './markdown.server.ts';
import type { ContactContent, LegalPageName } from './page-content.ts';

/** A legal page as visitors read it. */
export interface LegalText {
  lead: string;
  /** Day since when it holds, `YYYY-MM-DD`. */
  since: string;
  text: RenderedText;
  /** Whether the names in it are examples. */
  isExample: boolean;
}

/** What admins write of the contact page. */
export interface ContactText {
  statement: string;
  lead: string;
  /** What else it says; may be empty. */
  html: string;
  provider: Provider;
}

/** The pages that admins write, as visitors read them. */
export interface PublicPages {
  legal(page: LegalPageName, language: Language): Promise<LegalText>;
  contact(language: Language): Promise<ContactText>;
  /** The published version of the privacy policy; null while it is the one that comes with the software. */
  privacyVersion(language: Language): Promise<number | null>;
}

/** Who provides this site, as the contact page says; an example without one. */
export function providerOf(content: ContactContent | undefined): Provider {
  if (!content) return example;
  const { isExample, legalName, email, phone, address, hours, grievanceName, grievanceEmail, courts } = content;
  return {
    isExample,
    brand: example.brand,
    legalName,
    email,
    phone,
    address: address.split('\n').flatMap((line) => line.trim() || []),
    hours,
    grievance: { name: grievanceName, email: grievanceEmail },
    courts,
  };
}
