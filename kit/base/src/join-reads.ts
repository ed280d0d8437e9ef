/**
 * Makes calls that come while a read is under way share the one after it. Each still gets what was read after it
 * asked, so nothing is older than without; a rush of calls costs two reads instead of one each. Calls with other
 * arguments (as JSON) are reads of their own.
 */
export function joinReads<Input extends unknown[], Value>(
  read: (...input: Input) => Promise<Value>,
): (...input: Input) => Promise<Value> {
  const reads = new Map<string, { running: Promise<Value>; next: Promise<Value> | undefined }>();
  return (...input) => {
    const key = JSON.stringify(input);
    const start = (): Promise<Value> => {
      const running = read(...input);
      const entry = { running, next: undefined };
      reads.set(key, entry);
      const end = () => {
        if (reads.get(key) === entry && !entry.next) reads.delete(key);
      };
      running.then(end, end);
      return running;
    };
    const known = reads.get(key);
    if (!known) return start();
    known.next ??= known.running.then(start, start);
    return known.next;
  };
}
