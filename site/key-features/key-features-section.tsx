import { Button } from '@parley/kit-ui/button';
import { createElement } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '../languages/use-words.tsx';
import { type Late, useLate } from '../navigation/late.ts';
import type { IconShapes, KeyFeature, KeyFeatures } from './key-features.ts';

/** The key features of the product, as the admin keeps them. Without an active one there is no section. */
export function KeyFeaturesSection({ keyFeatures }: { keyFeatures: Late<KeyFeatures> }) {
  const t = useWords();
  const state = useLate(keyFeatures);
  const { revalidate } = useRevalidator();
  if (state.phase === 'loaded' && state.content.features.length === 0) return null;
  const section = state.phase === 'loaded' ? state.content.section : undefined;
  return (
    <section id="key-features" className="features frame" aria-labelledby="features-title">
      <div className="features__head">
        <h2 id="features-title" className="section-title">
          {t(section?.title ?? 'Key features')}
        </h2>
        {section?.description && <p>{t(section.description)}</p>}
      </div>
      {state.phase === 'loading' && (
        <div role="status">
          <span className="visually-hidden">{t('Loading the key features…')}</span>
          <ul className="features__grid" aria-hidden="true">
            {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
              <li key={key} className="feature feature--skeleton">
                <span className="feature__icon" />
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.phase === 'failed' && (
        <div role="alert" className="section-note">
          <p>{t('The key features could not be loaded. Check your connection and try again.')}</p>
          <Button look="outline" small onClick={revalidate}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {state.phase === 'loaded' && (
        <ul className="features__grid">
          {state.content.features.map((feature) => (
            <Feature key={feature.id} feature={feature} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One feature of the grid. */
export function Feature({ feature: { title, description, icon, iconBackground, color } }: { feature: KeyFeature }) {
  const t = useWords();
  return (
    <li className="feature">
      <span className="feature__icon" style={{ background: iconBackground, color }}>
        <Icon shapes={icon} />
      </span>
      <h3>{t(title)}</h3>
      <p>{t(description)}</p>
    </li>
  );
}

/** An icon drawn from its shapes. */
export function Icon({ shapes }: { shapes: IconShapes }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {shapes.map(([element, { key, ...attributes }]) => createElement(element, { key, ...attributes }))}
    </svg>
  );
}
