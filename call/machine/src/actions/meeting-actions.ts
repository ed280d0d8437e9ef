import type { ActionTable } from '../channel/channel.ts';
import type { Machine } from '../machine.ts';
import { parseCallRequest } from '../room/join-request.ts';

/** Coming, going and what is known of the room. */
export function meetingActions(machine: Machine): ActionTable {
  return {
    'join-meeting': async (message) => {
      await machine.join(parseCallRequest(message));
      return undefined;
    },
    'start-camera': async (message) => {
      await machine.startCamera(parseCallRequest(message));
      return machine.devices();
    },
    'leave-meeting': () => {
      machine.leave();
      return undefined;
    },
    'get-meeting-session': () => ({ meetingSession: { id: machine.call?.welcome.meetingId } }),
    'get-network-topology': () => ({ topology: machine.call ? 'peer' : 'none' }),
    'lib-room-info': () => {
      const room = machine.call?.welcome.room;
      return room ? { id: room.id, name: room.name, config: { exp: room.expiresAt }, tokenConfig: {} } : {};
    },
    /** The SDK's own log lines; this machine keeps none of them. */
    'transmit-log': () => undefined,
  };
}
