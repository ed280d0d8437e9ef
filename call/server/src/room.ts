import { z } from 'zod';

/** Seconds since 1970. */
const UnixTime = z.number().int().positive();

/** The configuration of a room, under the names of the rooms REST. */
export const RoomConfigSchema = z.strictObject({
  /** Nobody joins before. */
  nbf: UnixTime.optional(),
  /** Nobody joins after. */
  exp: UnixTime.optional(),
  max_participants: z.number().int().min(1).max(200).optional(),
  /** Whoever is inside at `exp` is removed. */
  eject_at_room_exp: z.boolean().optional(),
});
export type RoomConfig = z.infer<typeof RoomConfigSchema>;

export const RoomRequestSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,128}$/, 'letters, digits, - and _; at most 128')
    .optional(),
  privacy: z.enum(['public', 'private']).default('public'),
  properties: RoomConfigSchema.default({}),
});

export const RoomChangeSchema = z.strictObject({
  privacy: z.enum(['public', 'private']).optional(),
  properties: RoomConfigSchema.optional(),
});

export interface Room {
  id: string;
  name: string;
  privacy: 'public' | 'private';
  config: RoomConfig;
  /** ISO 8601, UTC. */
  createdAt: string;
}
