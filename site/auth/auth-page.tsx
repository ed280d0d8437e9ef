import { Logo } from '@parley/kit-ui/logo';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './auth.css';

export interface AuthPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of sign-in and set-up: the form on a calm page, beside it what waits behind it on wide screens. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <div className="auth">
      <header className="auth__bar">
        <Link to="/" className="auth__home" aria-label="Parley, to the home page">
          <Logo brand="Parley" />
        </Link>
      </header>
      <main className="auth__main">
        <h1 className="auth__title">{title}</h1>
        <p className="auth__lead">{lead}</p>
        {children}
      </main>
      <VoiceBand />
    </div>
  );
}

/** Loudness of one short exchange, in steps of a twelfth of a second: a question, a breath, an answer. */
const question = [6, 14, 26, 38, 30, 44, 52, 36, 24, 40, 48, 30, 18, 10];
const answer = [8, 20, 34, 28, 46, 58, 64, 50, 42, 60, 54, 38, 46, 32, 40, 24, 30, 16, 8];

function VoiceBand() {
  const turns = [
    { voice: 'visitor', bars: question },
    { voice: 'agent', bars: answer },
  ] as const;
  let x = 0;
  return (
    <aside className="auth__band" aria-hidden="true">
      <svg viewBox="0 -6 420 132" className="auth__wave" aria-hidden="true">
        {turns.map(({ voice, bars }) => {
          x += 18;
          return bars.map((height) => {
            x += 11;
            return (
              <rect
                key={x}
                className={`auth__bar-${voice}`}
                x={x}
                y={60 - height}
                width="5"
                height={height * 2}
                rx="2.5"
              />
            );
          });
        })}
      </svg>
      <p className="auth__quote">Picks up at once, by day and by night.</p>
    </aside>
  );
}
