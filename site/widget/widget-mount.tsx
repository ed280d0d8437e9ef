import { lazy, Suspense, useEffect, useState } from 'react';
import { useWords } from '../languages/use-words.tsx';
import { lookupSecrets } from '../secrets/lookup-secrets.ts';

const VoiceWidget = lazy(async () => {
  const { VoiceWidget } = await import('@parley/voice-widget/voice-widget');
  return { default: VoiceWidget };
});

/** Where this site serves the voice platform. */
const voiceUrl = '/voice';
/** This site serves the call machine too, so that no script of another origin runs in its pages. */
const machineUrl = '/call-machine/0.79.0/call-machine.js';

/** Brings the voice widget in when the page has nothing better to do; the first paint knows nothing of it. */
export function WidgetMount() {
  const t = useWords();
  const isIdle = useIdle();
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <VoiceWidget voiceUrl={voiceUrl} machineUrl={machineUrl} lookUp={lookupSecrets} say={t} />
    </Suspense>
  );
}

/** The longest wait for a page that is never idle. Milliseconds. */
const patienceMs = 3000;

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), patienceMs);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: patienceMs });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
