import type { BookingReceipt, BookingRequest, BookingView } from './booking-schema.ts';

export interface FreeSlots {
  /** The team's zone, IANA name. */
  timeZone: string;
  minutes: number;
  /** ISO 8601, UTC. */
  slots: string[];
}

/** A booking that could not be made or changed; `isTaken`: someone else has the time. */
export class BookingFailure extends Error {
  readonly isTaken: boolean;

  constructor(message: string, isTaken: boolean) {
    super(message);
    this.name = 'BookingFailure';
    this.isTaken = isTaken;
  }
}

/** The free times. Rejects with a {@link BookingFailure}, as all of these do. */
export const loadSlots = () => call<FreeSlots>('/api/bookings/slots');

export const book = (request: BookingRequest) => call<BookingReceipt>('/api/bookings', request);

export const loadBooking = (id: string, token: string) =>
  call<BookingView>(`/api/bookings/${encodeURIComponent(id)}?t=${encodeURIComponent(token)}`);

/** Moves a booking, or without a time cancels it. */
export const changeBooking = (id: string, token: string, startsAt?: string) =>
  call<BookingView>(`/api/bookings/${encodeURIComponent(id)}`, startsAt ? { token, startsAt } : { token });

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new BookingFailure('The calendar cannot be reached. Check your connection and try again.', false);
  }
  if (response.ok) return (await response.json()) as Answer;
  const answer: unknown = await response.json().catch(() => undefined);
  throw new BookingFailure(messageOf(answer), response.status === 409);
}

function messageOf(answer: unknown): string {
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined;
  return typeof message === 'string' ? message : 'Something went wrong on our side. Please try again.';
}
