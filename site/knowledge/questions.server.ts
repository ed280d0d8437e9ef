import type { Catalogue, Language } from '../languages/languages.ts';
import type { FaqEntry } from '../seo/structured-data.ts';
import { faqItems, knowledgeItems } from './knowledge.ts';
import type { KnowledgeTopic } from './knowledge-item.ts';
import { hindiQuestions } from './questions-hi.server.ts';

/** A question and its answer as readers get them: without what only the voice agent needs. */
export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** The questions of a topic, in reading order and in the reader's language. */
export function questionsOf(topic: KnowledgeTopic, language: Language): Question[] {
  return knowledgeItems()
    .filter((item) => item.topic === topic)
    .map((item) => ({ id: item.id, ...inLanguage(language, item) }));
}

/** The three questions that search engines are told (spec 000 §2). */
export function coreQuestions(language: Language): FaqEntry[] {
  return faqItems().map((item) => inLanguage(language, item));
}

const catalogues: Record<Language['code'], Catalogue> = { en: {}, hi: hindiQuestions };

function inLanguage({ code }: Language, { question, answer }: FaqEntry): FaqEntry {
  const catalogue = catalogues[code];
  return { question: catalogue[question] ?? question, answer: catalogue[answer] ?? answer };
}
