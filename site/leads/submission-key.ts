import { useRef } from 'react';
import { randomId } from '../data/random-id.ts';

/**
 * Gives each submission of a form its idempotency key: the same content has the same key, so that a double press, or a
 * try again after a lost answer, is one lead.
 */
export function useSubmissionKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: randomId() };
    return last.current.key;
  };
}
