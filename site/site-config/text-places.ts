import { callbackTexts } from '../callback/callback-state.ts';
import { hero } from '../home/home-content.ts';

/** A text of the pages that the configuration may change. */
export interface TextPlace {
  section: string;
  field: string;
  /** Where it stands, for who edits it. */
  label: string;
  /** What the page says by itself. */
  own: string;
}

/** Every text that pages ask the configuration for, in the order in which they stand on the home page. */
export const textPlaces: readonly TextPlace[] = [
  { section: 'hero', field: 'title', label: 'First words', own: hero.title },
  { section: 'hero', field: 'subtitle', label: 'Below the first words', own: hero.subtitle },
  { section: 'hero', field: 'primaryButton', label: 'First button', own: hero.primary },
  { section: 'hero', field: 'secondaryButton', label: 'Second button', own: hero.secondary },
  { section: 'callback', field: 'title', label: 'Request callback, title', own: callbackTexts.title },
  { section: 'callback', field: 'subtitle', label: 'Request callback, text', own: callbackTexts.lead },
  { section: 'howItWorks', field: 'title', label: 'How it works', own: 'How it works, on an evening like any other' },
  { section: 'omniChannel', field: 'title', label: 'All channels', own: 'One conversation, wherever the buyer is' },
  { section: 'benefits', field: 'title', label: 'Benefits', own: 'What it brings to a real estate team' },
  { section: 'useCases', field: 'title', label: 'Use cases', own: 'From the first question to the keys' },
  { section: 'callToAction', field: 'title', label: 'Call to action', own: 'Start with a free trial at 0 USD' },
];
