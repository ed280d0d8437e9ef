import type { Vapi } from '@parley/voice-client/source';
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { hintFor } from './hint.ts';
import { initialWidgetState, isListening, type WidgetEvent, type WidgetState, widgetReducer } from './widget-state.ts';

type CallCode = Awaited<ReturnType<typeof loadCallCode>>;

/** What the secrets lookup gives; empty values mean that no call is possible. */
export interface Secrets {
  apiKey: string;
  agentId: string;
}

/** A lookup and when it was made, in the page's clock. */
export interface Lookup {
  secrets: Secrets;
  at: number;
}

export interface VoiceCallControls {
  state: WidgetState;
  dispatch: (event: WidgetEvent) => void;
  start: () => Promise<void>;
  stop: () => void;
  setMuted: (isMuted: boolean) => void;
}

/** A key is good for a minute and one call; one that is older than this is looked up again. Milliseconds. */
const freshMs = 30_000;

export interface VoiceCallSetting {
  voiceUrl: string;
  machineUrl: string | undefined;
  lookup: Lookup;
  lookUp: () => Promise<Secrets>;
  /** Gets `--level`, 0 to 1: the loudness of the agent. */
  meter: RefObject<HTMLElement | null>;
}

/** Loads what a call needs; nothing of it is in the page before the first press. */
export const loadCallCode = () => import('./call-code.ts');

/** Drives one voice client and keeps what the panel shows of it. */
export function useVoiceCall({ voiceUrl, machineUrl, lookup, lookUp, meter }: VoiceCallSetting): VoiceCallControls {
  const [state, dispatch] = useReducer(widgetReducer, initialWidgetState);
  const client = useRef<Vapi | undefined>(undefined);
  const usedLookup = useRef<number | undefined>(undefined);
  const isStarting = useRef(false);

  const stop = useCallback(() => {
    client.current?.stop();
    client.current = undefined;
    isStarting.current = false;
    dispatch({ type: 'call-ended' });
  }, []);

  const start = async () => {
    if (isStarting.current || client.current) return;
    isStarting.current = true;
    dispatch({ type: 'start-pressed' });
    let trouble: unknown;
    try {
      const { toWidgetEvent, Vapi } = await loadCallCode();
      const isFresh = usedLookup.current !== lookup.at && performance.now() - lookup.at < freshMs ? lookup : undefined;
      if (isFresh) usedLookup.current = isFresh.at;
      const { apiKey, agentId } = isFresh?.secrets ?? (await lookUp());
      if (!isStarting.current) return;
      if (apiKey === '' || agentId === '') throw new Error('The agent is not configured');
      const vapi = new Vapi(
        apiKey,
        voiceUrl,
        machineUrl === undefined ? {} : { callObjectBundleUrlOverride: machineUrl },
      );
      client.current = vapi;
      listen(vapi, {
        read: toWidgetEvent,
        tell: dispatch,
        fail: (error) => {
          const hint = hintFor(error);
          // What else fails while the call is being started is told by its start. A call without a microphone is none.
          if (isStarting.current && hint === undefined) {
            trouble = error;
            return;
          }
          if (client.current !== vapi) return;
          client.current = undefined;
          vapi.stop();
          dispatch({ type: isStarting.current ? 'start-failed' : 'call-failed', hint });
        },
        showLevel: (level) => meter.current?.style.setProperty('--level', level.toFixed(2)),
      });
      const call = await vapi.start(agentId);
      // Whoever pressed "End Call" meanwhile has been told so.
      if (client.current !== vapi) return;
      if (call === null) throw trouble ?? new Error('The call was not started');
    } catch (error) {
      console.error('The call could not be started', error);
      client.current?.stop();
      client.current = undefined;
      dispatch({ type: 'start-failed', hint: hintFor(error) });
    } finally {
      isStarting.current = false;
    }
  };

  const setMuted = (isMuted: boolean) => {
    client.current?.setMuted(isMuted);
    dispatch({ type: 'muted', isMuted });
  };

  // The call may end by itself: then the next one needs a new client.
  useEffect(() => {
    if (state.call === 'idle' && !isStarting.current) client.current = undefined;
  }, [state.call]);
  useEffect(() => () => client.current?.stop(), []);
  useUnheardHint(state, dispatch);

  return { state, dispatch, start, stop, setMuted };
}

/** Silence of the person, while the agent is silent too, after which the microphone may be at fault. Milliseconds. */
const unheardMs = 15_000;

function useUnheardHint(state: WidgetState, dispatch: (event: WidgetEvent) => void): void {
  const isWaiting =
    isListening(state) && !state.isUserSpeaking && !state.messages.some(({ sender }) => sender === 'user');
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => dispatch({ type: 'unheard' }), unheardMs);
    return () => clearTimeout(timer);
  }, [isWaiting, dispatch]);
}

interface Listener {
  read: CallCode['toWidgetEvent'];
  tell: (event: WidgetEvent) => void;
  fail: (error: unknown) => void;
  showLevel: (level: number) => void;
}

function listen(vapi: Vapi, { read, tell, fail, showLevel }: Listener): void {
  vapi.on('call-start', () => tell({ type: 'call-started' }));
  vapi.on('call-end', () => tell({ type: 'call-ended' }));
  vapi.on('error', fail);
  vapi.on('volume-level', showLevel);
  vapi.on('message', (message) => {
    const event = read(message);
    if (event) tell(event);
  });
}
