import { agentItems } from './agent-items.ts';
import type { KnowledgeItem } from './knowledge-item.ts';
import { offerItems } from './offer-items.ts';
import { productItems } from './product-items.ts';
import { realEstateItems } from './real-estate-items.ts';

/** What a voice agent needs of an item; the shape of the voice server's knowledge entries. */
export type KnowledgeEntry = Pick<KnowledgeItem, 'id' | 'ask' | 'spoken' | 'action'>;

/** Everything the site states as question and answer, in reading order. */
export function knowledgeItems(brand = 'Parley'): KnowledgeItem[] {
  return [...productItems(brand), ...offerItems(brand), ...realEstateItems(), ...agentItems(brand)];
}

/** The three questions of the FAQ data: what the product is, how the voice technology works, whether a free trial exists. */
export function faqItems(brand = 'Parley'): KnowledgeItem[] {
  return knowledgeItems(brand).filter((item) => item.faq);
}

/** The same knowledge for the voice agent. */
export function knowledgeEntries(brand = 'Parley'): KnowledgeEntry[] {
  return knowledgeItems(brand).map(({ id, ask, spoken, action }) => ({ id, ask, spoken, ...(action && { action }) }));
}
