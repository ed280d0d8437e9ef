/** Where the call stands (spec 000 §4). */
export type CallState = 'idle' | 'connecting' | 'connected';

/** One message in the panel. */
export interface ChatMessage {
  id: number;
  sender: 'agent' | 'user';
  /** Words that stand. */
  text: string;
  /** Words that may still change, behind those that stand. */
  partial: string;
  /** Said by the widget about the call, and not in it. */
  isNotice: boolean;
}

/** The widget's own words, verbatim from spec 000 §8. */
export const notices = {
  connecting: 'Connecting to agent...',
  started: 'Call started. You can now speak!',
  ended: 'Call ended.',
  listening: 'Listening...',
  error: 'Error connecting to agent. Please try again.',
  failed: 'Failed to connect to agent. Please try again.',
} as const;

/** Everything that the panel shows. */
export interface WidgetState {
  isOpen: boolean;
  call: CallState;
  messages: readonly ChatMessage[];
  isAgentSpeaking: boolean;
  isUserSpeaking: boolean;
  isMuted: boolean;
  /** What the person can do about a trouble, in plain words. */
  hint: string | undefined;
}

export type WidgetEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'start-pressed' }
  | { type: 'call-started' }
  | { type: 'call-ended' }
  | { type: 'start-failed'; hint: string | undefined }
  | { type: 'call-failed'; hint: string | undefined }
  | { type: 'transcript'; role: 'assistant' | 'user'; isFinal: boolean; text: string }
  | { type: 'interrupted' }
  | { type: 'speech'; role: 'assistant' | 'user'; isSpeaking: boolean }
  | { type: 'muted'; isMuted: boolean }
  | { type: 'unheard' };

const unheardHint = 'We do not hear you yet. Check that the right microphone is chosen and not muted.';

export const initialWidgetState: WidgetState = {
  isOpen: false,
  call: 'idle',
  messages: [],
  isAgentSpeaking: false,
  isUserSpeaking: false,
  isMuted: false,
  hint: undefined,
};

/** The one transition function of the widget. */
export function widgetReducer(state: WidgetState, event: WidgetEvent): WidgetState {
  switch (event.type) {
    case 'opened':
      return { ...state, isOpen: true };
    case 'closed':
      return { ...state, isOpen: false };
    case 'start-pressed':
      if (state.call !== 'idle') return state;
      return withNotice({ ...initialWidgetState, isOpen: state.isOpen, call: 'connecting' }, notices.connecting);
    case 'call-started':
      if (state.call !== 'connecting') return state;
      return withNotice({ ...state, call: 'connected' }, notices.started);
    case 'call-ended':
      if (state.call === 'idle') return state;
      return withNotice(atRest(state), notices.ended);
    case 'start-failed':
      return withNotice({ ...atRest(state), hint: event.hint }, notices.failed);
    case 'call-failed':
      if (state.call === 'idle') return state;
      return withNotice({ ...atRest(state), hint: event.hint }, notices.error);
    case 'transcript':
      return { ...state, messages: withWords(state.messages, event) };
    case 'interrupted':
      return { ...state, isAgentSpeaking: false, messages: withoutPartial(state.messages, 'agent') };
    case 'speech':
      return event.role === 'assistant'
        ? { ...state, isAgentSpeaking: event.isSpeaking }
        : { ...state, isUserSpeaking: event.isSpeaking, hint: undefined };
    case 'muted':
      return { ...state, isMuted: event.isMuted };
    case 'unheard':
      return { ...state, hint: unheardHint };
  }
}

/** Whether the agent takes in what the person says: connected, nobody muted, and the agent silent. */
export function isListening({ call, isAgentSpeaking, isMuted }: WidgetState): boolean {
  return call === 'connected' && !isAgentSpeaking && !isMuted;
}

/** What was on its way when the call ended stays as it was shown. */
function atRest(state: WidgetState): WidgetState {
  const messages = state.messages.map((one) => ({ ...one, text: `${one.text} ${one.partial}`.trim(), partial: '' }));
  return { ...initialWidgetState, isOpen: state.isOpen, messages };
}

function withNotice(state: WidgetState, text: string): WidgetState {
  return {
    ...state,
    messages: [...state.messages, message(state.messages, { sender: 'agent', text, isNotice: true })],
  };
}

function message(
  before: readonly ChatMessage[],
  fields: Partial<ChatMessage> & Pick<ChatMessage, 'sender'>,
): ChatMessage {
  return { id: (before.at(-1)?.id ?? 0) + 1, text: '', partial: '', isNotice: false, ...fields };
}

/** Words go behind what the same side said last, as one message, until the other side says something. */
function withWords(
  messages: readonly ChatMessage[],
  { role, isFinal, text }: Extract<WidgetEvent, { type: 'transcript' }>,
): readonly ChatMessage[] {
  const sender = role === 'assistant' ? 'agent' : 'user';
  const last = messages.at(-1);
  const isContinued = last !== undefined && last.sender === sender && !last.isNotice;
  const current = isContinued ? last : message(messages, { sender });
  const changed = isFinal
    ? { ...current, text: `${current.text} ${text}`.trim(), partial: '' }
    : { ...current, partial: text };
  return [...(isContinued ? messages.slice(0, -1) : messages), changed];
}

function withoutPartial(messages: readonly ChatMessage[], sender: ChatMessage['sender']): readonly ChatMessage[] {
  return messages
    .map((one) => (one.sender === sender ? { ...one, partial: '' } : one))
    .filter(({ text }) => text !== '');
}
