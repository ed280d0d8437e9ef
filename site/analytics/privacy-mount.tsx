import { lazy, Suspense, useEffect, useState } from 'react';
import { useWords } from '../languages/use-words.tsx';
import { useRootData } from '../site-config/root-data.ts';
import { privacyChoicesEvent } from './consent.ts';
import { hasTrackers } from './trackers.ts';

const PrivacyChoices = lazy(async () => ({ default: (await import('./privacy-choices.tsx')).PrivacyChoices }));

/** Where outside tools are configured, asks about them when the page has nothing better to do; else it is nothing. */
export function PrivacyMount() {
  const trackers = useRootData()?.trackers;
  const isConfigured = hasTrackers(trackers);
  const [isIdle, setIdle] = useState(false);
  /** How often the footer's button was pressed. */
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!isConfigured) return undefined;
    const ask = () => setAsked((count) => count + 1);
    window.addEventListener(privacyChoicesEvent, ask);
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => setIdle(true));
    return () => window.removeEventListener(privacyChoicesEvent, ask);
  }, [isConfigured]);
  if (!trackers || !isConfigured || !(isIdle || asked)) return null;
  return (
    <Suspense>
      <PrivacyChoices trackers={trackers} asked={asked} />
    </Suspense>
  );
}

/** The footer's way back to the choice; nothing where there is none to make. */
export function PrivacyButton() {
  const t = useWords();
  if (!hasTrackers(useRootData()?.trackers)) return null;
  return (
    <button
      type="button"
      className="footer__choices"
      onClick={() => window.dispatchEvent(new Event(privacyChoicesEvent))}
    >
      {t('Privacy choices')}
    </button>
  );
}
