/** Whether this is a whole address, with its scheme. */
export function isUrl(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value);
}
