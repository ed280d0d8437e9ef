import { AudioLines, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { type Lookup, loadCallCode, useVoiceCall } from './use-voice-call.ts';
import { VoicePanel } from './voice-panel.tsx';
import type { VoiceWidgetProps } from './voice-widget.tsx';

export interface TalkWidgetProps extends Required<Pick<VoiceWidgetProps, 'voiceUrl' | 'lookUp' | 'say'>> {
  machineUrl: string | undefined;
  lookup: Lookup;
}

const unavailableText = 'The demo agent is not available right now. Please ask for a demo call instead.';

/** The widget once its button was pressed: it begins with its panel open. */
export function TalkWidget({ voiceUrl, machineUrl, lookup, lookUp, say }: TalkWidgetProps) {
  const meter = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const controls = useVoiceCall({ voiceUrl, machineUrl, lookup, lookUp, meter });
  const { state, dispatch } = controls;
  const close = () => dispatch({ type: 'closed' });
  // Only now is the button there again: on a phone the open panel hides it.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !state.isOpen) button.current?.focus();
    wasOpen.current = state.isOpen;
  }, [state.isOpen]);
  const open = () => dispatch({ type: 'opened' });
  useEffect(() => {
    dispatch({ type: 'opened' });
    // By the time that "Start Call" is pressed the client is there. A failure shows itself then.
    loadCallCode().catch(() => undefined);
  }, [dispatch]);

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
