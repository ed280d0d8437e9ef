import {
  type AllowedDifference,
  except,
  failureOf,
  isAbout,
  isSame,
  type Outcome,
  refuses,
  says,
  succeeds,
  textOf,
  triedIn,
} from './allowed-difference.ts';
import { localSettings, noColors, unknownLoading } from './values.ts';

/** What updates tell, or the state knows, of the one other person. */
const peopleIn = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.filter((event) => says(event, '"name":"participant-updated"'))
    : [(value as { p1: unknown }).p1];
/** In the story that shows it people are named by the state of their connection. */
const isConnected = (person: unknown) => /"user_name":"(connected|completed)"/.test(textOf(person));

/** Layers of what is played, and what ours says of them; nothing of those that it plays. */
const layersToPlay: ReadonlyArray<readonly [layers: unknown, refusal?: string]> = [
  [[{ maxBitrate: 200_000 }]],
  [[{ maxBitrate: 99_999 }], 'maxBitrate value not in range. valid range: 100000 to 2500000'],
  [[{ maxBitrate: 2_500_001 }], 'maxBitrate value not in range. valid range: 100000 to 2500000'],
  [[{ maxBitrate: 200_000, maxFramerate: 31 }], 'maxFramerate value not in range. valid range: 1 to 30'],
  [
    [{ maxBitrate: 200_000, scaleResolutionDownBy: 9 }],
    'scaleResolutionDownBy value not in range. valid range: 1 to 8',
  ],
  [[{ maxFramerate: 15 }], 'maxBitrate is not specified'],
  [[], 'encodings must be an Array with between 1 to 3 layers'],
  [[{}], 'Empty encoding is not allowed. At least one of these valid keys should be specified:'],
  ['text', 'encodings must be an Array'],
];

const onlyOutcome = (outcome: unknown) => (outcome as readonly Outcome[])[0] ?? { did: '' };

/** Permissions that only the original takes, or fails over. */
const noPermissions: readonly unknown[] = [
  7,
  [],
  ...[
    { base: null },
    { byParticipantId: null },
    { byUserId: [] },
    { byUserId: null },
    { byUserId: { u1: null } },
    [],
    null,
  ].map((canReceive) => ({ canReceive })),
  null,
].map((updatePermissions) => ({ updatePermissions }));

/** Whether one thing was done, and what came of it on this side is that error of the engine. */
const isEngineError = (outcome: unknown, kind: string) => says(outcome, `{"error":"${kind}"}`);

