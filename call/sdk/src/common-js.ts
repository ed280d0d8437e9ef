// The door of CommonJS pages: the class itself, which carries every other name of the public door.
import { DailyCall } from './call.ts';
import { SdkError } from './sdk-error.ts';
import * as constants from './surface/constants.ts';

export default Object.assign(DailyCall, constants, { default: DailyCall, DailyCall, SdkError });
