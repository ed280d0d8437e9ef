// The SDK as one classic script: the page finds it under both names of the contract.
import { DailyCall } from './call.ts';

Object.assign(globalThis, { Daily: DailyCall, DailyIframe: DailyCall });
