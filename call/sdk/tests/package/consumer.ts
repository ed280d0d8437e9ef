// What a user of the published package writes: every form of import, and types by name.
import Daily, {
  DAILY_EVENT_JOINED_MEETING,
  DailyCall,
  type DailyCallOptions,
  type DailyEventObject,
  type DailyParticipant,
  SdkError,
  type SdkErrorCode,
} from '@parley/call-sdk';

const options: DailyCallOptions = { url: 'https://rooms.example/r/hello', userName: 'Asha' };

export async function meet(): Promise<DailyParticipant | undefined> {
  const call: DailyCall = Daily.createCallObject(options);
  call
    .on(DAILY_EVENT_JOINED_MEETING, ({ participants }) => participants.local.user_name.trim())
    .on('app-message', ({ data, fromId }: DailyEventObject<'app-message'>) => [data, fromId])
    .on('error', ({ errorMsg }) => errorMsg.trim());
  try {
    return (await call.join())?.local;
  } catch (error) {
    const code: SdkErrorCode | undefined = error instanceof SdkError ? error.code : undefined;
    throw new Error(code, { cause: error });
  } finally {
    await call.destroy();
  }
}

export const same: typeof Daily = DailyCall;

// @ts-expect-error there is no such event: the types are there, and strict
Daily.createCallObject().on('no-such-event', () => undefined);
// @ts-expect-error a room is a text
Daily.createCallObject({ url: 1 });
// @ts-expect-error what is inside is no one's business
Daily.createCallObject().core;
