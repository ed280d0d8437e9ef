import type { Difference } from '../compare.ts';
import {
  type AllowedDifference,
  except,
  failureOf,
  isSame,
  type Outcome,
  outcomesOf,
  says,
  textOf,
  withoutAddress,
} from './allowed-difference.ts';

/** Why a promise that the original leaves open is rejected. */
const reasons = [
  'needs a call machine',
  'the call was left before it was joined',
  'the call machine went away before it answered',
  'unknown error in testCallQuality()',
];

const isRejectedInsteadOfOpen = (vendor: Outcome, ours: Outcome | undefined) =>
  vendor.settled === 'never' &&
  ours?.settled === 'rejected' &&
  reasons.some((reason) => failureOf(ours)?.text?.includes(reason));

/** A rejection that says why, where the original's says nothing. */
const isExplained = (vendor: Outcome, ours: Outcome | undefined) =>
  vendor.settled === 'rejected' &&
  vendor.value === '[undefined]' &&
  ours !== undefined &&
  /^(url|token) in \w+\(\) is different than the one used in /.test(failureOf(ours)?.text ?? '');

/** A load that says what is wrong, and a message that is not sent in vain through a frame that is gone. */
const isUsedAfterDestroy = (vendor: Outcome, ours: Outcome | undefined) =>
  ['load', 'join', 'startCamera', 'preAuth'].includes(ours?.did ?? '') && ours
    ? failureOf(ours)?.text === 'Use after destroy'
    : failureOf(vendor)?.error === 'TypeError' && ours?.returned === '[call]';

/** What the page itself gets to know: results, events and the state, neither messages nor words on the console. */
const isToldOrSeen = (channel: string) =>
  channel === 'outcome' || channel === 'events' || channel.startsWith('state: ');

/** Whether outcomes differ in this way alone. */
const differOnlySo =
  (isSo: (vendor: Outcome, ours: Outcome | undefined) => boolean) =>
  ({ channel, whole: { vendor, ours } }: Pick<Difference, 'channel' | 'whole'>): boolean =>
    channel === 'outcome' &&
    vendor.outcome.length === ours.outcome.length &&
    outcomesOf(vendor).every((left, index) => {
      const right = outcomesOf(ours)[index];
      return isSame(left, right) || isSo(left, right);
    });

