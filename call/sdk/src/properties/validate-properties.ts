import type { Environment } from '../environment.ts';
import { checkUserData } from '../messages/check-user-data.ts';
import { SdkError } from '../sdk-error.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';

type Console = Environment['console'];

interface Rule {
  accepts(value: unknown, console: Console): boolean;
  help: string | undefined;
}

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

const text = (name: string): Rule => ({
  accepts: (value) => typeof value === 'string',
  help: `${name} should be a string`,
});
const anything: Rule = { accepts: () => true, help: undefined };
const source = (name: string): Rule => ({
  accepts: (value, console) => {
    if (isSource(value)) return true;
    console.error(`${name} must be a MediaStreamTrack, boolean, or a string`);
    return false;
  },
  help: undefined,
});

const rules: Record<keyof DailyCallOptions | InternalProperty, Rule> = {
  url: text('url'),
  baseUrl: text('baseUrl'),
  token: text('token'),
  lang: {
    accepts: (value) => languages.includes(value as string),
    help: `language not supported. Options are: ${languages.join(', ')}`,
  },
  layout: {
    accepts: (value) => ['custom-v1', 'browser', 'none'].includes(value as string),
    help: 'layout may only be set to "custom-v1"',
  },
  userData: { accepts: (value, console) => isUserData(value, console), help: 'invalid userData type provided' },
  dailyConfig: {
    accepts: (value) => value !== null && value !== undefined,
    help: 'Unsupported dailyConfig. Check error logs for detailed info.',
  },
  videoSource: source('videoSource'),
  audioSource: source('audioSource'),
  userName: anything,
  startVideoOff: anything,
  startAudioOff: anything,
  allowLocalVideo: anything,
  allowLocalAudio: anything,
  subscribeToTracksAutomatically: anything,
  inputSettings: anything,
  sendSettings: anything,
  receiveSettings: anything,
  layoutConfig: anything,
  theme: anything,
  reactNativeConfig: anything,
  activeSpeakerMode: anything,
  showLeaveButton: anything,
  showParticipantsBar: anything,
  showLocalVideo: anything,
  showFullscreenButton: anything,
  showUserNameChangeUI: anything,
  iframeStyle: anything,
  customIntegrations: anything,
  customTrayButtons: anything,
  customLayout: anything,
  bodyClass: anything,
  cssFile: anything,
  cssText: anything,
  strictMode: anything,
  allowMultipleCallInstances: anything,
  emb: anything,
  embHref: anything,
  dailyJsVersion: anything,
  proxy: anything,
};

type InternalProperty =
  | 'strictMode'
  | 'allowMultipleCallInstances'
  | 'allowLocalVideo'
  | 'allowLocalAudio'
  | 'emb'
  | 'embHref'
  | 'dailyJsVersion'
  | 'proxy';

/**
 * Checks each own key in its order (spec 001 §5). An explicit `undefined` is checked like any value.
 * Throws {@link SdkError} with `unrecognized property 'k'` or `property 'k': <help>`.
 */
export function validateProperties(properties: object, console: Console): void {
  for (const [key, value] of Object.entries(properties)) {
    const rule = Object.hasOwn(rules, key) ? rules[key as keyof typeof rules] : undefined;
    if (!rule) throw SdkError.invalidArgument(`unrecognized property '${key}'`);
    if (!rule.accepts(value, console)) throw SdkError.invalidArgument(`property '${key}': ${rule.help}`);
  }
}

function isSource(value: unknown): boolean {
  if (typeof value === 'boolean' || typeof value === 'string') return true;
  return typeof MediaStreamTrack !== 'undefined' && value instanceof MediaStreamTrack;
}

function isUserData(value: unknown, console: Console): boolean {
  try {
    checkUserData(value, console);
    return true;
  } catch (error) {
    if (!(error instanceof SdkError)) throw error;
    console.error(error.message);
    return false;
  }
}
