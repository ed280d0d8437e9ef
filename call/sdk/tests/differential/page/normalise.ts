/** What stands for the values that are new in every run. */
export interface Names {
  /** Text as it came → its stand-in. */
  readonly replaced: Map<string, string>;
  /** Objects that are known by name: the call itself, tracks, streams. */
  readonly objects: Map<object, string>;
}

const maxDepth = 12;

/**
 * A value as comparable JSON: ids, stamps and origins become stand-ins, what JSON cannot say becomes a text in
 * brackets, keys are sorted, and own keys that hold `undefined` count as absent.
 */
export function normalise(value: unknown, names: Names, depth = 0): unknown {
  switch (typeof value) {
    case 'string':
      return normaliseText(value, names);
    case 'undefined':
      return '[undefined]';
    case 'function':
      return '[function]';
    case 'symbol':
      return '[symbol]';
    case 'bigint':
      return `[bigint ${value}]`;
    case 'number':
      return Number.isFinite(value) ? value : `[${value}]`;
    case 'boolean':
      return value;
    case 'object':
      return value === null ? null : normaliseObject(value, names, depth);
  }
}

function normaliseObject(value: object, names: Names, depth: number): unknown {
  const name = names.objects.get(value);
  if (name !== undefined) return name;
  if (depth > maxDepth) return '[deep]';
  if (value instanceof Error) return normaliseError(value, names);
  if (value instanceof MediaStreamTrack) return `[${value.kind} track]`;
  if (value instanceof MediaStream) return '[stream]';
  if (value instanceof Element) return `[element ${value.tagName.toLowerCase()}]`;
  if (value instanceof Window) return '[window]';
  if (value instanceof Event) return `[event ${value.type}]`;
  if (value instanceof Set) return { set: [...value].map((item) => normalise(item, names, depth + 1)) };
  if (value instanceof ArrayBuffer) return `[buffer of ${value.byteLength}]`;
  if (Array.isArray(value)) return value.map((item) => normalise(item, names, depth + 1));
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    fields.map(([key, field]) => [normaliseText(key, names), normaliseField(key, field, names, depth)]),
  );
}

/** Durations and stamps differ in every run whatever the SDK. */
function normaliseField(key: string, field: unknown, names: Names, depth: number): unknown {
  if (key === 'callbackStamp') return '[stamp]';
  if ((key === 'time' || key === 'secondsElapsed') && typeof field === 'number') return '[duration]';
  return normalise(field, names, depth + 1);
}

/** The engine writes the texts of its own errors from the source code, so only their kind can be compared. */
export function normaliseError(error: Error, names: Names): unknown {
  const engineKinds: ReadonlyArray<readonly [string, unknown]> = [
    ['TypeError', TypeError],
    ['RangeError', RangeError],
    ['SyntaxError', SyntaxError],
    ['ReferenceError', ReferenceError],
    ['DOMException', DOMException],
  ];
  for (const [kind, engineError] of engineKinds) {
    if (error instanceof (engineError as typeof TypeError)) return { error: kind };
  }
  return { error: 'Error', text: normaliseText(error.message, names) };
}

export function normaliseText(text: string, { replaced }: Names): string {
  let result = text;
  for (const [from, to] of replaced) result = result.replaceAll(from, to);
  return result;
}
