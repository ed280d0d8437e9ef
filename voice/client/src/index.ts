// The public door of the voice client.
export type { RefusedResponse, StartOptions } from './call-request.ts';
export { Vapi as default, Vapi, VoiceClientError, type VoiceClientErrorCode } from './vapi.ts';
export type { VapiEvent, VapiEventListeners, VoiceMessage } from './vapi-events.ts';
