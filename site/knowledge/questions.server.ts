import type { FaqEntry } from '../seo/structured-data.ts';
import { faqItems, knowledgeItems } from './knowledge.ts';
import type { KnowledgeTopic } from './knowledge-item.ts';

/** A question and its answer as readers get them: without what only the voice agent needs. */
export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** The questions of a topic, in reading order. */
export function questionsOf(topic: KnowledgeTopic): Question[] {
  return knowledgeItems()
    .filter((item) => item.topic === topic)
    .map(({ id, question, answer }) => ({ id, question, answer }));
}

/** The three questions that search engines are told (spec 000 §2). */
export function coreQuestions(): FaqEntry[] {
  return faqItems().map(({ question, answer }) => ({ question, answer }));
}
