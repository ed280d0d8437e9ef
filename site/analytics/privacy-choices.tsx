import { Button } from '@parley/kit-ui/button';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
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

/** Asks whether outside tools may watch, brings them in with consent, and takes them out when it is withdrawn. */
export function PrivacyChoices({ trackers, asked }: PrivacyChoicesProps) {
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
    else if (hasConnected()) {
      forgetTrackers();
      window.location.reload();
    }
  };

  if (!isShown) return null;
  const tools = new Intl.ListFormat('en-GB').format(
    (Object.keys(trackers) as TrackerName[]).map((name) => toolNames[name]),
  );
  return (
    <section className="privacy-choices" aria-labelledby="privacy-choices-title">
      <h2 id="privacy-choices-title" ref={heading} tabIndex={-1}>
        Privacy choices
      </h2>
      {isRefused ? (
        <>
          <p>Your browser asks sites not to track you. So {tools} never run for you here.</p>
          <div className="privacy-choices__buttons">
            <Button look="outline" small onClick={() => setShown(false)}>
              Close
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            May {tools} count how this site is used? They set cookies, and run only if you accept.{' '}
            <Link to="/privacy-policy">What they see</Link>
          </p>
          {choice && <p className="privacy-choices__now">You {choice} this before; you can change your mind now.</p>}
          <div className="privacy-choices__buttons">
            <Button look="outline" small onClick={() => choose('declined')}>
              Decline
            </Button>
            <Button look="outline" small onClick={() => choose('accepted')}>
              Accept
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
