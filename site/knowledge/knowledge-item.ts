/** The parts under which the FAQ page groups its questions. */
export const knowledgeTopics = ['product', 'pricing', 'demo', 'real-estate', 'working-together', 'agent'] as const;
export type KnowledgeTopic = (typeof knowledgeTopics)[number];

/** One thing that the site states: read on the FAQ page, spoken by the voice agent. */
export interface KnowledgeItem {
  id: string;
  topic: KnowledgeTopic;
  question: string;
  /** As written for readers. */
  answer: string;
  /** As said to listeners: one to three short sentences. */
  spoken: string;
  /** Plain ways to ask it: lower case, no punctuation, numbers as words. They are also what the recogniser listens for. */
  ask: readonly string[];
  /** One of the three questions of the site's FAQ data (spec 000 §2). */
  faq: boolean;
  /** What the agent does after it has answered. */
  action?: 'book-demo';
}

/** Splits comma-separated phrases, so that a list of them stays readable. */
export function phrases(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
