import { type WebCall, WebCallSchema } from '@parley/voice-protocol/web-call';

type Described = Record<string, unknown>;

/** An id, or a description of what the call is to be held with. */
export type Reference = string | Described | null | undefined;

/** What a call is started with; one of assistant, squad and workflow is needed. */
export interface StartOptions {
  assistant?: Reference;
  assistantOverrides?: Described | null | undefined;
  squad?: Reference;
  workflow?: Reference;
  workflowOverrides?: Described | null | undefined;
}

/** The body of `POST /call/web`: an id goes under `…Id`, a description under the bare name (spec 001 §3). */
export function callRequest(options: StartOptions): Described {
  const body: Described = {};
  for (const name of ['assistant', 'squad', 'workflow'] as const) {
    const given = options[name];
    if (!given) continue;
    body[typeof given === 'string' ? `${name}Id` : name] = given;
  }
  for (const name of ['assistantOverrides', 'workflowOverrides'] as const) {
    if (options[name] !== undefined) body[name] = options[name];
  }
  return body;
}

export interface PlatformAddress {
  baseUrl: string;
  token: string;
}

/** What a refused request is rejected with: the response, with the parsed body as its `error` (spec 001 §8). */
export type RefusedResponse = Response & { data: null; error: unknown };

/**
 * `POST /call/web`. Rejects with the {@link RefusedResponse} when the platform refuses, and with an Error when it
 * cannot be reached or answers something else.
 */
export async function createWebCall(
  fetcher: typeof fetch,
  { baseUrl, token }: PlatformAddress,
  options: StartOptions,
): Promise<WebCall> {
  const response = await fetcher(`${baseUrl}/call/web`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(callRequest(options)),
    credentials: 'same-origin',
    redirect: 'follow',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw Object.assign(response, { data: null, error: await bodyOf(response) });
  return WebCallSchema.parse(await response.json());
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
