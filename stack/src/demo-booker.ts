import { AppError } from '@parley/kit-base/app-error';
import type { RunTool } from '@parley/voice-server/calls/call-runner';
import { z } from 'zod';

const BookingSchema = z.object({ phone: z.string() });

/** Lets the voice agent leave a demo request at the site, through the site's own function demo-call. */
export function demoBooker(siteUrl: () => string): RunTool {
  return async (name, given, callId) => {
    if (name !== 'book-demo') throw new AppError('unknown-tool', `There is no tool named ${name}`);
    const { phone } = BookingSchema.parse(given);
    const response = await fetch(`${siteUrl()}/functions/demo-call`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Voice caller',
        phone_number: phone,
        client: 'voice-agent',
        source_page: 'voice-agent',
        idempotency_key: `${callId}-${phone}`,
      }),
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) throw new AppError('demo-not-booked', `The site answered ${response.status}`);
  };
}
