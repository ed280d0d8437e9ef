import { AudioLines } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Lookup, Secrets } from './use-voice-call.ts';
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

const loadTalk = () => import('./talk-widget.tsx');

const TalkWidget = lazy(async () => ({ default: (await loadTalk()).TalkWidget }));

/**
 * The floating widget: a round button at the bottom right that opens a panel to talk with the demo agent. Until it is
 * first pressed it is no more than the button.
 */
export function VoiceWidget({ voiceUrl, machineUrl, lookUp, say = inEnglish }: VoiceWidgetProps) {
  const [lookup, setLookup] = useState<Lookup>();
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => {
    const read = async () => setLookup({ secrets: await lookUp(), at: performance.now() });
    void read();
  }, [lookUp]);

  if (!lookup) return null;
  const closed = (
    <div className="voice-widget">
      <button
        type="button"
        className="voice-button"
        aria-expanded={false}
        aria-label={say('Talk to the AI Sales Agent')}
        // A failure shows itself when it is pressed.
        onPointerEnter={() => void loadTalk().catch(() => undefined)}
        onClick={() => setPressed(true)}
      >
        <AudioLines aria-hidden="true" size={26} />
      </button>
    </div>
  );
  if (!wasPressed) return closed;
  return (
    <Suspense fallback={closed}>
      <TalkWidget voiceUrl={voiceUrl} machineUrl={machineUrl} lookup={lookup} lookUp={lookUp} say={say} />
    </Suspense>
  );
}
