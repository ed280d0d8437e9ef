import { Button, buttonClass } from '@parley/kit-ui/button';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { type Late, useLate } from '../navigation/late.ts';
import { SampleTag } from '../samples/sample-tag.tsx';
import { useOwnImage } from '../site-config/use-own-image.ts';
import { defaultSectionText, initials, metricsFigure, type Testimonial, type Testimonials } from './testimonials.ts';

/** What customers say, hung at different heights. */
export function TestimonialsSection({ testimonials }: { testimonials: Late<Testimonials> }) {
  const t = useWords();
  const state = useLate(testimonials);
  const section = state.phase === 'loaded' ? state.content.section : defaultSectionText;
  const found = useFaces(state.phase === 'loaded' ? state.content.testimonials : []);
  return (
    <section id="testimonials" className="voices" aria-labelledby="voices-title">
      <div className="frame voices__columns">
        <div className="voices__head">
          <h2 id="voices-title" className="section-title">
            {t(section.title)}
          </h2>
          {section.description && <p>{t(section.description)}</p>}
          <LocalLink to="/case-studies" className={buttonClass('outline')}>
            {t(section.view_all_text)}
          </LocalLink>
          {found.some((testimonial) => testimonial.is_sample) && (
            <p className="voices__note">
              {t('Voices marked Example are invented, until customers speak here themselves.')}
            </p>
          )}
        </div>
        <div>
          {state.phase === 'loading' && <Skeleton />}
          {state.phase === 'failed' && <Failed />}
          {state.phase === 'loaded' && found.length === 0 && (
            <p className="voices__empty">{t('No testimonials found in database.')}</p>
          )}
          {found.length > 0 && (
            <ul className="voices__list">
              {found.map((testimonial) => (
                <li key={testimonial.id}>
                  <Voice testimonial={testimonial} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

/** The first three show the pictures of the configuration where they have none of their own. */
function useFaces(found: readonly Testimonial[]): Testimonial[] {
  const first = useOwnImage('testimonialAvatar1');
  const second = useOwnImage('testimonialAvatar2');
  const third = useOwnImage('testimonialAvatar3');
  return found.map((testimonial, place) => ({
    ...testimonial,
    image: testimonial.image ?? [first, second, third][place]?.src ?? null,
  }));
}

function Skeleton() {
  const t = useWords();
  return (
    <div role="status">
      <span className="visually-hidden">{t('Loading testimonials…')}</span>
      <ul className="voices__list" aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <li key={key}>
            <div className="voice voice--skeleton" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Failed() {
  const t = useWords();
  const { revalidate } = useRevalidator();
  return (
    <div role="alert" className="section-note">
      <p>{t('The testimonials could not be loaded. Check your connection and try again.')}</p>
      <Button look="outline" small onClick={revalidate}>
        {t('Try again')}
      </Button>
    </div>
  );
}

/** What one customer says. */
export function Voice({ testimonial }: { testimonial: Testimonial }) {
  const t = useWords();
  const { name, role, quote, rating, image, picture, metrics_description: metricsText } = testimonial;
  const figure = metricsFigure(testimonial.metrics_percentage);
  return (
    <figure className="voice">
      <Stars rating={rating} />
      <blockquote>
        <p>{t(quote)}</p>
      </blockquote>
      {(figure || metricsText) && (
        <p className="voice__metrics">
          {figure && <b>{t(figure)}</b>} {metricsText && t(metricsText)}
        </p>
      )}
      <figcaption>
        <Portrait name={t(name)} image={image} srcSet={picture?.srcSet} />
        <span>
          <b>{t(name)}</b>
          {t(role)}
        </span>
        {testimonial.is_sample && <SampleTag />}
      </figcaption>
    </figure>
  );
}

const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

function Stars({ rating }: { rating: number }) {
  const t = useWords();
  return (
    <p className="voice__stars">
      <span className="visually-hidden">{t('Rated {rating} of 5 stars', { rating })}</span>
      <svg viewBox="0 0 108 20" width="108" height="20" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <path key={place} d={star} transform={`translate(${place * 22} 0)`} data-full={place < rating} />
        ))}
      </svg>
    </p>
  );
}

/** The picture of a person, or their initials where it is missing or broken. */
function Portrait({ name, image, srcSet }: { name: string; image: string | null; srcSet: string | undefined }) {
  const picture = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  // It may have failed before the page came alive.
  useEffect(() => {
    const { complete = false, naturalWidth = 1 } = picture.current ?? {};
    if (complete && naturalWidth === 0) setIsBroken(true);
  }, []);
  return (
    <span className="voice__portrait" aria-hidden="true">
      {initials(name)}
      {image && !isBroken && (
        <img
          ref={picture}
          src={image}
          srcSet={srcSet}
          sizes="48px"
          width={48}
          height={48}
          alt=""
          loading="lazy"
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  );
}
