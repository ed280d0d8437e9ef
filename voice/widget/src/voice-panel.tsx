import { Button } from '@parley/kit-ui/button';
import { Mic, MicOff, Phone, PhoneOff, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { MessageList } from './message-list.tsx';
import type { VoiceCallControls } from './use-voice-call.ts';
import { VoiceMark } from './voice-mark.tsx';
import type { CallState } from './widget-state.ts';

export interface VoicePanelProps extends Omit<VoiceCallControls, 'dispatch'> {
  id: string;
  meter: RefObject<HTMLElement | null>;
  /** Why no call can be started; undefined when one can. */
  unavailable: string | undefined;
  say: (text: string) => string;
  onClose: () => void;
}

const statusWords: Record<CallState, string> = {
  idle: 'Talk to our demo agent',
  connecting: 'Connecting',
  connected: 'On the call',
};

/** The panel of the widget: the talk, and what starts and ends it. */
export function VoicePanel(props: VoicePanelProps) {
  const { id, state, start, stop, setMuted, meter, unavailable, say, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  const isFresh = useRef(true);
  const primary = useRef<HTMLButtonElement>(null);
  const isIdle = state.call === 'idle';
  // Start and end take each other's place: the focus goes along, unless it is elsewhere in the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with it
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && panel.current?.contains(activeElement) === false && !isFresh.current) return;
    isFresh.current = false;
    if (primary.current?.disabled === false) primary.current.focus();
    else panel.current?.focus();
  }, [isIdle]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      id={id}
      ref={panel}
      className="voice-panel"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onKeyDown={leave}
    >
      <div className="voice-panel__head">
        <VoiceMark ref={meter as RefObject<HTMLSpanElement>} isLive={state.isAgentSpeaking} />
        <div>
          <h2 id={`${id}-title`}>{say('AI Sales Agent')}</h2>
          <p>{say(statusWords[state.call])}</p>
        </div>
        <button type="button" className="voice-panel__close" aria-label={say('Close')} onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      <MessageList state={state} say={say} />
      <div className="voice-panel__foot">
        {isIdle ? (
          <>
            <Button
              ref={primary}
              disabled={unavailable !== undefined}
              aria-describedby={`${id}-note`}
              onClick={() => void start()}
            >
              <Phone aria-hidden="true" size={18} />
              {say('Start Call')}
            </Button>
            <p id={`${id}-note`} className="voice-panel__note">
              {unavailable ??
                say('Uses your microphone. What you say is turned into text so that the agent can answer.')}
            </p>
          </>
        ) : (
          <div className="voice-panel__controls">
            <Button
              look="outline"
              aria-pressed={state.isMuted}
              disabled={state.call !== 'connected'}
              onClick={() => setMuted(!state.isMuted)}
            >
              {state.isMuted ? <MicOff aria-hidden="true" size={18} /> : <Mic aria-hidden="true" size={18} />}
              {say(state.isMuted ? 'Unmute' : 'Mute')}
            </Button>
            <Button ref={primary} look="danger" onClick={stop}>
              <PhoneOff aria-hidden="true" size={18} />
              {say('End Call')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