/** How a call is made, comes, goes and is gone. */
export const lifecycleDifferences: readonly AllowedDifference[] = [
  {
    row: 'D-1',
    covers: ({ id, channel, whole: { vendor, ours } }) => {
      const [left, right] = [outcomesOf(vendor)[1], outcomesOf(ours)[1]];
      const isRefused = left && failureOf(left)?.text === 'Duplicate DailyIframe instances are not allowed';
      return (
        id.endsWith('makes a call after one that could not be made') &&
        isRefused === true &&
        right?.returned === '[call]' &&
        (channel === 'outcome' || channel.startsWith('state: '))
      );
    },
  },
  { row: 'D-2', covers: differOnlySo(isRejectedInsteadOfOpen) },
  {
    // What cannot arrive is not sent either.
    row: 'D-2',
    covers: ({ id, channel, vendor, ours }) =>
      channel === 'sent' &&
      /( in the state (new|left)|^co .* in the state loading)$/.test(id) &&
      (vendor as unknown[]).every((message) => says(message, '"callbackStamp"')) &&
      isSame(ours, []),
  },
  {
    row: 'D-3',
    covers: ({ channel, vendor, ours }) =>
      channel === 'fetched' && says(vendor, 'https://gs.daily.co/') && says(ours, '/v1/geo'),
  },
  {
    row: 'D-3',
    covers: ({ channel, vendor, ours }) =>
      channel === 'sent' && says(vendor, '/c.daily.co/') && withoutAddress(vendor) === withoutAddress(ours),
  },
  {
    row: 'D-4',
    covers: ({ channel, vendor, ours }) =>
      channel === 'console' &&
      says(ours, 'error: Use after destroy') &&
      isSame(except(vendor, 'a call instance that was previously destroyed'), except(ours, 'error: Use after destroy')),
  },
  {
    row: 'D-116',
    covers: ({ channel, vendor, ours }) =>
      channel === 'fetched' && says(ours, '[]') && isSame(except(vendor, '/call-machine-object-bundle.js'), []),
  },
  {
    row: 'D-117',
    covers: ({ id, channel, vendor, ours }) =>
      channel === 'sent' &&
      /(startCamera|preAuth) in the state (left|error)$/.test(id) &&
      isSame(vendor, JSON.parse(textOf(ours).replace('"inputSettings":{},', ''))),
  },
  { row: 'D-118', covers: differOnlySo(isExplained) },
  {
    row: 'D-119',
    covers: ({ id, channel, whole: { vendor, ours } }) =>
      /^fr (leave|destroy) in the state new$/.test(id) &&
      isToldOrSeen(channel) &&
      outcomesOf(vendor)[0]?.settled === 'never' &&
      outcomesOf(ours)[0]?.settled === 'resolved',
  },
  {
    row: 'D-120',
    covers: ({ id, channel, vendor, ours }) => {
      const isLeaving =
        /^fr ((leave|destroy) in the state loading|(leave|destroy)s while (load|join) is pending)$/.test(id);
      if (!isLeaving) return false;
      if (channel === 'sent') return isSame(except(vendor, '"action":"leave-meeting"'), ours);
      return channel === 'state: iframe' && isSame(except(vendor, 'src='), except(ours, 'src='));
    },
  },
  {
    row: 'D-121',
    covers: ({ channel, whole: { vendor, ours } }) =>
      channel === 'outcome' &&
      isSame(vendor.outcome, [{ did: 'testCallQuality', settled: 'never' }]) &&
      isSame(ours.outcome, [{ did: 'testCallQuality', settled: 'rejected', value: 'refused by the machine' }]),
  },
  {
    row: 'D-122',
    covers: ({ id, channel, vendor, ours, whole }) => {
      if (!id.includes('is used after it is destroyed without strict mode')) return false;
      if (channel === 'events') return isSame(except(vendor, '"action":"loading"'), ours);
      if (channel === 'state: meetingState') return vendor === 'loading' && ours === 'left-meeting';
      return differOnlySo(isUsedAfterDestroy)({ channel, whole });
    },
  },
  {
    row: 'D-151',
    covers: ({ id, channel, vendor, ours }) => {
      if (!id.endsWith('is destroyed when its frame was taken out of the page')) return false;
      if (channel === 'state: meetingState') return vendor === 'joined-meeting' && ours === 'left-meeting';
      const isLeft = textOf(ours).includes('"name":"left-meeting"');
      return (
        channel === 'events' &&
        isLeft &&
        isSame(except(vendor, 'destroyed'), except(except(ours, 'destroyed'), '"name":"left-meeting"'))
      );
    },
  },
  {
    row: 'D-160',
    covers: ({ id, channel, whole: { vendor, ours } }) =>
      id === 'fr waits for a page that says nothing' &&
      isToldOrSeen(channel) &&
      says(ours.events, 'Timed out (>20000 ms) when loading the call page') &&
      vendor.state.meetingState === 'loading' &&
      ours.state.meetingState === 'error',
  },
  {
    row: 'D-161',
    covers: ({ id, channel, whole: { vendor, ours } }) => {
      const [left, right] = [outcomesOf(vendor)[1], outcomesOf(ours)[1]];
      return (
        id.endsWith('makes a second call while the first is being destroyed') &&
        (isToldOrSeen(channel) || (channel === 'sent' && isSame(except(vendor.sent, '"code":9992'), ours.sent))) &&
        left !== undefined &&
        failureOf(left)?.text === 'Duplicate DailyIframe instances are not allowed' &&
        right?.returned === '[call]'
      );
    },
  },
  {
    row: 'D-123',
    covers: ({ id, channel, vendor, ours }) =>
      id === 'fr is made from text' && channel === 'state: place' && vendor === 'BODY' && ours === '[undefined]',
  },
  {
    row: 'D-124',
    covers: ({ channel, vendor, ours }) =>
      channel === 'console' && isSame(except(vendor, 'MediaStreamTrack found in props or cache'), ours),
  },
  {
    row: 'D-125',
    covers: ({ channel, vendor, ours }) =>
      channel === 'console' && isSame(vendor, except(ours, 'error: the call could not be shown on the whole screen')),
  },
];
