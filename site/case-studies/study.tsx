import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { EnglishNote, useEnglishLang } from '../languages/english-only.tsx';
import { LocalLink } from '../languages/local-link.tsx';
import { useLanguage, useWords } from '../languages/use-words.tsx';
import { VideoFrame } from '../media/video-frame.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import { type CaseStudy, usLongDate } from './case-study.ts';
import { proseParts } from './prose.ts';

export interface StudyProps {
  study: CaseStudy;
  /** What stands below it. */
  ending?: ReactNode;
}

/** One case study in full, as visitors read it. */
export function Study({ study, ending }: StudyProps) {
  const t = useWords();
  const language = useLanguage();
  const english = useEnglishLang();
  return (
    <article className="study">
      <header className="frame study__head">
        <LocalLink to="/case-studies" className="study__back">
          <ArrowLeft size={18} aria-hidden="true" />
          {t('All case studies')}
        </LocalLink>
        <EnglishNote />
        <h1 className="study__title" lang={english}>
          {study.title}
        </h1>
        <p className="study__summary" lang={english}>
          {study.summary}
        </p>
      </header>
      <div className="frame study__scene">
        <dl>
          {study.author_company !== '' && (
            <div>
              <dt>{t('Customer')}</dt>
              <dd>
                {study.company_logo && (
                  <img
                    src={study.company_logo}
                    srcSet={study.logo?.srcSet}
                    sizes="56px"
                    width={56}
                    height={56}
                    alt=""
                  />
                )}
                {study.author_company}
                {study.is_sample && <SampleTag />}
              </dd>
            </div>
          )}
          <div>
            <dt>{t('Property')}</dt>
            <dd lang={english}>{study.industry}</dd>
          </div>
          <div>
            <dt>{t('Published')}</dt>
            <dd>
              <time dateTime={study.created_at}>{usLongDate(study.created_at, language.locale)}</time>
            </dd>
          </div>
        </dl>
        {study.featured_image && (
          <img
            className="study__picture"
            src={study.featured_image}
            srcSet={study.picture?.srcSet}
            sizes="(max-width: 1024px) 100vw, 960px"
            width={960}
            height={640}
            alt={study.picture?.alt ?? ''}
          />
        )}
      </div>
      {study.video && (
        <div className="frame study__film">
          <VideoFrame
            src={study.video}
            label={t('Video: {title}', { title: study.title })}
            poster={study.film?.poster ?? study.featured_image ?? undefined}
          />
        </div>
      )}
      <div className="frame study__body">
        {study.is_sample && (
          <p className="study__sample">
            {t(
              'This is an example. The customer, their words and their figures are invented, to show how the agent works in such an office.',
            )}
          </p>
        )}
        <Chapter title={t('The challenge')} text={study.challenge} />
        <Chapter title={t('What the agent does')} text={study.solution} />
        <Chapter title={t('The results')} text={study.results} />
      </div>
      <Quote study={study} />
      {ending}
    </article>
  );
}

function Chapter({ title, text }: { title: string; text: string }) {
  const t = useWords();
  const english = useEnglishLang();
  const parts = proseParts(text);
  if (parts.length === 0) return null;
  return (
    <section className="study__chapter">
      <h2>{t(title)}</h2>
      <div className="study__prose" lang={english}>
        {parts.map((part) =>
          part.kind === 'paragraph' ? (
            <p key={part.text}>{part.text}</p>
          ) : (
            <ul key={part.items.join()}>
              {part.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        )}
      </div>
    </section>
  );
}

function Quote({ study }: { study: CaseStudy }) {
  const english = useEnglishLang();
  if (study.testimonial === '') return null;
  const where = [study.author_position, study.author_company].filter((part) => part !== '').join(', ');
  return (
    <figure className="study__quote" lang={english}>
      <div className="frame">
        <blockquote>
          <p>{study.testimonial}</p>
        </blockquote>
        {(study.author_name !== '' || where !== '') && (
          <figcaption>
            <b>{study.author_name}</b>
            {where}
          </figcaption>
        )}
      </div>
    </figure>
  );
}
