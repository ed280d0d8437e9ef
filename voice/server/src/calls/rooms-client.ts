import { z } from 'zod';
import { VoiceError } from '../voice-error.ts';

const RoomSchema = z.object({ name: z.string(), url: z.string() });

const TokenSchema = z.object({ token: z.string() });

/** A room for one call. */
export type CallRoom = z.infer<typeof RoomSchema>;

export interface RoomsClientOptions {
  /** Base address of the room server, without a trailing slash. */
  callUrl: () => string;
  apiKey: string;
}

const timeoutMs = 5000;

/** The room server's REST, as far as calls need it. Rejects with a VoiceError. */
export class RoomsClient {
  readonly #options: RoomsClientOptions;

  constructor(options: RoomsClientOptions) {
    this.#options = options;
  }

  /** A room that nobody can guess, for two, which takes nobody in after `expiresAt` (Unix seconds). */
  async create(expiresAt: number): Promise<CallRoom> {
    const body = { privacy: 'public', properties: { max_participants: 2, exp: expiresAt } };
    return RoomSchema.parse(await this.#request('POST', '/v1/rooms', body));
  }

  /** A token with which the agent waits unseen in a room until its visitor is there. */
  async agentToken(room: string): Promise<string> {
    const properties = { room_name: room, is_owner: true, permissions: { hasPresence: false } };
    return TokenSchema.parse(await this.#request('POST', '/v1/meeting-tokens', { properties })).token;
  }

  /** Ends the meeting for whoever is still in it, and takes the room away. */
  async close(name: string): Promise<void> {
    const path = `/v1/rooms/${encodeURIComponent(name)}`;
    await this.#request('POST', `${path}/end`);
    await this.#request('DELETE', path);
  }

  async #request(method: string, path: string, body?: unknown): Promise<unknown> {
    try {
      const response = await fetch(this.#options.callUrl() + path, {
        method,
        headers: { authorization: `Bearer ${this.#options.apiKey}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      return await response.json();
    } catch (error) {
      throw VoiceError.noRoom(error);
    }
  }
}
