import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import { clientAddress, type ProxyTrust } from '@parley/kit-server/http-server';
import type { Journal } from '@parley/kit-server/journal';
import { createRateLimit, isLoopback } from '@parley/kit-server/rate-limit';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { isFromSite } from '../auth/site-origins.server.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import { bookingInvite } from './booking-invite.server.ts';
import { BookingLinks } from './booking-links.server.ts';
import { BookingRequestSchema, type BookingView } from './booking-schema.ts';
import { BookingStore } from './booking-store.server.ts';
import { isPossibleStart, possibleStarts, teamAvailability } from './slots.ts';

export interface BookingRoutesOptions {
  database: Database;
  /** What `openLeadJournal` gave. */
  journal: Journal | undefined;
  /** Links to a booking are signed with a key derived from it. */
  secret: string;
  publicUrl: () => string;
  trust: ProxyTrust;
  clock?: Clock;
}

const slotMs = teamAvailability.slotMinutes * 60_000;
/** Of one client address; many people may share one behind a carrier's network. */
const bookingsPerDay = 20;
const ChangeSchema = z.object({ token: z.string(), startsAt: z.iso.datetime().optional() });

/** The calendar of live demos: free times, bookings, and their change by a signed link. */
export function createBookingRoutes(options: BookingRoutesOptions): Hono {
  const { publicUrl, trust, clock = systemClock } = options;
  const store = new BookingStore(options.database, options.journal);
  const links = new BookingLinks(options.secret);
  const limit = createRateLimit({ requests: 30, windowSeconds: 60 });
  const limitBookings = createRateLimit({ requests: bookingsPerDay, windowSeconds: 24 * 60 * 60 });
  const routes = new Hono();

  const admit = async (context: Context) => {
    if (!isFromSite(context.req.raw.headers, publicUrl())) throw SiteError.foreignOrigin();
    const waitSeconds = await limit(clientAddress(context, trust));
    if (waitSeconds !== undefined) throw SiteError.tooManyRequests(waitSeconds);
  };
  const requireBooking = async (id: string, token: string | undefined): Promise<BookingView> => {
    const booking = links.isGenuine(id, token) ? await store.find(id) : undefined;
    if (!booking) throw SiteError.notFound();
    return booking;
  };
  const requirePossible = (startsAt: string): number => {
    const start = Date.parse(startsAt);
    if (!isPossibleStart(teamAvailability, start, clock.now())) throw SiteError.invalid('This time cannot be booked.');
    return start;
  };

  routes.get('/api/bookings/slots', async (context) => {
    const starts = possibleStarts(teamAvailability, clock.now());
    const taken = await store.taken(starts[0] ?? 0, (starts.at(-1) ?? 0) + slotMs);
    context.header('cache-control', 'no-store');
    return context.json({
      timeZone: teamAvailability.timeZone,
      minutes: teamAvailability.slotMinutes,
      slots: starts.filter((start) => !taken.has(start)).map((start) => new Date(start).toISOString()),
    });
  });
  routes.post('/api/bookings', async (context) => {
    await admit(context);
    const parsed = BookingRequestSchema.safeParse(await readJson(context.req.raw));
    if (!parsed.success) throw SiteError.invalid(parsed.error.issues.map(({ message }) => message).join(' '));
    const start = requirePossible(parsed.data.startsAt);
    const address = clientAddress(context, trust);
    // A loopback address is the operator's, or a proxy's that TRUST_PROXY does not name: one count for all visitors.
    const waitSeconds = isLoopback(address) ? undefined : await limitBookings(address);
    if (waitSeconds !== undefined) throw SiteError.tooManyRequests(waitSeconds);
    const booked = await store.book(randomUUID(), parsed.data, { start, end: start + slotMs, now: clock.now() });
    if (booked === 'too-many') throw SiteError.tooManyBookings();
    if (booked === 'taken') throw SiteError.slotTaken();
    return context.json({ ...booked, token: links.sign(booked.id) }, 201);
  });
  routes.get('/api/bookings/:id', async (context) => {
    const booking = await requireBooking(context.req.param('id'), context.req.query('t'));
    context.header('cache-control', 'no-store');
    return context.json(booking);
  });
  routes.post('/api/bookings/:id', async (context) => {
    await admit(context);
    const parsed = ChangeSchema.safeParse(await readJson(context.req.raw));
    if (!parsed.success) throw SiteError.invalid('The body is {"token", "startsAt"?}.');
    const booking = await requireBooking(context.req.param('id'), parsed.data.token);
    if (Date.parse(booking.startsAt) <= clock.now())
      throw SiteError.invalid('This demo has begun or is over: it cannot be changed any more.');
    const { id } = booking;
    const { startsAt } = parsed.data;
    const start = startsAt === undefined ? undefined : requirePossible(startsAt);
    const outcome = await store.change(id, start, start === undefined ? undefined : start + slotMs);
    if (outcome === 'taken') throw SiteError.slotTaken();
    if (outcome === 'too-many') throw SiteError.tooManyMoves();
    return context.json(await requireBooking(id, parsed.data.token));
  });
  routes.get('/api/bookings/:id/invite.ics', async (context) => {
    const token = context.req.query('t');
    const booking = await requireBooking(context.req.param('id'), token);
    context.header('content-type', 'text/calendar; charset=utf-8');
    context.header('cache-control', 'no-store');
    context.header('content-disposition', 'attachment; filename="parley-demo.ics"');
    const { id, startsAt, endsAt } = booking;
    const entry = { id, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    return context.body(bookingInvite(entry, links.pageUrl(publicUrl(), id)));
  });
  return routes;
}
