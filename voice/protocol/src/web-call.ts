/** `POST /call/web`: the one call of the platform that the widget makes (spec 001 §3, §7). */
import * as z from 'zod/mini';

const JsonObject = z.record(z.string(), z.unknown());

export const WebCallRequestSchema = z.object({
  assistant: z.optional(JsonObject),
  assistantId: z.optional(z.string()),
  assistantOverrides: z.optional(z.nullable(JsonObject)),
  squad: z.optional(JsonObject),
  squadId: z.optional(z.string()),
  workflow: z.optional(JsonObject),
  workflowId: z.optional(z.string()),
  workflowOverrides: z.optional(z.nullable(JsonObject)),
});
export type WebCallRequest = z.infer<typeof WebCallRequestSchema>;

/** The fields that the web voice client reads; the platform may send more. */
export const WebCallSchema = z.looseObject({
  id: z.string(),
  type: z.literal('webCall'),
  status: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  webCallUrl: z.string(),
  assistantId: z.optional(z.string()),
  assistant: z.optional(z.looseObject({ voice: z.optional(z.looseObject({ provider: z.string() })) })),
  artifactPlan: z.optional(z.looseObject({ videoRecordingEnabled: z.optional(z.boolean()) })),
});
export type WebCall = z.infer<typeof WebCallSchema>;

export const demoAssistantId = 'demo';
