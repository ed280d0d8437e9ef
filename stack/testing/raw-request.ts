import { connect, type Socket } from 'node:net';

/** Sends bytes as they are and gives back what came until the other side closed, or for so long. */
export function sendRaw(port: number, bytes: string | Buffer, waitMs = 3000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const chunks: Buffer[] = [];
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    const timer = setTimeout(done, waitMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', done);
    // A reset is an answer too.
    socket.on('error', done);
    socket.on('connect', () => socket.write(bytes));
  });
}

/** The status of a raw answer; 0 when the connection was closed without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Opens a connection that is kept open by its caller. */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => resolve(socket));
    socket.on('error', reject);
  });
}
