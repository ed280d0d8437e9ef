/** When each participant was last heard, by session id; milliseconds. */
export type Speaking = ReadonlyMap<string, number>;

const threshold = 0.02;
/** Pauses between words do not end the ring. */
const holdMs = 700;

/** Notes who is louder than silence now. */
export function noteLevels(before: Speaking, levels: Readonly<Record<string, number>>, now: number): Speaking {
  const heard = Object.entries(levels).filter(([, level]) => level > threshold);
  return heard.length === 0 ? before : new Map([...before, ...heard.map(([id]) => [id, now] as const)]);
}

/** Who was heard a moment ago. */
export function speakingIds(speaking: Speaking, now: number): ReadonlySet<string> {
  return new Set([...speaking].filter(([, at]) => now - at < holdMs).map(([id]) => id));
}
