import { Button } from '@parley/kit-ui/button';
import { useEffect, useRef, useState } from 'react';
import { LocalLink } from '../languages/local-link.tsx';
import { useLanguage, useWords } from '../languages/use-words.tsx';
import { type ConsentChoice, consentKey, keepConsent, readConsent, refusesTracking } from './consent.ts';
import { connectTrackers, forgetTrackers, hasConnected } from './outside-sinks.ts';
import type { TrackerName, Trackers } from './trackers.ts';
import './privacy-choices.css';

export interface PrivacyChoicesProps {
  /** At least one. */
  trackers: Trackers;
  /** How often the visitor asked for the choice; 0 when the page came to it by itself. */
  asked: number;
}

const toolNames: Record<TrackerName, string> = {
  ga: 'Google Analytics',
  pixel: 'Meta',
  behaviour: 'Microsoft Clarity',
};

const nowTexts: Record<ConsentChoice, string> = {
  accepted: 'You accepted this before; you can change your mind now.',
  declined: 'You declined this before; you can change your mind now.',
};

/** Asks whether outside tools may watch, brings them in with consent, and takes them out when it is withdrawn. */
export function PrivacyChoices({ trackers, asked }: PrivacyChoicesProps) {
  const t = useWords();
  const { locale } = useLanguage();
  const isRefused = refusesTracking();
  const [choice, setChoice] = useState(readConsent);
  const [isShown, setShown] = useState(choice === undefined && !isRefused);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before this page
  useEffect(() => {
    if (choice === 'accepted' && !isRefused) connectTrackers(trackers, 'start');
  }, []);
  useEffect(() => {
    // Chosen in another tab.
    const follow = ({ key }: StorageEvent) => {
      const next = key === consentKey ? readConsent() : undefined;
      if (!next) return;
      setChoice(next);
      setShown(false);
      if (next === 'accepted' && !isRefused) connectTrackers(trackers, 'now');
      if (next === 'declined') endTrackers();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [trackers, isRefused]);
  useEffect(() => {
    if (asked === 0) return;
    setShown(true);
    // Drawn first, then focused.
    requestAnimationFrame(() => heading.current?.focus());
  }, [asked]);

  const choose = (next: ConsentChoice) => {
    keepConsent(next);
    setChoice(next);
    setShown(false);
    if (next === 'accepted') connectTrackers(trackers, 'now');
    else endTrackers();
  };

  if (!isShown) return null;
  const tools = new Intl.ListFormat(locale).format(
    (Object.keys(trackers) as TrackerName[]).map((name) => toolNames[name]),
  );
  return (
    <section className="privacy-choices" aria-labelledby="privacy-choices-title">
      <h2 id="privacy-choices-title" ref={heading} tabIndex={-1}>
        {t('Privacy choices')}
      </h2>
      {isRefused ? (
        <>
          <p>{t('Your browser asks sites not to track you. So {tools} never run for you here.', { tools })}</p>
          <div className="privacy-choices__buttons">
            <Button look="outline" small onClick={() => setShown(false)}>
              {t('Close')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {t('May {tools} count how this site is used? They set cookies, and run only if you accept.', { tools })}{' '}
            <LocalLink to="/privacy-policy">{t('What they see')}</LocalLink>
          </p>
          {choice && <p className="privacy-choices__now">{t(nowTexts[choice])}</p>}
          <div className="privacy-choices__buttons">
            <Button look="outline" small onClick={() => choose('declined')}>
              {t('Decline')}
            </Button>
            <Button look="outline" small onClick={() => choose('accepted')}>
              {t('Accept')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Only a page that is loaded anew is rid of the scripts of tools that run in it. */
function endTrackers(): void {
  if (!hasConnected()) return;
  forgetTrackers();
  window.location.reload();
}
