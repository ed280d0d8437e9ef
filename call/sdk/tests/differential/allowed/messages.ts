import { type AllowedDifference, except, isSame, says } from './allowed-difference.ts';

/** What the machine tells and what the page hears of it. */
export const messageDifferences: readonly AllowedDifference[] = [
  {
    row: 'D-5',
    covers: ({ channel, vendor, ours }) =>
      channel === 'console' && isSame(except(vendor, 'unknown type for custom track'), ours),
  },
  {
    row: 'D-6',
    covers: ({ id, channel, whole: { vendor, ours } }) =>
      /^co hears participant-updated with no tracks in the state join(ing|ed)$/.test(id) &&
      (channel === 'events' || channel === 'state: participants') &&
      isSame(vendor.events, []) &&
      says(ours.events.at(-1), '"name":"participant-updated"'),
  },
  {
    row: 'D-6',
    covers: ({ id, channel, vendor, ours }) =>
      id === 'fr hears participant-updated with no tracks in the state joined' &&
      channel === 'console' &&
      isSame(except(vendor, 'error: track events error'), ours),
  },
  {
    row: 'D-110',
    covers: ({ id, channel, vendor, ours }) =>
      /getNetworkTopology in the state (loading|error)$/.test(id) &&
      channel === 'sent' &&
      isSame(except(vendor, '"action":"get-network-topology"'), ours),
  },
  {
    row: 'D-111',
    covers: ({ id, channel, vendor, ours }) =>
      /hears network-quality-change with(out a state| fields it does not know)/.test(id) &&
      channel === 'events' &&
      isSame(vendor, []) &&
      isSame(except(ours, '"name":"network-quality-change"'), []),
  },
  {
    row: 'D-128',
    covers: ({ id, channel, vendor, ours }) =>
      id.includes('hears error with details that are no JSON') &&
      channel === 'events' &&
      isSame(vendor, []) &&
      says(ours, '"details":"no json"'),
  },
  {
    row: 'D-129',
    covers: ({ id, channel, vendor, ours }) =>
      id === 'fr hears error then left in the state joined' &&
      channel === 'events' &&
      isSame(except(vendor, '"name":"left-meeting"'), ours),
  },
  {
    row: 'D-130',
    covers: ({ channel, vendor, ours }) =>
      channel === 'console' && isSame(vendor, except(ours, 'error: could not emit app-message')),
  },
];
