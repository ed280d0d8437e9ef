import { EventEmitter } from 'events';
import { describe, expect, it, vi } from 'vitest';
import { DailyCall } from './call.ts';
import { CallFixture, settle } from './testing/call-fixture.ts';
import { frameProperties, type MethodRow, methodTable, type Need } from './testing/method-table.ts';

const calls = new CallFixture();
const rows = Object.entries(methodTable);
const withNeed = (need: Need) => rows.filter(([, { needs }]) => needs.includes(need));

/** What a method says against being used, whether it throws or rejects. */
async function refusalOf(use: () => unknown): Promise<string> {
  try {
    await use();
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A call in which all needs of a row are met. */
async function readyCall({ needs }: MethodRow): Promise<DailyCall> {
  if (needs.includes('React Native')) vi.stubGlobal('navigator', { product: 'ReactNative' });
  if (needs.includes('not joined')) return await calls.initialised();
  return await calls.joined(needs.includes('prebuilt') ? calls.createFrame(frameProperties) : calls.create());
}

async function end(call: DailyCall): Promise<void> {
  vi.unstubAllGlobals();
  vi.stubGlobal('window', calls.page.window);
  const destroying = call.destroy();
  calls.page.tell('left-meeting');
  await destroying;
  // A frame stays the one that speaks in a scripted page.
  calls.page.frames.length = 0;
}

/** A call of the kind that the row needs. */
const callFor = ({ needs }: MethodRow) =>
  needs.includes('prebuilt') ? calls.createFrame(frameProperties) : calls.create();

/** Calls in which one need is not met, and what is said to who has it. */
const unmet: Readonly<Record<Need, { refusal: string; make(row: MethodRow): DailyCall | Promise<DailyCall> }>> = {
  joined: { refusal: 'only supported after join', make: callFor },
  'not joined': { refusal: 'not supported after joining a meeting', make: (row) => calls.joined(callFor(row)) },
  initialised: { refusal: 'to initialize call state', make: callFor },
  'call object': {
    refusal: 'only supported on custom callObject instances',
    make: () => calls.joined(calls.createFrame(frameProperties)),
  },
  prebuilt: { refusal: 'only supported as part of Prebuilt', make: () => calls.joined() },
  web: {
    refusal: 'not currently supported in React Native',
    make: () => {
      vi.stubGlobal('navigator', { product: 'ReactNative' });
      return calls.create();
    },
  },
  'React Native': { refusal: 'only supported in React Native', make: callFor },
  'no quality test': {
    refusal: 'A pre-call quality test is in progress',
    make: async () => {
      const call = await calls.initialised();
      void refusalOf(() => call.testCallQuality());
      return call;
    },
  },
};

describe('the methods of a call', () => {
  it('are all in one table with what they need and send [C-1.14] [C-8.13]', () => {
    const names = new Set<string>();
    for (let level = DailyCall.prototype; level !== EventEmitter.prototype; level = Object.getPrototypeOf(level)) {
      for (const name of Object.getOwnPropertyNames(level)) names.add(name);
    }
    for (const other of ['constructor', 'properties', 'on', 'once', 'off']) names.delete(other);
    expect(Object.keys(methodTable).sort()).toEqual([...names].sort());
  });

  it.each(rows.filter(([, { sends }]) => sends))(
    '%s is a message under one name, with its arguments under theirs [C-1.14] [C-7.90] [C-7.91]',
    async (_, row) => {
      const call = await readyCall(row);
      const before = calls.page.sent.length;
      void refusalOf(() => row.use(call));
      await settle();
      const [action, fields] = row.sends ?? [];
      expect(calls.page.sent.slice(before)).toContainEqual(expect.objectContaining({ action, ...fields }));
    },
  );

  it.each([
    'updateWaitingParticipant',
    'updateWaitingParticipants',
    'requestAccess',
    'updateInputSettings',
    'updateSendSettings',
    'setNetworkTopology',
    'getNetworkTopology',
    'startDialOut',
    'stopDialOut',
    'sendDTMF',
    'sipCallTransfer',
    'sipRefer',
    'startRemoteMediaPlayer',
    'updateRemoteMediaPlayer',
    'stopRemoteMediaPlayer',
    'startRemoteParticipantsAudioLevelObserver',
    'preAuth',
  ])('%s fails with the error in the reply [C-7.91] [C-8.31]', async (name) => {
    const row = methodTable[name] as MethodRow;
    const call = await readyCall(row);
    const reason = Promise.resolve(row.use(call)).then(
      () => 'nothing',
      (error: unknown) => error,
    );
    await settle();
    calls.page.reply(row.sends?.[0] ?? '', { error: 'refused' });
    expect(JSON.stringify(await reason)).toContain('refused');
  });

  it.each(withNeed('joined'))('%s is refused outside a meeting [C-8.13]', async (name, row) => {
    const call = row.needs.includes('prebuilt') ? calls.createFrame() : calls.create();
    expect(await refusalOf(() => row.use(call))).toContain(`${name}`);
    expect(await refusalOf(() => row.use(call))).toMatch(/^\w+(\(\))? only supported after join\./);
    expect(calls.page.sent).toEqual([]);
  });

  it.each(withNeed('not joined'))('%s is refused in a meeting [C-8.13]', async (name, row) => {
    const call = await calls.joined();
    expect(await refusalOf(() => row.use(call))).toMatch(`${row.as ?? name}() not supported after joining a meeting.`);
  });

  it.each(withNeed('initialised'))('%s needs a machine at work [C-8.13]', async (name, row) => {
    if (row.needs.includes('React Native')) vi.stubGlobal('navigator', { product: 'ReactNative' });
    const text = await refusalOf(() => row.use(calls.create()));
    expect(text).toContain(`${row.as ?? name}() requires `);
    expect(text).toContain(' to initialize call state.');
  });

  it.each(withNeed('call object'))('%s is refused on a frame [C-8.13]', async (name, row) => {
    const call = await calls.joined(calls.createFrame());
    expect(await refusalOf(() => row.use(call))).toBe(
      `${row.as ?? name}() is only supported on custom callObject instances`,
    );
  });

  it.each(withNeed('prebuilt'))('%s is refused on a call object [C-8.13] [C-8.38]', async (name, row) => {
    const call = await calls.joined();
    expect(await refusalOf(() => row.use(call))).toBe(`${name}() is only supported as part of Prebuilt`);
  });

  it.each(withNeed('web'))('%s is refused in React Native [C-8.13] [C-8.38]', async (_, row) => {
    vi.stubGlobal('navigator', { product: 'ReactNative' });
    expect(await refusalOf(() => row.use(calls.create()))).toBe(
      'This daily-js method is not currently supported in React Native',
    );
  });

  it.each(withNeed('React Native'))('%s is refused in a browser [C-8.13] [C-8.38]', async (_, row) => {
    expect(await refusalOf(() => row.use(calls.create()))).toBe(
      'This daily-js method is only supported in React Native',
    );
  });

  it.each(withNeed('no quality test'))('%s waits until a test of the line has ended [C-8.13]', async (name, row) => {
    const call = await calls.initialised();
    void refusalOf(() => call.testCallQuality());
    expect(await refusalOf(() => row.use(call))).toBe(
      `A pre-call quality test is in progress. Please try ${name}() again once testing has completed. Use stopTestCallQuality() to end it early.`,
    );
  });

  it.each(Object.entries(unmet))('that do not need "%s" go without [C-8.13]', async (need, { refusal, make }) => {
    for (const [name, row] of rows.filter(([, { needs }]) => !needs.includes(need as Need))) {
      const call = await make(row);
      const text = await Promise.race([refusalOf(() => row.use(call)), settle()]);
      expect([name, text]).not.toEqual([name, expect.stringContaining(refusal)]);
      await end(call);
    }
  });

  it('speak to their machine and to no product API [C-2.1] [C-7.5]', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const { location } = calls.page.window;
    const address = { ...(location as object) };
    Object.defineProperty(calls.page.window, 'history', {
      get: () => {
        throw new Error('the address is the page’s own');
      },
    });
    for (const [name, row] of rows) {
      if (name === 'geo' || row.needs.includes('React Native')) continue;
      const call = await readyCall(row);
      void refusalOf(() => row.use(call));
      await settle();
      await end(call);
    }
    expect(fetched).not.toHaveBeenCalled();
    expect(location).toEqual(address);
  });
});
