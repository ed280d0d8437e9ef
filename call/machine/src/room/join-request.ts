import { parseRoomUrl, type RoomAddress } from '@parley/call-protocol/addresses';
import * as z from 'zod/mini';

const InputSchema = z.looseObject({
  settings: z.optional(z.looseObject({ deviceId: z.optional(z.unknown()), customTrack: z.optional(z.unknown()) })),
});

const ObserverSchema = z.nullish(z.object({ enabled: z.boolean(), interval: z.optional(z.number()) }));

/** What `join-meeting`, `start-camera` and `daily-method-preauth` bring. Other properties are the SDK's own business. */
const CallRequestSchema = z.object({
  properties: z.looseObject({
    url: z.optional(z.string()),
    token: z.optional(z.string()),
    userName: z.optional(z.string()),
    userData: z.optional(z.unknown()),
    startAudioOff: z.optional(z.unknown()),
    startVideoOff: z.optional(z.unknown()),
  }),
  preloadCache: z.looseObject({
    subscribeToTracksAutomatically: z._default(z.boolean(), true),
    allowLocalAudio: z.optional(z.boolean()),
    allowLocalVideo: z.optional(z.boolean()),
    outputDeviceId: z.nullish(z.string()),
    inputSettings: z.nullish(z.looseObject({ audio: z.optional(InputSchema), video: z.optional(InputSchema) })),
    localAudioLevelObserver: ObserverSchema,
    remoteParticipantsAudioLevelObserver: ObserverSchema,
  }),
});
export type CallRequest = z.infer<typeof CallRequestSchema>;

/** The one way in for these three messages. Throws when the SDK sends something else. */
export function parseCallRequest(message: unknown): CallRequest {
  return CallRequestSchema.parse(message);
}

/** The room that is meant, with the token given apart or inside the address; undefined when it is no room's address. */
export function roomOf({ properties }: CallRequest): RoomAddress | undefined {
  const address = parseRoomUrl(properties.url ?? '');
  return address && { ...address, token: properties.token ?? address.token };
}
