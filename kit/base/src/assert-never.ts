/** Marks a branch that the types say cannot be reached; reaching it is a programming error. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
