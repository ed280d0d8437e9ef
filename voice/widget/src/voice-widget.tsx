import { AudioLines, X } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { loadCallCode, type Secrets, useVoiceCall } from './use-voice-call.ts';
import { VoicePanel } from './voice-panel.tsx';
import './widget.css';

export interface VoiceWidgetProps {
  /** Base address of the voice platform. */
  voiceUrl: string;
  /** Where the call machine is loaded from; by default the room server. */
  machineUrl?: string;
  /** Looks the key and the agent up; both are empty when there is no agent. Never rejects. */
  lookUp: () => Promise<Secrets>;
  /** Says the widget's own English words in the language of the page around it; as they are without it. */
  say?: (text: string) => string;
}

const inEnglish = (text: string) => text;

const unavailableText = 'The demo agent is not available right now. Please ask for a demo call instead.';

/** The floating widget: a round button at the bottom right that opens a panel to talk with the demo agent. */
export function VoiceWidget({ voiceUrl, machineUrl, lookUp, say = inEnglish }: VoiceWidgetProps) {
  const [lookup, setLookup] = useState<{ secrets: Secrets; at: number }>();
  const meter = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const refresh = useCallback(async () => {
    const secrets = await lookUp();
    setLookup({ secrets, at: performance.now() });
    return secrets;
  }, [lookUp]);
  useEffect(() => void refresh(), [refresh]);

  const controls = useVoiceCall({ voiceUrl, machineUrl, lookup, lookUp, meter });
  const { state, dispatch } = controls;
  const close = () => dispatch({ type: 'closed' });
  // Only now is the button there again: on a phone the open panel hides it.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !state.isOpen) button.current?.focus();
    wasOpen.current = state.isOpen;
  }, [state.isOpen]);
  const open = () => {
    dispatch({ type: 'opened' });
    // By the time that "Start Call" is pressed the client is there. A failure shows itself then.
    loadCallCode().catch(() => undefined);
  };

  if (!lookup) return null;
  const { apiKey, agentId } = lookup.secrets;
  const isOnCall = state.call !== 'idle';
  return (
    <div className="voice-widget">
      {state.isOpen && (
        <VoicePanel
          {...controls}
          id={panelId}
          meter={meter}
          unavailable={apiKey === '' || agentId === '' ? say(unavailableText) : undefined}
          say={say}
          onClose={close}
        />
      )}
      <button
        type="button"
        className="voice-button"
        ref={button}
        data-call={isOnCall || undefined}
        aria-expanded={state.isOpen}
        aria-controls={panelId}
        aria-label={say(state.isOpen ? 'Close the AI Sales Agent' : 'Talk to the AI Sales Agent')}
        onClick={state.isOpen ? close : open}
      >
        {state.isOpen ? <X aria-hidden="true" size={24} /> : <AudioLines aria-hidden="true" size={26} />}
        {isOnCall && !state.isOpen && <span className="voice-button__live">{say('On the call')}</span>}
      </button>
    </div>
  );
}
