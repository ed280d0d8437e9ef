import type { DailyCall } from '../call.ts';

/** The ways to a call. */
export type DailyCallFactory = Pick<
  typeof DailyCall,
  'createCallObject' | 'wrap' | 'createFrame' | 'createTransparentFrame' | 'getCallInstance'
>;

/** What can be asked without a call. */
export type DailyCallStaticUtils = Pick<typeof DailyCall, 'supportedBrowser' | 'version'>;
