import {
  AdminTypeSchema,
  MediaTypeSchema,
  type Permissions,
  type Slot,
  slotOrder,
} from '@parley/call-protocol/signalling';
import * as z from 'zod/mini';
import type { ActionTable } from '../channel/channel.ts';
import type { Machine } from '../machine.ts';
import type { Subscription } from '../store/track-state.ts';

const SubscriptionSchema = z.union([z.boolean(), z.enum(['staged', 'avatar'])]);
const listOf = <Item extends z.core.$ZodType>(item: Item) => z.union([z.boolean(), z.array(item), z.set(item)]);

const UpdateSchema = z.looseObject({
  setSubscribedTracks: z.optional(z.union([SubscriptionSchema, z.record(z.string(), z.unknown())])),
  setAudio: z.optional(z.unknown()),
  setVideo: z.optional(z.unknown()),
  setScreenShare: z.optional(z.literal(false)),
  eject: z.optional(z.unknown()),
  updatePermissions: z.optional(
    z.looseObject({
      hasPresence: z.optional(z.boolean()),
      canSend: z.optional(listOf(MediaTypeSchema)),
      canReceive: z.optional(z.looseObject({ base: z.optional(z.any()) })),
      canAdmin: z.optional(listOf(AdminTypeSchema)),
    }),
  ),
});
type Update = z.infer<typeof UpdateSchema>;

/** Changes of participants: oneself, what one receives of others, and what an admin does to them. */
export function participantActions(machine: Machine): ActionTable {
  return {
    'update-participant': async ({ id, properties }) => {
      await update(machine, z.string().parse(id), UpdateSchema.parse(properties));
      return undefined;
    },
    'update-participants': async ({ participants }) => {
      const updates = z.record(z.string(), UpdateSchema).parse(participants);
      for (const [id, change] of Object.entries(updates)) await update(machine, id, change);
      return undefined;
    },
    'daily-method-subscribe-to-tracks-automatically': ({ enabled }) => {
      machine.call?.subscribeAutomatically(z.boolean().parse(enabled));
      return undefined;
    },
    'set-user-name': ({ name }) => {
      const userName = z.string().parse(name);
      machine.local.rename(userName);
      machine.call?.send({ type: 'update-me', userName });
      machine.tellLocal();
      return { userName };
    },
    'set-user-data': ({ userData }) => {
      machine.local.describe(userData ?? null);
      machine.call?.send({ type: 'update-me', userData: userData ?? null });
      machine.tellLocal();
      return { userData };
    },
    'app-msg': ({ data, to }) => {
      machine.call?.send({ type: 'app-msg', to: typeof to === 'string' ? to : '*', data });
      return undefined;
    },
    'set-session-data': ({ data, mergeStrategy }) => {
      const strategy = z.enum(['replace', 'shallow-merge']).parse(mergeStrategy);
      machine.call?.send({ type: 'set-session-data', data, mergeStrategy: strategy });
      return undefined;
    },
  };
}

async function update(machine: Machine, id: string, change: Update): Promise<void> {
  if (id === 'local' || id === machine.local.wire.sessionId) await updateLocal(machine, change);
  else if (id === '*')
    for (const { sessionId } of machine.call?.remotes ?? []) updateRemote(machine, sessionId, change);
  else updateRemote(machine, id, change);
}

async function updateLocal({ media }: Machine, { setAudio, setVideo }: Update): Promise<void> {
  const wishes = { audio: setAudio, video: setVideo };
  for (const slot of ['audio', 'video'] as const) {
    if (wishes[slot] === undefined) continue;
    if (wishes[slot]) await media.turnOn([slot]);
    else media.turnOff(slot);
  }
}

function updateRemote(machine: Machine, sessionId: string, change: Update): void {
  const { call } = machine;
  if (!call) return;
  if (change.setSubscribedTracks !== undefined) call.subscribe(sessionId, subscriptions(change.setSubscribedTracks));
  const slotsOff: Slot[] = [
    ...(change.setAudio === false ? (['audio'] as const) : []),
    ...(change.setVideo === false ? (['video'] as const) : []),
    ...(change.setScreenShare === false ? (['screenVideo', 'screenAudio'] as const) : []),
  ];
  const permissions = change.updatePermissions && wirePermissions(change.updatePermissions);
  if (!change.eject && slotsOff.length === 0 && !permissions) return;
  call.send({
    type: 'update-participant',
    sessionId,
    ...(change.eject ? { eject: true } : {}),
    ...(slotsOff.length > 0 ? { slotsOff } : {}),
    ...(permissions ? { permissions } : {}),
  });
}

/** One word for all tracks, or a word per track. `avatar` stands for an inset of the face: the camera's picture here. */
function subscriptions(wish: NonNullable<Update['setSubscribedTracks']>): Partial<Record<Slot, Subscription>> {
  const named = typeof wish === 'object' ? wish : Object.fromEntries(slotOrder.map((slot) => [slot, wish]));
  return Object.fromEntries(
    slotOrder.filter((slot) => named[slot] !== undefined).map((slot) => [slot, subscription(named[slot])]),
  );
}

function subscription(wish: unknown): Subscription {
  return wish === 'staged' ? 'staged' : Boolean(wish);
}

function wirePermissions(wish: NonNullable<Update['updatePermissions']>): Partial<Permissions> {
  const { hasPresence, canSend, canReceive, canAdmin } = wish;
  return {
    ...(hasPresence === undefined ? {} : { hasPresence }),
    ...(canSend === undefined ? {} : { canSend: typeof canSend === 'boolean' ? canSend : [...canSend] }),
    ...(canReceive === undefined ? {} : { canReceive: { base: true, ...canReceive } }),
    ...(canAdmin === undefined ? {} : { canAdmin: typeof canAdmin === 'boolean' ? canAdmin : [...canAdmin] }),
  };
}
