/** Sends one of the forms behind a link. Resolves with what to tell the person, or with undefined when it is done. */
export async function sendAccount(path: string, body: object): Promise<string | undefined> {
  let response: Response;
  try {
    response = await fetch(`/api/account/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    // fetch rejects only when no answer came.
    return 'No answer from the server. Check your internet connection and try again.';
  }
  if (response.ok) return undefined;
  if (response.status === 410) return 'This link has been used, replaced or withdrawn, or it is too old.';
  if (response.status === 429) return 'Too many attempts. Try again in a few minutes.';
  if (response.status === 400) return 'That could not be taken. Check the fields and try again.';
  return 'Something went wrong on our side. Please try again in a moment.';
}
