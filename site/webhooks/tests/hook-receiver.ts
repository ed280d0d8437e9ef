import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedHook {
  headers: Record<string, string>;
  body: string;
  url: string;
}

export interface HookReceiver {
  url: string;
  received: ReceivedHook[];
  /** Resolves when that many have come. */
  when(count: number): Promise<ReceivedHook[]>;
  /** What is answered from now on; by default 204. */
  answer: (received: ReceivedHook[]) => { status: number; headers?: Record<string, string> };
  close(): Promise<void>;
}

/** A system elsewhere that is told of events: a real HTTP server that keeps what it is sent. */
export async function startHookReceiver(): Promise<HookReceiver> {
  const received: ReceivedHook[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: single(request.headers), body, url: request.url ?? '' });
    const { status, headers } = receiver.answer(received);
    response.writeHead(status, headers).end('what nobody reads');
    for (const look of waiting) look();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: HookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    when: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    answer: () => ({ status: 204 }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

function single(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
