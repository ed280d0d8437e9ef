/** One thing that the agent knows, from the site's own content. */
export interface KnowledgeEntry {
  id: string;
  /** Ways in which people ask for it, plain lower-case words without punctuation. They also form the recogniser's grammar. */
  ask: readonly string[];
  /** What the agent says: one to three short spoken sentences. */
  spoken: string;
  /** What follows the answer: taking the caller's details for a demo. */
  action?: 'book-demo';
}
