/** The two values that the widget may ask for (spec 000 §3, §7). */
export const secretNames = ['VAPI_API_KEY', 'VAPI_AGENT_ID'] as const;

export type SecretName = (typeof secretNames)[number];