/** What is wanted to differ in methods and their parameters. */
export const methodDifferences: readonly AllowedDifference[] = [
  {
    row: 'D-101',
    covers: (difference) => {
      const { group, id, channel, ours } = difference;
      if (group !== 'updateReceiveSettings' || !isAbout(difference, localSettings)) return false;
      if (id.endsWith('new'))
        return channel !== 'sent' && says(ours, 'updateReceiveSettings() only supported after join');
      if (channel === 'outcome') return succeeds(difference.whole.ours);
      return channel === 'sent' && says(ours, '"receiveSettings":{"local":{"video":{"layer":1}}}');
    },
  },
  {
    row: 'D-103',
    covers: ({ group, channel, vendor, ours, whole }) => {
      if (group !== 'startRemoteMediaPlayer') return false;
      const { settings } = (triedIn({ group, whole }) ?? {}) as { settings?: { simulcastEncodings?: unknown } | null };
      const expected = layersToPlay.find(([layers]) => isSame(layers, settings?.simulcastEncodings));
      if (!expected || !isEngineError(whole.vendor.outcome, 'TypeError')) return false;
      const [layers, refusal] = expected;
      if (refusal) {
        const isSaid = failureOf(onlyOutcome(whole.ours.outcome))?.text?.startsWith(refusal) === true;
        return isSaid && (channel === 'outcome' || (channel === 'console' && says(ours, refusal)));
      }
      if (channel === 'outcome') return onlyOutcome(ours).settled === 'resolved' || says(ours, 'needs a call machine');
      if (channel === 'console') return isSame(ours, []);
      return channel === 'sent' && isSame(vendor, []) && says(ours, `"simulcastEncodings":${textOf(layers)}`);
    },
  },
  {
    row: 'D-104',
    covers: refuses(
      'setTheme',
      noColors,
      "property 'theme': ",
      'theme color should be provided in valid hex color format',
    ),
  },
  {
    row: 'D-105',
    covers: (difference) => {
      const { group, channel, vendor, ours } = difference;
      if (group !== 'setCustomIntegrations' || !isAbout(difference, unknownLoading)) return false;
      if (channel === 'console') return isSame(vendor, except(ours, "loading should be 'eager' | 'lazy'"));
      return channel === 'sent' && says(vendor, '"loading"') && isSame(ours, []);
    },
  },
  {
    row: 'D-109',
    covers: ({ id, channel, vendor, ours }) =>
      id === 'co updateInputSettings with the reply empty' &&
      channel === 'outcome' &&
      onlyOutcome(vendor).value === '[undefined]' &&
      isSame(onlyOutcome(ours).value, {}),
  },
  {
    row: 'D-131',
    covers: ({ vendor, ours }) =>
      says(vendor, "as part of Daily's Prebuilt") &&
      textOf(vendor).replaceAll("Daily's Prebuilt", 'Prebuilt') === textOf(ours),
  },
  {
    row: 'D-140',
    covers: ({ group, channel, vendor, ours }) =>
      ['sipCallTransfer', 'sipRefer'].includes(group) &&
      channel === 'outcome' &&
      isEngineError(vendor, 'TypeError') &&
      says(ours, 'requires a sessionId and toEndPoint'),
  },
  {
    row: 'D-140',
    covers: ({ group, channel, vendor, ours, whole }) =>
      group === 'startCustomTrack' &&
      isSame(whole.ours.given, [[]]) &&
      isEngineError(whole.vendor.outcome, 'ReferenceError') &&
      (channel === 'outcome' || (channel === 'console' && isSame(vendor, []))) &&
      (says(ours, 'startCustomTrack() only supported after join') || isEngineError(ours, 'TypeError')),
  },
  {
    row: 'D-141',
    covers: ({ group, channel, vendor, ours, whole }) => {
      if (group !== 'updateParticipant') return false;
      const [[, update] = []] = whole.ours.given as ReadonlyArray<readonly unknown[]>;
      if (!noPermissions.some((value) => isSame(value, update))) return false;
      if (channel === 'outcome') return says(ours, '"text":"updatePermissions can take');
      if (channel === 'console') return isSame(vendor, []) && says(ours, 'canReceive');
      return channel === 'sent' && says(vendor, '"updatePermissions"') && isSame(ours, []);
    },
  },
  {
    row: 'D-143',
    covers: ({ id, mode, channel, vendor, ours }) =>
      mode === 'fr' &&
      channel === 'outcome' &&
      id.endsWith('beside one that lives, without strict mode') &&
      isEngineError(vendor, 'TypeError') &&
      isSame(ours, [{ did: 'setLocalAudio', returned: '[call]' }]),
  },
  {
    row: 'D-144',
    covers: ({ group, channel, vendor, ours }) =>
      group === 'startCustomTrack' &&
      ((channel === 'outcome' && says(ours, 'must not be that of a track every participant has')) ||
        (channel === 'sent' && says(vendor, '"trackName":"video"') && isSame(ours, []))),
  },
  {
    row: 'D-142',
    covers: ({ id, channel, vendor, ours }) =>
      id.endsWith('gives what the store holds to who is not connected directly') &&
      (channel === 'events' || channel === 'state: participants') &&
      peopleIn(vendor).every((person) => says(person, '[track their')) &&
      peopleIn(ours).every((person) => says(person, '[track their') === isConnected(person)),
  },
];
