import * as z from 'zod/mini';

/** What every message of the SDK has; the other fields belong to the action. */
const EnvelopeSchema = z.looseObject({
  what: z.literal('iframe-call-message'),
  from: z.literal('module'),
  action: z.string(),
  callClientId: z.string(),
  callbackStamp: z.optional(z.string()),
});

/** A message of the SDK to the machine. */
export type SdkMessage = z.infer<typeof EnvelopeSchema>;

/** The one way in: the SDK's message in `data`, or undefined when it is anything else or another call's. */
export function parseSdkMessage(data: unknown, callClientId: string): SdkMessage | undefined {
  if (typeof data !== 'object' || data === null || 'callFrameId' in data) return undefined;
  const parsed = EnvelopeSchema.safeParse(data);
  return parsed.success && parsed.data.callClientId === callClientId ? parsed.data : undefined;
}
