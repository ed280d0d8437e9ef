import {
  type AllowedDifference,
  except,
  isSame,
  refuses,
  takes,
  textOf,
  withoutAddress,
} from './allowed-difference.ts';
import { localSettings, noColors, unknownLoading } from './values.ts';

const layersOutOfRange = [
  { maxBitrate: 99_999 },
  { maxBitrate: 2_500_001 },
  { maxFramerate: 31 },
  { maxFramerate: 0 },
  { scaleResolutionDownBy: 0.5 },
  { scaleResolutionDownBy: 9 },
].map((layer) => ({ camSimulcastEncodings: [layer] }));

/** What the properties of a call may be. */
export const propertyDifferences: readonly AllowedDifference[] = [
  { row: 'D-101', covers: takes('property receiveSettings', localSettings, "property 'receiveSettings': ") },
  {
    row: 'D-102',
    covers: refuses(
      'property dailyConfig',
      layersOutOfRange,
      "property 'dailyConfig': ",
      'value not in range. valid range: ',
    ),
  },
  {
    row: 'D-104',
    covers: refuses(
      'property theme',
      noColors,
      "property 'theme': ",
      'theme color should be provided in valid hex color format',
    ),
  },
  {
    row: 'D-105',
    covers: refuses(
      'property customIntegrations',
      unknownLoading,
      "property 'customIntegrations': ",
      "loading should be 'eager' | 'lazy'",
    ),
  },
  {
    row: 'D-107',
    covers: ({ channel, vendor, ours }) =>
      channel === 'console' && isSame(vendor, except(ours, 'warn: invalid key inputSettings -> ')),
  },
  {
    row: 'D-107',
    covers: ({ channel, vendor, ours }) => {
      const empty = /"inputSettings":(\{"(video|audio)":\{\}\}|\[\])/g;
      const isShown = channel === 'sent' || channel === 'state: properties';
      return isShown && textOf(vendor).replace(empty, '"inputSettings":{}') === textOf(ours);
    },
  },
  {
    row: 'D-112',
    covers: ({ mode, channel, vendor, ours }) =>
      mode === 'co' && channel === 'state: activeSpeakerMode' && vendor === '[undefined]' && ours === false,
  },
  {
    row: 'D-114',
    covers: ({ channel, vendor, ours }) => {
      const invitation = / Please contact us at https:[^ ]*\/contact to talk about your use case\./g;
      return channel === 'console' && textOf(vendor).replace(invitation, '') === textOf(ours);
    },
  },
  {
    row: 'D-150',
    covers: takes('property aboutClient', [{ 'daily-react': '0.26.0' }], "unrecognized property 'aboutClient'"),
  },
  { row: 'D-126', covers: refuses('property constructor', [1], "unrecognized property 'constructor'") },
  {
    row: 'D-127',
    covers: ({ id, channel, vendor, ours }) => {
      if (!/ with subscribeToTracksAutomatically 0$/.test(id)) return false;
      if (channel === 'state: subscribeToTracksAutomatically') return vendor === '[undefined]' && ours === true;
      const told = '"subscribeToTracksAutomatically":true,';
      return channel === 'sent' && withoutAddress(vendor) === withoutAddress(ours).replace(told, '');
    },
  },
];
