// The public door of the SDK, with the names of the contract.
export { DailyCall as default, DailyCall } from './call.ts';
export type { DailyMeetingState } from './meeting-state.ts';
export { SdkError, type SdkErrorCode } from './sdk-error.ts';
export type { DailyBrowserInfo } from './supported-browser.ts';
export type * from './surface/call-options.ts';
export * from './surface/constants.ts';
export type * from './surface/dial-out.ts';
export type * from './surface/event-objects.ts';
export type * from './surface/events.ts';
export type * from './surface/factory.ts';
export type * from './surface/media-player.ts';
export type * from './surface/network.ts';
export type * from './surface/participant.ts';
export type * from './surface/prebuilt.ts';
export type * from './surface/room.ts';
export type * from './surface/settings.ts';
export type * from './surface/streaming.ts';
