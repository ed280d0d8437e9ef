import { type AllowedDifference, says, textOf } from './allowed-difference.ts';

const isNothing = (value: unknown) => says(value, '[]') && (value as unknown[]).length === 0;

/** Whether one thing was done, and what came of it on this side is that error of the engine. */
const isEngineError = (outcome: unknown, kind: string) => says(outcome, `{"error":"${kind}"}`);

/** What is wanted to differ in methods and their parameters. */
export const methodDifferences: readonly AllowedDifference[] = [
  {
    row: 'D-101',
    covers: ({ group, id }) => group === 'updateReceiveSettings' && id.includes('with parameters 5 '),
  },
  {
    row: 'D-103',
    covers: ({ group, channel, vendor, ours }) =>
      group === 'startRemoteMediaPlayer' &&
      ((channel === 'outcome' && isEngineError(vendor, 'TypeError')) ||
        (channel === 'console' && says(vendor, "reading 'validateSimulcastEncodings'")) ||
        (channel === 'sent' && isNothing(vendor) && says(ours, '"simulcastEncodings"'))),
  },
  {
    // `#1234567`, 7, null, `zz#123` and `#1f2d3d80`.
    row: 'D-104',
    covers: ({ group, id }) => group === 'setTheme' && /with parameters (5|9|10|12|14) /.test(id),
  },
  {
    row: 'D-105',
    covers: ({ group, channel, vendor, ours }) =>
      group === 'setCustomIntegrations' &&
      ((channel === 'console' && says(ours, "loading should be 'eager' | 'lazy'")) ||
        (channel === 'sent' && says(vendor, '"loading"') && isNothing(ours))),
  },
  {
    row: 'D-109',
    covers: ({ id, channel }) => channel === 'outcome' && id.endsWith('updateInputSettings with the reply empty'),
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
    covers: ({ group, id }) => group === 'startCustomTrack' && id.includes('with parameters 22 '),
  },
  {
    row: 'D-141',
    covers: ({ group, channel, vendor, ours }) =>
      group === 'updateParticipant' &&
      ((channel === 'outcome' && says(ours, '"text":"updatePermissions can take')) ||
        (channel === 'console' && isNothing(vendor) && says(ours, 'canReceive')) ||
        (channel === 'sent' && says(vendor, '"updatePermissions"') && isNothing(ours))),
  },
  {
    row: 'D-143',
    covers: ({ id, mode, channel, vendor }) =>
      mode === 'fr' &&
      channel === 'outcome' &&
      id.endsWith('without strict mode') &&
      isEngineError(vendor, 'TypeError'),
  },
  {
    row: 'D-144',
    covers: ({ group, channel, vendor, ours }) =>
      group === 'startCustomTrack' &&
      ((channel === 'outcome' && says(ours, 'must not be that of a track every participant has')) ||
        (channel === 'sent' && says(vendor, '"trackName":"video"') && isNothing(ours))),
  },
  {
    row: 'D-142',
    covers: ({ id }) => id.endsWith('gives what the store holds to who is not connected directly'),
  },
];
