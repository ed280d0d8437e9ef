import { type Auth, clientAddressHeader } from './auth.server.ts';

/** Hands requests on to the auth library. */
export class AuthCalls {
  readonly #auth: Auth;
  readonly #publicUrl: () => string;

  constructor(auth: Auth, publicUrl: () => string) {
    this.#auth = auth;
    this.#publicUrl = publicUrl;
  }

  /** A request as it came; `address` is the client's, by which the library limits attempts. */
  forward(request: Request, address: string): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set(clientAddressHeader, address);
    return this.#auth.handler(new Request(request, { headers }));
  }

  /** One of the library's calls with a body that we have read, in the name of who sent `request`. */
  call(path: string, body: object, request: Request, address: string): Promise<Response> {
    const headers = new Headers({
      'content-type': 'application/json',
      origin: new URL(this.#publicUrl()).origin,
      [clientAddressHeader]: address,
    });
    for (const name of ['cookie', 'user-agent']) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const url = new URL(`/api/auth${path}`, this.#publicUrl());
    return this.#auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
  }
}
