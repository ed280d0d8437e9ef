import type { Mode, Scene } from '../page/scene.ts';
import type { Fields } from '../page/scripted-machine.ts';
import type { Case } from './all-cases.ts';
import { circular, oddValues } from './candidates.ts';
import {
  customIntegrations,
  customTrayButtons,
  inputSettings,
  receiveSettings,
  sendSettings,
  themes,
} from './settings-candidates.ts';

const languages = [
  'da',
  'de',
  'en-us',
  'en',
  'es',
  'fi',
  'fr',
  'it',
  'jp',
  'ka',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-BR',
  'ru',
  'sv',
  'tr',
  'user',
];
const simulcast = [
  [{ maxBitrate: 200_000, maxFramerate: 15, scaleResolutionDownBy: 2 }],
  [{ maxBitrate: 200_000 }, { maxBitrate: 400_000 }, { maxBitrate: 800_000 }],
  [{}, {}, {}, {}],
  [],
  [{}],
  [{ unknown: 1 }],
  [{ maxBitrate: 'much' }],
  [{ maxBitrate: 99_999 }],
  [{ maxBitrate: 2_500_001 }],
  [{ maxFramerate: 31 }],
  [{ maxFramerate: 0 }],
  [{ scaleResolutionDownBy: 0.5 }],
  [{ scaleResolutionDownBy: 9 }],
  [{ maxBitrate: 200_000, active: false, scalabilityMode: 'L1T3' }],
  [null],
  'text',
  {},
];

/** Values for each property. `url` and `dailyConfig` themselves are what the stage needs, so they replace its own. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  url: ['https://other.example/room', ...oddValues],
  baseUrl: ['https://base.example/', ...oddValues],
  token: ['a token', 'a token&with=signs', ...oddValues],
  lang: [...languages, 'EN', 'pt-br', 'xx', ...oddValues],
  layout: ['custom-v1', 'browser', 'none', 'other', ...oddValues],
  userName: ['Asha', ...oddValues],
  userData: [
    { seat: 1 },
    'x'.repeat(4096),
    'x'.repeat(4097),
    { data: 'x'.repeat(4090) },
    circular(),
    { gone: undefined },
    { at: new Date(0) },
    () => 1,
    ...oddValues,
  ],
  dailyConfig: [
    {},
    { userMediaAudioConstraints: { echoCancellation: false } },
    { userMediaVideoConstraints: { width: 640 } },
    { modifyLocalSdpHook: () => 1 },
    { proxyUrl: 'https://proxy.example' },
    { camSimulcastEncodings: undefined },
    ...simulcast.map((camSimulcastEncodings) => ({ camSimulcastEncodings })),
    { screenSimulcastEncodings: [{ maxBitrate: 1 }] },
    { unknown: 1 },
    ...oddValues,
  ],
  reactNativeConfig: [
    {},
    { androidInCallNotification: { title: 'a', subtitle: 'b', iconName: 'c', disableForCustomOverride: true } },
    { androidInCallNotification: { title: 7 } },
    { androidInCallNotification: { other: 'x' } },
    { disableAutoDeviceManagement: { audio: true, video: false } },
    { disableAutoDeviceManagement: { audio: 'yes' } },
    { other: {} },
    ...oddValues,
  ],
  videoSource: ['a camera', ...oddValues],
  audioSource: ['a microphone', ...oddValues],
  theme: themes,
  layoutConfig: [
    { grid: { maxTilesPerPage: 9, minTilesPerPage: 3 } },
    { grid: { maxTilesPerPage: 49 } },
    { grid: { maxTilesPerPage: 50 } },
    { grid: { maxTilesPerPage: 0 } },
    { grid: { maxTilesPerPage: -1 } },
    { grid: { maxTilesPerPage: 1.5 } },
    { grid: { maxTilesPerPage: '9' } },
    { grid: { minTilesPerPage: 0 } },
    { grid: { minTilesPerPage: 1 } },
    { grid: { minTilesPerPage: 1.5 } },
    { grid: { minTilesPerPage: '1' } },
    { grid: { minTilesPerPage: 10 } },
    { grid: { minTilesPerPage: 10, maxTilesPerPage: 9 } },
    { grid: { minTilesPerPage: 50 } },
    { grid: { unknown: 1 } },
    { grid: null },
    { grid: 7 },
    { other: 1 },
    ...oddValues,
  ],
  receiveSettings,
  sendSettings,
  inputSettings,
  customIntegrations,
  customTrayButtons,
  startVideoOff: oddValues,
  startAudioOff: oddValues,
  allowLocalVideo: oddValues,
  allowLocalAudio: oddValues,
  activeSpeakerMode: oddValues,
  showLeaveButton: oddValues,
  showLocalVideo: oddValues,
  showParticipantsBar: oddValues,
  showFullscreenButton: oddValues,
  showUserNameChangeUI: oddValues,
  iframeStyle: [{ width: '50%', border: '0' }, ...oddValues],
  customLayout: oddValues,
  cssFile: ['style.css', ...oddValues],
  cssText: ['a{}', ...oddValues],
  bodyClass: ['dark', ...oddValues],
  subscribeToTracksAutomatically: oddValues,
  strictMode: oddValues,
  allowMultipleCallInstances: oddValues,
  emb: oddValues,
  embHref: oddValues,
  dailyJsVersion: oddValues,
  proxy: oddValues,
  aboutClient: [{ 'daily-react': '0.26.0' }],
  unknown: [1, undefined, null],
  constructor: [1],
};

function merged(scene: Scene, key: string, value: unknown): Fields {
  const base = scene.properties();
  const isPlain = key === 'dailyConfig' && typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPlain
    ? scene.properties({ dailyConfig: { ...(base.dailyConfig as Fields), ...(value as Fields) } })
    : { ...base, [key]: value };
}

function make(scene: Scene, key: string, value: unknown): void {
  const properties = merged(scene, key, value);
  scene.begin();
  const create = () => {
    scene.adopt(scene.mode === 'co' ? scene.sdk.createCallObject(properties) : scene.sdk.createFrame(properties));
    return scene.call;
  };
  scene.do('create', create, [{ [key]: value }]);
}

/** Properties that a frame treats in its own way. */
const frameKeys = new Set(['theme', 'customTrayButtons', 'receiveSettings', 'layout', 'cssFile', 'token']);

/** Every property with every value: when a call is made, and when it is joined. */
export function propertyCases(mode: Mode): Case[] {
  return Object.entries(values).flatMap(([key, candidates]) =>
    candidates.flatMap((value, index): Case[] => {
      const made: Case = {
        id: `${mode} is created with ${key} ${index}`,
        group: `property ${key}`,
        // Calls that could not be made stay on the original's list, where a call that tolerates no other meets them.
        isAlone: key === 'allowMultipleCallInstances' && !value,
        run: async (scene) => {
          make(scene, key, value);
          await scene.settle();
          if (!scene.call) return;
          scene.note('properties', scene.call.properties);
          const isFrameAway = mode === 'fr' && (key === 'url' || !frameKeys.has(key) || index > 3);
          if (isFrameAway || (key === 'dailyConfig' && typeof value !== 'object')) return;
          scene.use('join', mode === 'co' ? { url: scene.roomUrl } : {});
          await scene.settle();
        },
      };
      const joined: Case = {
        id: `${mode} is joined with ${key} ${index}`,
        group: `property ${key}`,
        run: async (scene) => {
          await scene.stage('loaded');
          scene.begin();
          scene.use('join', { [key]: value });
          await scene.settle();
        },
      };
      return mode === 'co' || index === 0 ? [made, joined] : [made];
    }),
  );
}
