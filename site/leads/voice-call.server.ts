import { z } from 'zod';
import type { VoiceCall } from './lead-timeline.ts';

/** A call as the voice platform's REST shows it (spec 001 §7), as far as the timeline needs it. */
const CallSchema = z.object({
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  artifact: z
    .object({
      messages: z
        .array(z.object({ role: z.string(), message: z.string().optional(), secondsFromStart: z.number().optional() }))
        .default([]),
      recordingUrl: z.url({ protocol: /^https?$/ }).optional(),
    })
    .optional(),
});

/** Throws when it is not a call. What is not for people (system words, tools) is left out. */
export function parseVoiceCall(call: unknown): VoiceCall {
  const { createdAt, endedAt, artifact } = CallSchema.parse(call);
  return {
    startedAt: createdAt,
    endedAt: endedAt ?? null,
    messages: (artifact?.messages ?? []).flatMap(({ role, message, secondsFromStart }) =>
      message !== undefined && message.trim() !== '' && role !== 'system'
        ? [{ role, message, secondsFromStart: secondsFromStart ?? null }]
        : [],
    ),
    recordingUrl: artifact?.recordingUrl ?? null,
  };
}
