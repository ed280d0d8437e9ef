import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** From the envelope. */
  to: string[];
  mail: Email;
  raw: string;
}

/** A mail server in this process that keeps what it is given. */
export interface SmtpStandIn {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Resolves once it has this many mails for an address. */
  mailsTo(address: string, count?: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

export interface SmtpStandInOptions {
  /** A free one without it. */
  port?: number;
  /** Called for each mail; what it gives is the answer to the sender: undefined for yes. */
  refuse?: (to: string[]) => { code: number } | undefined;
  /** Called for each mail before it is answered; the answer waits for it. */
  onMail?: (received: ReceivedMail) => Promise<void> | void;
}

export async function startSmtpStandIn(options: SmtpStandInOptions = {}): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, callback) {
      const refusal = options.refuse?.([address.address]);
      callback(refusal ? Object.assign(new Error('refused'), { responseCode: refusal.code }) : undefined);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const take = async () => {
          const one = { to, mail: await PostalMime.parse(raw), raw };
          received.push(one);
          for (const wake of waiting) wake();
          await options.onMail?.(one);
        };
        take().then(
          () => callback(),
          (error: Error) => callback(error),
        );
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    mailsTo(address, count = 1) {
      return new Promise((resolve) => {
        const look = () => {
          const found = received.filter(({ to }) => to.includes(address));
          if (found.length < count) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
