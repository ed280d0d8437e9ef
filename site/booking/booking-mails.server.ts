import type { Clock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import { greeting, nameForMail } from '../mail/greeting.ts';
import type { Mail } from '../mail/mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { bookingInvite } from './booking-invite.server.ts';
import type { BookingLinks } from './booking-links.server.ts';
import { teamAvailability } from './slots.ts';

export interface BookingMailsOptions {
  database: Database;
  links: BookingLinks;
  publicUrl: () => string;
  /** Who invites: the address that mail comes from. */
  sender: string;
  /** The team's own addresses. */
  team: readonly string[];
  clock: Clock;
}

interface BookingRow {
  id: string;
  starts_at: Date;
  ends_at: Date;
  name: string;
  email: string;
  time_zone: string;
  note: string | null;
  status: 'booked' | 'cancelled';
  sequence: number;
}

type Change = 'booked' | 'moved' | 'cancelled';

const words: Record<Change, { subject: string; heading: string; text: string; alert: string }> = {
  booked: {
    subject: 'Your live demo on',
    heading: 'Your live demo is booked',
    text: 'Bring the questions that your buyers ask. The agent answers them while you listen. The entry for your calendar comes with this mail.',
    alert: 'New demo',
  },
  moved: {
    subject: 'Moved: your live demo on',
    heading: 'Your live demo has a new time',
    text: 'The old time is free again. Your calendar takes the new one from this mail.',
    alert: 'Demo moved',
  },
  cancelled: {
    subject: 'Cancelled: your live demo on',
    heading: 'Your live demo is cancelled',
    text: 'Your calendar takes the entry away. You can book another half hour whenever it suits you.',
    alert: 'Demo cancelled',
  },
};

/**
 * What is mailed about a booking. Each gives undefined where there is nothing to say any more: the booking is gone, its
 * time is over, or a later change has a mail of its own.
 */
export class BookingMails {
  readonly #options: BookingMailsOptions;

  constructor(options: BookingMailsOptions) {
    this.#options = options;
  }

  /** To the visitor, with the entry for their calendar and the link to move or cancel. */
  async toVisitor(id: string, sequence: number): Promise<Mail | undefined> {
    const { links, publicUrl, sender } = this.#options;
    const booking = await this.#current(id, sequence);
    if (!booking) return undefined;
    const change = changeOf(booking);
    const { subject, heading, text } = words[change];
    const url = links.pageUrl(publicUrl(), id);
    const isCancelled = change === 'cancelled';
    return {
      to: [booking.email],
      subject: `${subject} ${spokenTime(booking.starts_at, booking.time_zone)}`,
      ...writeMail({
        heading,
        paragraphs: [greeting(booking.name), text],
        facts: [['When', spokenRange(booking, booking.time_zone)]],
        actions: isCancelled
          ? [{ label: 'Book another time', url: `${publicUrl()}/booking` }]
          : [{ label: 'Move or cancel it', url }],
        footer: `You get this mail because this address was given with the booking at ${publicUrl()}.`,
      }),
      calendar: {
        method: isCancelled ? 'CANCEL' : 'REQUEST',
        content: bookingInvite({ id, startsAt: booking.starts_at, endsAt: booking.ends_at }, url, {
          method: isCancelled ? 'CANCEL' : 'REQUEST',
          sequence: booking.sequence,
          organizer: { name: 'Parley', email: sender },
          attendee: { name: nameForMail(booking.name), email: booking.email },
        }),
      },
    };
  }

  /** To the team, in its own time. */
  async toTeam(id: string, sequence: number): Promise<Mail | undefined> {
    const { publicUrl, team } = this.#options;
    const booking = await this.#current(id, sequence);
    if (!booking) return undefined;
    const { alert } = words[changeOf(booking)];
    return {
      to: team,
      replyTo: booking.email,
      subject: `${alert}: ${spokenTime(booking.starts_at, teamAvailability.timeZone)}, ${booking.name}`,
      ...writeMail({
        heading: alert,
        paragraphs: [],
        facts: [
          ['When', spokenRange(booking, teamAvailability.timeZone)],
          ['Name', booking.name],
          ['E-mail', booking.email],
          ...(booking.note ? [['Note', booking.note] as const] : []),
        ],
        actions: [{ label: 'Open the admin', url: `${publicUrl()}/admin` }],
        footer: `Sent by ${publicUrl()} to the addresses in MAIL_TO.`,
      }),
    };
  }

  async #current(id: string, sequence: number): Promise<BookingRow | undefined> {
    const { database, clock } = this.#options;
    // As the owner of the tables: this is no visitor's doing.
    const { rows } = await database.pool.query<BookingRow>('select * from site.bookings where id = $1', [id]);
    const booking = rows[0];
    const isCurrent = booking && booking.sequence === sequence && booking.ends_at.getTime() > clock.now();
    return isCurrent ? booking : undefined;
  }
}

function changeOf({ status, sequence }: BookingRow): Change {
  if (status === 'cancelled') return 'cancelled';
  return sequence === 0 ? 'booked' : 'moved';
}

function spokenTime(instant: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-IN', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  return `${day.format(instant)}, ${clockTime(instant, timeZone)}`;
}

function spokenRange({ starts_at: start, ends_at: end }: BookingRow, timeZone: string): string {
  const zone = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'long' })
    .formatToParts(start)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${spokenTime(start, timeZone)} to ${clockTime(end, timeZone)}, ${zone ?? timeZone}`;
}

function clockTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}
