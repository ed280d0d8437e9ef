import * as z from 'zod/mini';

/** The forms of the site, as events name them. */
export const formNames = ['demo-call', 'callback', 'call-request', 'get-started', 'newsletter', 'booking'] as const;
export type FormName = (typeof formNames)[number];

export const vitalNames = ['CLS', 'INP', 'LCP', 'FCP', 'TTFB'] as const;

const form = { form_name: z.enum(formNames) };
/** `CLS` has no unit; everything else is milliseconds. */
const measure = z.number().check(z.gte(0), z.lte(10_000_000));

/** All that the site ever tells about a visit (spec 000 §7); nothing in it says who the visitor is. */
export const SiteEventSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('page_view') }),
  z.object({ name: z.literal('button_click'), button: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/)) }),
  z.object({ name: z.literal('try_now_click') }),
  z.object({ name: z.literal('form_interaction'), ...form }),
  z.object({ name: z.literal('form_submit'), ...form, success: z.boolean() }),
  z.object({ name: z.literal('demo_request'), ...form }),
  z.object({ name: z.literal('Lead') }),
  z.object({ name: z.literal('Contact') }),
  z.object({ name: z.literal('ViewContent') }),
  z.object({ name: z.literal('CompleteRegistration') }),
  z.object({ name: z.literal('web_vital'), metric: z.enum(vitalNames), value: measure }),
  /** When the first byte had come, the page could be used, and everything was there. */
  z.object({ name: z.literal('page_load'), ttfb: measure, dom_ready: measure, load: measure }),
]);

export type SiteEvent = z.infer<typeof SiteEventSchema>;
export type EventName = SiteEvent['name'];

export const maxEventsPerBatch = 50;
const dayMs = 86_400_000;

const PathSchema = z.string().check(z.maxLength(200), z.regex(/^\/[^?#\s\0]*$/));

/** The body of `POST /api/events`. */
export const EventBatchSchema = z.object({
  /** Random, made anew with each page load and kept nowhere: it says which events belong together. */
  page: z.string().check(z.regex(/^[\da-f]{32}$/)),
  device: z.enum(['phone', 'tablet', 'desktop']),
  /** The host that the visitor came from; empty when unknown or this site. */
  referrer: z.string().check(z.maxLength(253), z.regex(/^[\w.:-]*$/)),
  events: z
    .array(
      z.object({
        /** Path of the page, without its query. */
        path: PathSchema,
        /** How long ago it happened. Milliseconds. */
        age: z.number().check(z.gte(0), z.lte(dayMs)),
        event: SiteEventSchema,
      }),
    )
    .check(z.minLength(1), z.maxLength(maxEventsPerBatch)),
});

export type EventBatch = z.infer<typeof EventBatchSchema>;
