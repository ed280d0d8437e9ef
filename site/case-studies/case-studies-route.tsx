import { Button, buttonClass } from '@parley/kit-ui/button';
import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { EnglishNote, useEnglishLang } from '../languages/english-only.tsx';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { keptReads } from '../navigation/kept-reads.ts';
import type { Late } from '../navigation/late.ts';
import { SampleTag } from '../samples/sample-tag.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { type CaseStudy, usLongDate } from './case-study.ts';
import { CaseStudyListProvider, useCaseStudyList } from './case-study-list.tsx';
import { loadFailed } from './case-study-list-state.ts';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/case-studies',
    title: 'Case Studies',
    description:
      'How an AI voice agent takes the calls of builders and brokers in India: what was hard before, what it does, and what comes of it.',
    keywords: 'case studies, AI voice agent, real estate, India, site visits',
  });

interface ListData {
  studies: Late<CaseStudy[]>;
}

const kept = 'case studies';

export async function loader({ context }: LoaderFunctionArgs) {
  try {
    return data({ studies: await context.get(siteRequestContext).caseStudies.list() });
  } catch (error) {
    console.error('The case studies could not be read', error);
    return data({ studies: null }, { status: 503 });
  }
}

/** Within the app the page shows at once, and the list when it comes. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): ListData {
  const load = async () => (await serverLoader<typeof loader>()).studies;
  return { studies: keptReads.read(kept, load, (studies) => studies !== null) };
}

export default function CaseStudiesRoute() {
  const t = useWords();
  const { studies } = useLoaderData<ListData>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (Array.isArray(studies)) keptReads.keep(kept, studies);
  }, [studies]);
  return (
    <CaseStudyListProvider studies={studies} onReload={revalidate}>
      <div className="frame page">
        <h1 className="page__title">{t('Case Studies')}</h1>
        <p className="page__lead">{t('What changes in a sales office when every call is answered.')}</p>
        <EnglishNote />
        <List />
      </div>
    </CaseStudyListProvider>
  );
}

function List() {
  const t = useWords();
  const { state, reload } = useCaseStudyList();
  if (state.phase === 'error')
    return (
      <div className="studies-note" role="alert">
        <h2>{t(loadFailed)}</h2>
        <p>{t('The studies are safe; only the way to them is not. Check your connection and try again.')}</p>
        <Button look="outline" onClick={reload}>
          {t('Try again')}
        </Button>
      </div>
    );
  if (state.studies.length > 0)
    return (
      <ol className="studies" aria-busy={state.phase === 'loading' || undefined}>
        {state.studies.map((study, index) => (
          <li key={study.id}>
            <Card study={study} isFirst={index === 0} />
          </li>
        ))}
      </ol>
    );
  if (state.phase === 'loading')
    return (
      <div role="status">
        <span className="visually-hidden">{t('Loading case studies…')}</span>
        <ol className="studies" aria-hidden="true">
          {['first', 'second', 'third'].map((key) => (
            <li key={key}>
              <div className="study-card study-card--skeleton">
                <div className="study-card__picture" />
                <div className="study-card__words">
                  <span />
                  <span />
                  <span />
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    );
  return (
    <div className="studies-note">
      <h2>{t('No case study has been published yet')}</h2>
      <p>{t('Until there is one, the best way to judge the agent is to let it call you.')}</p>
      <LocalLink to="/solutions/real-estate" className={buttonClass('outline')}>
        {t('See what it does for real estate')}
      </LocalLink>
    </div>
  );
}

/** The picture of the first one is what is seen first; the others wait until they come near. */
function Card({ study, isFirst }: { study: CaseStudy; isFirst: boolean }) {
  return (
    <article className="study-card" lang={useEnglishLang()}>
      <div className="study-card__picture">
        {study.featured_image && (
          <img
            src={study.featured_image}
            srcSet={study.picture?.srcSet}
            sizes="(max-width: 700px) 100vw, 640px"
            width={960}
            height={640}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
          />
        )}
      </div>
      <div className="study-card__words">
        <p className="study-card__facts">
          <span>{study.industry}</span>
          <time dateTime={study.created_at}>{usLongDate(study.created_at)}</time>
          {study.is_sample && <SampleTag />}
        </p>
        <h2>
          <LocalLink to={`/case-studies/${study.slug}`}>{study.title}</LocalLink>
        </h2>
        <p>{study.summary}</p>
      </div>
    </article>
  );
}
