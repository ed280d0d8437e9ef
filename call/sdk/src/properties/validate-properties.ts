import type { Environment } from '../environment.ts';
import { inputSettingsHelp, normaliseInputSettings } from '../input-settings/check-input-settings.ts';
import { inputSupport } from '../input-settings/input-support.ts';
import { checkUserData } from '../messages/check-user-data.ts';
import { areCustomIntegrations, customIntegrationsHelp } from '../prebuilt/custom-integrations.ts';
import { areCustomTrayButtons, customTrayButtonsShape } from '../prebuilt/custom-tray-buttons.ts';
import { isLayoutConfig, layoutConfigHelp } from '../prebuilt/layout-config.ts';
import { isTheme, themeHelp } from '../prebuilt/theme.ts';
import { isReactNativeConfig, reactNativeConfigHelp } from '../react-native/check-react-native-config.ts';
import { isReceiveSettings, receiveSettingsHelp } from '../receive-settings/check-receive-settings.ts';
import { SdkError } from '../sdk-error.ts';
import { checkSendSettings } from '../send-settings/check-send-settings.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';
import { dailyConfigHelp, isDailyConfig } from './check-daily-config.ts';

type Console = Environment['console'];

/** What decides beside the value itself. */
export interface ValidationContext {
  console: Console;
  isReactNative: boolean;
}

interface Rule {
  accepts(value: unknown, context: ValidationContext): boolean;
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
  accepts: (value, { console }) => {
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
  userData: { accepts: (value, { console }) => isUserData(value, console), help: 'invalid userData type provided' },
  dailyConfig: { accepts: (value, { console }) => isDailyConfig(value, console), help: dailyConfigHelp },
  reactNativeConfig: { accepts: isReactNativeConfig, help: reactNativeConfigHelp },
  theme: { accepts: (value, { console }) => isTheme(value, console), help: themeHelp },
  layoutConfig: { accepts: (value, { console }) => isLayoutConfig(value, console), help: layoutConfigHelp },
  receiveSettings: {
    accepts: (value) => isReceiveSettings(value, { allowsEverybody: false }),
    help: receiveSettingsHelp({ allowsEverybody: false }),
  },
  sendSettings: {
    accepts: acceptsSendSettings,
    help: 'Invalid sendSettings provided. Check error logs for detailed info.',
  },
  inputSettings: {
    accepts: (value, context) => normaliseInputSettings(value, inputSupport(context)) !== undefined,
    help: inputSettingsHelp,
  },
  customIntegrations: {
    accepts: (value, { console }) => areCustomIntegrations(value, console),
    help: customIntegrationsHelp,
  },
  customTrayButtons: {
    accepts: (value, { console }) => areCustomTrayButtons(value, console),
    help: `customTrayButtons should be ${customTrayButtonsShape}`,
  },
  videoSource: source('videoSource'),
  audioSource: source('audioSource'),
  userName: anything,
  startVideoOff: anything,
  startAudioOff: anything,
  allowLocalVideo: anything,
  allowLocalAudio: anything,
  subscribeToTracksAutomatically: anything,
  activeSpeakerMode: anything,
  showLeaveButton: anything,
  showParticipantsBar: anything,
  showLocalVideo: anything,
  showFullscreenButton: anything,
  showUserNameChangeUI: anything,
  iframeStyle: anything,
  customLayout: anything,
  bodyClass: anything,
  cssFile: anything,
  cssText: anything,
  aboutClient: anything,
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
export function validateProperties(properties: object, context: ValidationContext): void {
  for (const [key, value] of Object.entries(properties)) {
    const rule = Object.hasOwn(rules, key) ? rules[key as keyof typeof rules] : undefined;
    if (!rule) throw SdkError.invalidArgument(`unrecognized property '${key}'`);
    if (!rule.accepts(value, context)) throw SdkError.invalidArgument(`property '${key}': ${rule.help}`);
  }
}

function acceptsSendSettings(value: unknown, { console }: ValidationContext): boolean {
  try {
    checkSendSettings(value);
    return true;
  } catch (error) {
    console.error('Failed to validate send settings', error);
    return false;
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
    return false;
  }
}
