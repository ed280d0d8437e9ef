import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { joinRoom } from '@parley/call-peer/join-room';
import type { ServerFrame, Welcome, WireParticipant } from '@parley/call-protocol/signalling';
import { silentLogger } from '@parley/kit-base/logger';
import { afterEach, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';

const you: WireParticipant = {
  sessionId: 'agent',
  userId: 'agent',
  userName: 'Agent',
  userData: null,
  owner: true,
  joinedAt: '2026-01-01T00:00:00.000Z',
  permissions: { hasPresence: false, canSend: true, canReceive: { base: true }, canAdmin: true },
  media: {},
  slots: ['audio'],
  answersOnly: true,
};
const welcome: Welcome = {
  type: 'welcome',
  sessionId: you.sessionId,
  resumeSecret: 'secret',
  meetingId: 'meeting',
  you,
  others: [],
  counts: { present: 0, hidden: 1 },
  sessionData: null,
  room: { id: 'room', name: 'room', maxAppMessageSize: 4096 },
  iceServers: [],
};

let server: WebSocketServer | undefined;
afterEach(() => server?.close());

it('refuses a room that ends right behind its welcome, instead of staying in what is gone', async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const ended: ServerFrame = { seq: 1, message: { type: 'ended' } };
  server.on('connection', (socket) =>
    socket.once('message', () => {
      // Both in one packet, so that they are read in one go.
      const { _socket: stream } = socket as unknown as { _socket: { cork(): void; uncork(): void } };
      stream.cork();
      socket.send(JSON.stringify(welcome));
      socket.send(JSON.stringify(ended));
      stream.uncork();
    }),
  );
  const { port } = server.address() as AddressInfo;
  const joined = joinRoom({
    signalUrl: `ws://127.0.0.1:${port}/signal`,
    room: 'room',
    userName: 'Agent',
    logger: silentLogger,
  });
  await expect(joined).rejects.toMatchObject({ code: 'connection-error' });
});
