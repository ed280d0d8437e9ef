import {
  type PrebuiltIntegration,
  type PrebuiltMessage,
  type PrebuiltProperties,
  type PrebuiltTheme,
  type PrebuiltTrayButton,
  parsePrebuiltMessage,
  parsePrebuiltProperties,
} from '@parley/call-protocol/prebuilt';
import { Emitter } from '@parley/kit-base/emitter';

/** What the page around this one wants it to look like, as one value that is replaced when something changes. */
export interface HostView {
  theme: PrebuiltTheme | undefined;
  /** Whether tiles carry names: always, never, or as the page likes. */
  names: 'always' | 'never' | 'auto';
  showsLocalVideo: boolean;
  showsParticipantsBar: boolean;
  showsLeaveButton: boolean;
  /** Buttons of the host's own, by id. */
  trayButtons: Readonly<Record<string, PrebuiltTrayButton>>;
  /** Pages of the host's own, by id. */
  integrations: Readonly<Record<string, PrebuiltIntegration>>;
  /** Which of them are started. Kept for the host; the page does not show them yet. */
  started: ReadonlySet<string>;
  /** One of the page's own views, an integration's id, or nothing. Kept and told; the page has no side yet. */
  sidebar: string | null;
  /** Whether a newcomer is heard; a number: only while there are no more people than that. */
  newcomerSound: boolean | number;
}

export const initialHostView: HostView = {
  theme: undefined,
  names: 'auto',
  showsLocalVideo: true,
  showsParticipantsBar: true,
  showsLeaveButton: true,
  trayButtons: {},
  integrations: {},
  started: new Set(),
  sidebar: null,
  newcomerSound: false,
};

/** What this page tells its host by itself. */
type Told = { action: 'sidebar-view-changed'; view: string | null } | ButtonClick;
interface ButtonClick {
  action: 'custom-button-click';
  button_id: string;
}

/** Keeps what the page around this one chose. It outlives a meeting. */
export class HostChoices {
  readonly events = new Emitter<{ changed: undefined; told: Told }>();
  #view = initialHostView;

  get view(): HostView {
    return this.#view;
  }

  /** Takes over what is chosen among the properties of the host's call. */
  configure(properties: unknown): void {
    const chosen = parsePrebuiltProperties(properties);
    if (Object.keys(chosen).length > 0) this.#set(withProperties(this.#view, chosen));
  }

  /** Obeys one of the messages about looks. The result is the reply's fields, for those that wait for one. */
  receive(message: unknown): { view: string | null } | { error: string } | undefined {
    const parsed = parsePrebuiltMessage(message);
    if (!parsed) return { error: 'the message does not have the form of its action' };
    if (parsed.action === 'get-sidebar-view') return { view: this.#view.sidebar };
    const before = this.#view.sidebar;
    this.#set(nextHostView(this.#view, parsed));
    const { sidebar: view } = this.#view;
    if (view !== before) this.events.emit('told', { action: 'sidebar-view-changed', view });
    return undefined;
  }

  /** Somebody pressed a button of the host's own. */
  press(id: string): void {
    this.events.emit('told', { action: 'custom-button-click', button_id: id });
  }

  #set(view: HostView): void {
    if (view === this.#view) return;
    this.#view = view;
    this.events.emit('changed', undefined);
  }
}

function withProperties(view: HostView, properties: PrebuiltProperties): HostView {
  const { theme, showLocalVideo, showParticipantsBar, showLeaveButton } = properties;
  const { customIntegrations, customTrayButtons } = properties;
  return {
    ...view,
    ...(theme ? { theme } : {}),
    ...(showLocalVideo === undefined ? {} : { showsLocalVideo: showLocalVideo }),
    ...(showParticipantsBar === undefined ? {} : { showsParticipantsBar: showParticipantsBar }),
    ...(showLeaveButton === undefined ? {} : { showsLeaveButton: showLeaveButton }),
    ...(customIntegrations ? { integrations: customIntegrations } : {}),
    ...(customTrayButtons ? { trayButtons: customTrayButtons } : {}),
  };
}

/** The choices after a message. */
function nextHostView(view: HostView, message: PrebuiltMessage): HostView {
  switch (message.action) {
    case 'set-theme':
      return { ...view, theme: message.theme };
    case 'set-show-names':
      return { ...view, names: message.mode === 'always' || message.mode === 'never' ? message.mode : 'auto' };
    case 'set-show-local-video':
      return { ...view, showsLocalVideo: message.show };
    case 'set-show-participants-bar':
      return { ...view, showsParticipantsBar: message.show };
    case 'set-custom-integrations': {
      const integrations = message.integrations ?? {};
      return { ...view, integrations, started: only(view.started, (id) => Object.hasOwn(integrations, id)) };
    }
    case 'start-custom-integrations': {
      const known = message.ids.filter((id) => Object.hasOwn(view.integrations, id));
      return { ...view, started: new Set([...view.started, ...known]) };
    }
    case 'stop-custom-integrations':
      return { ...view, started: only(view.started, (id) => !message.ids.includes(id)) };
    case 'update-custom-tray-buttons':
      return { ...view, trayButtons: message.btns ?? {} };
    case 'set-sidebar-view':
      return { ...view, sidebar: message.view };
    case 'daily-method-set-play-ding':
      return { ...view, newcomerSound: message.arg };
    case 'get-sidebar-view':
      return view;
  }
}

function only(ids: ReadonlySet<string>, isKept: (id: string) => boolean): ReadonlySet<string> {
  return new Set([...ids].filter(isKept));
}
