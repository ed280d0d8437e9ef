import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface InvitedBooking {
  id: string;
  startsAt: Date;
  endsAt: Date;
}

/** What an invitation that comes by mail has besides. */
export interface MailedInvite {
  method: 'REQUEST' | 'CANCEL';
  /** Which version of the entry this is; calendars keep the highest. */
  sequence: number;
  organizer: { name: string; email: string };
  attendee: { name?: string | undefined; email: string };
}

/** The entry for calendars. `url` leads to the page where the demo is moved or cancelled. */
export function bookingInvite(booking: InvitedBooking, url: string, mailed?: MailedInvite): string {
  const calendar = ical({
    name: 'Parley demo',
    method: mailed ? ICalCalendarMethod[mailed.method] : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: booking.id,
    start: booking.startsAt,
    end: booking.endsAt,
    summary: 'Live demo of Parley',
    description: `Move or cancel it here: ${url}`,
    url,
  });
  if (mailed) {
    event.sequence(mailed.sequence);
    event.status(mailed.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED);
    event.organizer(mailed.organizer);
    event.createAttendee({
      email: mailed.attendee.email,
      ...(mailed.attendee.name ? { name: mailed.attendee.name } : {}),
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
    });
  }
  return calendar.toString();
}
