/** 128 random bits as hex. Not `randomUUID`, which browsers leave out where a site is tried out without TLS. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
