import { Button, buttonClass } from '@parley/kit-ui/button';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';
import { missingMeta, pageMeta, placeOf } from '../seo/page-meta.ts';
import { Study } from './study.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { slug = '' } = params;
  const study = (await context.get(siteRequestContext).caseStudies.find(slug)) ?? null;
  return data({ study }, { status: study === null ? 404 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const study = loaderData?.study;
  if (!study) return missingMeta(placeOf(matches), 'Case study not found');
  return pageMeta(placeOf(matches), {
    path: `/case-studies/${study.slug}`,
    above: [['Case Studies', '/case-studies']],
    article: { published: study.created_at },
    englishOnly: true,
    title: study.title,
    // What searchers show must say it too.
    description: study.is_sample ? `Example: ${study.summary}` : study.summary,
    keywords: `case study, AI voice agent, ${study.industry.toLowerCase()}, real estate, India`,
  });
};

export default function CaseStudyRoute() {
  const { study } = useLoaderData<typeof loader>();
  return study ? <Study study={study} ending={<Ending />} /> : <StudyNotFound />;
}

function StudyNotFound() {
  const t = useWords();
  return (
    <div className="frame page">
      <p className="page__eyebrow">404</p>
      <h1 className="page__title">{t('This case study does not exist')}</h1>
      <p className="page__lead">
        {t('It may have been renamed or taken down. The list has all that are there today.')}
      </p>
      <p>
        <LocalLink to="/case-studies" className={buttonClass()}>
          {t('Back to all case studies')}
        </LocalLink>
      </p>
    </div>
  );
}

function Ending() {
  const t = useWords();
  const openDialog = useOpenDialog();
  return (
    <aside className="frame study__ending" aria-labelledby="study-ending">
      <h2 id="study-ending">{t('Hear it take a call about your own project')}</h2>
      <div className="hero__actions">
        <Button data-track="case-study-demo-call" onClick={() => openDialog('demo-call')}>
          {t('Get a Demo Call')}
        </Button>
        <BookDemoLink look="outline">{t('Book Demo')}</BookDemoLink>
      </div>
    </aside>
  );
}
