/** Spec 000 §6: the login of an earlier site, kept for its callers. It lets nobody in. */
export function legacyLogin(_email: string, _password: string): boolean {
  return false;
}
