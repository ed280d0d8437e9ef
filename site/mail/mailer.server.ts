import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { JobError } from '../outbox/job-error.ts';
import type { Mail } from './mail.ts';

export interface MailerOptions {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  smtpUrl: string;
  /** Who sends, as `Name <address>` or an address alone. */
  from: string;
  /** Where answers go; `from` without it. */
  replyTo: string | undefined;
}

export interface Mailer {
  /** The address of the sender without a name. */
  readonly sender: string;
  /** Hands a mail to the mail server; `messageId` stays the same when it is sent again. Throws {@link JobError}. */
  send(mail: Mail, messageId: string): Promise<void>;
}

const timeoutMs = 20_000;
/** An address that could be read as more than one, or as something else. */
const unsafeAddress = /[\s,;:<>()[\]"\\]|\p{Cc}/u;

/** The mailboxes in a list such as `A <a@example.com>, b@example.com`, without names. */
export function mailboxesOf(list: string): string[] {
  return addressparser(list, { flatten: true }).flatMap(({ address }) => (address ? [address] : []));
}

/** Sends mail through the configured server. */
export function createMailer({ smtpUrl, from, replyTo }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [sender = ''] = mailboxesOf(from);
  return {
    sender,
    async send(mail, messageId) {
      if (mail.to.some((address) => unsafeAddress.test(address))) throw JobError.refused('the address cannot be used');
      const answers = mail.replyTo && !unsafeAddress.test(mail.replyTo) ? mail.replyTo : replyTo;
      try {
        await transport.sendMail({
          from,
          to: mail.to.map((address) => ({ name: '', address })),
          ...(answers ? { replyTo: { name: '', address: answers } } : {}),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId,
          headers: headersOf(mail),
          ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: 'parley-demo.ics' } } : {}),
        });
      } catch (error) {
        throw sendError(error);
      }
    },
  };
}

function headersOf({ unsubscribeUrl }: Mail): Record<string, string> {
  return {
    // Holiday notices and the like stay with their senders.
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  };
}

/** Its message names codes only: what servers answer often repeats the address. */
function sendError(error: unknown): JobError {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const message = `the mail could not be sent: ${[code, responseCode].filter(Boolean).join(' ') || 'unknown'}`;
  // The server knows that this mailbox is none.
  const isRefused = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return isRefused ? JobError.refused(message, error) : JobError.failed(message, error);
}
