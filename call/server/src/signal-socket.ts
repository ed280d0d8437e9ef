import { limits } from '@parley/call-protocol/limits';
import { ClientFrameSchema, type FatalKind, type Hello, HelloSchema } from '@parley/call-protocol/signalling';
import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { UpgradeHandler } from '@parley/kit-server/http-server';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Admission, Lobby } from './lobby.ts';
import type { SessionSocket } from './session.ts';

export interface SignalSocketsOptions {
  lobby: Lobby;
  clock: Clock;
  logger: Logger;
}

const framesPerSecond = 300;

/** Takes the WebSockets of `/signal`: one hello each, then the frames of its session. */
export function createSignalSockets({ lobby, clock, logger }: SignalSocketsOptions): {
  upgrade: UpgradeHandler;
  close(): void;
} {
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.frameMaxBytes });
  server.on('connection', (webSocket: WebSocket) => serve(webSocket, lobby, clock, logger));
  return {
    upgrade: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (webSocket) => server.emit('connection', webSocket, request)),
    close: () => {
      for (const webSocket of server.clients) webSocket.terminate();
      server.close();
    },
  };
}

function serve(webSocket: WebSocket, lobby: Lobby, clock: Clock, logger: Logger): void {
  const socket: SessionSocket = {
    send: (frame) => webSocket.send(JSON.stringify(frame)),
    close: () => webSocket.close(),
  };
  const refuse = (kind: FatalKind, message: string) => {
    socket.send({ type: 'fatal', kind, message });
    socket.close();
  };
  const cancelHello = clock.after(limits.helloTimeoutMs, () => webSocket.terminate());
  const cancelPing = keepAlive(webSocket, clock);
  const isTooFast = frameCounter(clock);
  let admitting: Promise<Admission> | undefined;
  let admitted: Extract<Admission, { outcome: 'joined' }> | undefined;

  const admit = async (hello: Hello) => {
    const { resume } = hello;
    admitting = resume ? Promise.resolve(lobby.resume({ ...hello, resume }, socket)) : lobby.admit(hello, socket);
    const admission = await admitting;
    if (admission.outcome === 'refused') {
      refuse(admission.kind, admission.message);
      return;
    }
    admitted = admission;
    // The socket may have gone while the room was looked up.
    if (webSocket.readyState !== webSocket.OPEN) admission.session.detach(socket);
  };
  const handleFrame = (text: string) => {
    if (!admitted) {
      const hello = HelloSchema.safeParse(parseJson(text));
      if (!hello.success || admitting) {
        refuse('connection-error', 'The first frame must be a hello of protocol version 1.');
        return;
      }
      cancelHello();
      admit(hello.data).catch((error: unknown) => {
        logger.error('a participant could not be admitted', { error: String(error) });
        refuse('connection-error', 'The room server failed. Please try again.');
      });
      return;
    }
    const { meeting, session } = admitted;
    const frame = ClientFrameSchema.safeParse(parseJson(text));
    if (!frame.success) {
      session.send({ type: 'rejected', of: 'frame', code: 'malformed', message: 'This frame is not understood.' });
      return;
    }
    if ('ack' in frame.data) {
      session.acknowledge(frame.data.ack);
      return;
    }
    const receipt = session.heard(frame.data.seq);
    if (receipt === 'gap') socket.close();
    else if (receipt === 'deliver') meeting.handle(session, frame.data.message);
  };

  webSocket.on('message', (data, isBinary) => {
    if (isBinary || isTooFast()) webSocket.close(1008);
    else handleFrame(data.toString());
  });
  webSocket.on('error', (error) => logger.debug('a signalling socket failed', { error: String(error) }));
  webSocket.on('close', () => {
    cancelHello();
    cancelPing();
    admitted?.session.detach(socket);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses undefined with the same answer as any other nonsense.
    return undefined;
  }
}

/** Ends a socket whose other side does not answer two pings in a row. */
function keepAlive(webSocket: WebSocket, clock: Clock): () => void {
  let unanswered = 0;
  webSocket.on('pong', () => {
    unanswered = 0;
  });
  return clock.every(limits.pingMs, () => {
    unanswered += 1;
    if (unanswered > 2) webSocket.terminate();
    else webSocket.ping();
  });
}

function frameCounter(clock: Clock): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(clock.now() / 1000);
    if (now !== second) {
      second = now;
      count = 0;
    }
    count += 1;
    return count > framesPerSecond;
  };
}
