/** A part of a plain text: a paragraph, or items that stood in lines beginning with `- `. */
export type ProsePart = { kind: 'paragraph'; text: string } | { kind: 'items'; items: string[] };

/** Reads a plain text: a blank line parts paragraphs, lines that begin with `- ` or `* ` are items. */
export function proseParts(text: string): ProsePart[] {
  const parts: ProsePart[] = [];
  for (const block of text.trim().split(/\n\s*\n/)) {
    const lines = block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    for (const line of lines) {
      const item = /^[-*]\s+(.+)$/.exec(line)?.[1];
      const last = parts.at(-1);
      if (item === undefined) parts.push({ kind: 'paragraph', text: line });
      else if (last?.kind === 'items') last.items.push(item);
      else parts.push({ kind: 'items', items: [item] });
    }
  }
  return parts;
}
