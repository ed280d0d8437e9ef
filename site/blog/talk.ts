/** A turn of a talk in a text: who speaks, in which language if it is not the text's, and what. */
export interface Turn {
  who: string;
  lang: string | undefined;
  words: string;
}

const turnShape = /^(?<who>[^:(]+?)\s*(?:\((?<lang>[a-zA-Z-]+)\))?:\s*(?<words>.+)$/;

/** A longer line is no turn: to look for its parts would take as long as somebody wishes. */
const maxLineLength = 2000;

/** Reads a line of a talk, `Buyer: words` or `Agent (hi): words`; undefined when it is none. */
export function readTurn(line: string): Turn | undefined {
  if (line.length > maxLineLength) return undefined;
  const { who, lang, words } = turnShape.exec(line)?.groups ?? {};
  return who && words ? { who, lang, words } : undefined;
}

/** The first line within a talk of a Markdown text that is no turn; undefined when all are. */
export function wrongTurn(markdown: string): string | undefined {
  const talks = markdown.matchAll(/^```talk[ \t]*\r?\n([\s\S]*?)(?:^```|(?![\s\S]))/gm);
  return [...talks]
    .flatMap(([, talk = '']) => talk.split(/\r?\n/))
    .find((line) => line.trim() !== '' && !readTurn(line));
}
