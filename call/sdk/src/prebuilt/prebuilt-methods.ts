import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';
import { refuseInReactNative, requireJoined, requirePrebuilt } from '../core/gates.ts';
import { SdkError } from '../sdk-error.ts';
import type {
  DailyCustomIntegrations,
  DailyCustomTrayButtons,
  DailyThemeConfig,
  SidebarView,
} from '../surface/prebuilt.ts';
import { areCustomIntegrations, unknownIntegrations } from './custom-integrations.ts';
import { areCustomTrayButtons, customTrayButtonsShape } from './custom-tray-buttons.ts';

/** What the prebuilt frame shows and plays: names, tiles, bars, buttons, pages beside the call, a sound. */
export class PrebuiltMethods extends CallPart {
  /** The frame’s colours, as they were last set. Only in a frame, else it throws, as do the others here. */
  theme(): DailyThemeConfig {
    requirePrebuilt(this.core, 'theme()');
    return this.core.properties.theme as DailyThemeConfig;
  }

  /** Throws on a headless call; rejects when the theme cannot be. */
  setTheme(theme: DailyThemeConfig): Promise<DailyThemeConfig> {
    requirePrebuilt(this.core, 'setTheme()');
    return applyTheme(this.core, theme);
  }

  /** Whether the frame shows the own picture. Default true. */
  showLocalVideo(): boolean {
    requirePrebuilt(this.core, 'showLocalVideo()');
    return this.core.prebuilt.showLocalVideo;
  }

  /** Shows the own picture in the frame, or hides it. Only in a meeting. Returns the call. */
  setShowLocalVideo(show = true): this {
    setShown(this.core, 'setShowLocalVideo', 'showLocalVideo', show);
    return this;
  }

  /** Whether the frame shows the bar of small pictures. Default true. */
  showParticipantsBar(): boolean {
    requirePrebuilt(this.core, 'showParticipantsBar()');
    return this.core.prebuilt.showParticipantsBar;
  }

  /** Shows that bar, or hides it. Only in a meeting. Returns the call. */
  setShowParticipantsBar(show = true): this {
    setShown(this.core, 'setShowParticipantsBar', 'showParticipantsBar', show);
    return this;
  }

  /**
   * Shows names on the pictures always, never, or as the frame thinks fit (`false`). Another value is only reported on
   * the console. Returns the call.
   */
  setShowNamesMode(mode: 'always' | 'never' | false): this {
    requirePrebuilt(this.core, 'setShowNamesMode()');
    if (mode && mode !== 'always' && mode !== 'never') {
      this.core.environment.console.error('setShowNamesMode argument should be "always", "never", or false');
      return this;
    }
    this.core.send('set-show-names', { mode });
    return this;
  }

  /** The pages beside the call, by id. */
  customIntegrations(): DailyCustomIntegrations {
    requirePrebuilt(this.core, 'customIntegrations()');
    return this.core.prebuilt.customIntegrations;
  }

  /** Replaces them all. Wrong ones are only reported on the console. Only in a meeting. Returns the call. */
  setCustomIntegrations(integrations: DailyCustomIntegrations): this {
    requireMeeting(this.core, 'setCustomIntegrations()');
    if (!areCustomIntegrations(integrations, this.core.environment.console)) return this;
    this.core.prebuilt.customIntegrations = integrations;
    this.core.send('set-custom-integrations', { integrations });
    return this;
  }

  /** Opens one or several, by id. Unknown ids are only reported on the console. Only in a meeting. Returns the call. */
  startCustomIntegrations(ids: string | string[]): this {
    switchIntegrations(this.core, 'start', ids);
    return this;
  }

  /** Closes one or several, by id, in the same way. */
  stopCustomIntegrations(ids: string | string[]): this {
    switchIntegrations(this.core, 'stop', ids);
    return this;
  }

  /** The page’s own buttons in the tray, by id. */
  customTrayButtons(): DailyCustomTrayButtons {
    requirePrebuilt(this.core, 'customTrayButtons()');
    return this.core.prebuilt.customTrayButtons;
  }

  /** Replaces them all. Wrong ones are only reported on the console. Only in a meeting. Returns the call. */
  updateCustomTrayButtons(buttons: DailyCustomTrayButtons): this {
    requireMeeting(this.core, 'updateCustomTrayButtons()');
    const { console } = this.core.environment;
    if (!areCustomTrayButtons(buttons, console)) {
      console.error(`updateCustomTrayButtons only accepts ${customTrayButtonsShape}`);
      return this;
    }
    this.core.prebuilt.customTrayButtons = buttons;
    this.core.send('update-custom-tray-buttons', { btns: buttons });
    return this;
  }

  /** What the frame's side shows: people, chat, network, breakout, an integration's id, or null. */
  async getSidebarView(): Promise<SidebarView> {
    if (!hasSidebar(this.core, 'getSidebarView')) return null;
    const { view } = await this.core.request('get-sidebar-view');
    return view as SidebarView;
  }

  /** Opens a view at the frame’s side, or closes it with null. Returns the call. */
  setSidebarView(view: SidebarView): this {
    if (hasSidebar(this.core, 'setSidebarView')) this.core.send('set-sidebar-view', { view });
    return this;
  }

  /** Whether newcomers are heard; a number: only while the meeting has no more people than that. */
  setPlayNewParticipantSound(sound: boolean | number): void {
    refuseInReactNative(this.core);
    if (typeof sound !== 'boolean' && typeof sound !== 'number') {
      throw SdkError.invalidArgument(
        `argument to setShouldPlayNewParticipantSound should be true, false, or a number, but is ${sound}`,
      );
    }
    this.core.send('daily-method-set-play-ding', { arg: sound });
  }
}

function requireMeeting(core: CallCore, method: string): void {
  requirePrebuilt(core, method);
  requireJoined(core, method);
}

async function applyTheme(core: CallCore, theme: DailyThemeConfig): Promise<DailyThemeConfig> {
  core.mergeProperties({ theme });
  core.send('set-theme', { theme });
  core.emit('theme-updated', { theme });
  return theme;
}

function setShown(
  core: CallCore,
  method: 'setShowLocalVideo' | 'setShowParticipantsBar',
  choice: 'showLocalVideo' | 'showParticipantsBar',
  show: boolean,
): void {
  requireMeeting(core, `${method}()`);
  if (typeof show !== 'boolean') {
    core.environment.console.error(`${method} only accepts a boolean value`);
    return;
  }
  core.send(choice === 'showLocalVideo' ? 'set-show-local-video' : 'set-show-participants-bar', { show });
  core.prebuilt[choice] = show;
}

function switchIntegrations(core: CallCore, turn: 'start' | 'stop', wanted: unknown): void {
  const method = `${turn}CustomIntegrations()`;
  requireMeeting(core, method);
  const { console } = core.environment;
  const ids = typeof wanted === 'string' ? [wanted] : wanted;
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
    console.error(`${method} only accepts string | string[]`);
    return;
  }
  const unknown = unknownIntegrations(ids, core.prebuilt.customIntegrations);
  if (unknown.length > 0) console.error(`Can't find custom integration(s): "${unknown.join(', ')}"`);
  else core.send(`${turn}-custom-integrations`, { ids });
}

function hasSidebar(core: CallCore, method: string): boolean {
  if (!core.isFrame) core.environment.console.error(`${method} is not available in callObject mode`);
  return core.isFrame;
}
