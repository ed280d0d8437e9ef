// The same by `require()`, which gives the class itself.
import Daily = require('@parley/call-sdk');

const call: Daily.DailyCall = Daily.createCallObject({ url: 'https://rooms.example/r/hello' });
const event: Daily.DailyEvent = Daily.DAILY_EVENT_APP_MSG;
const again: typeof Daily = Daily.default;

export = { call, event, again, error: Daily.SdkError };
