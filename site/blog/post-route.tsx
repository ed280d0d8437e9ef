import { buttonClass } from '@parley/kit-ui/button';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { useEnglishLang } from '../languages/english-only.tsx';
import { requestLanguage } from '../languages/languages.ts';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { PageHead } from '../pages/page-head.tsx';
import { missingMeta, pageMeta, placeOf } from '../seo/page-meta.ts';
import { feedLink, type PostSummary, postPath } from './post.ts';
import { PostView } from './post-view.tsx';
import './blog.css';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return missingMeta(placeOf(matches), 'Post not found');
  const { slug, title, summary, topic, date, author, hasHindi } = loaderData.post;
  return [
    ...pageMeta(placeOf(matches), {
      path: postPath(slug),
      above: [['Blog', '/blog']],
      article: { published: date, ...(author === null ? {} : { author }) },
      englishOnly: !hasHindi,
      title,
      description: summary,
      keywords: `${topic.toLowerCase()}, real estate sales, India, AI voice agent`,
    }),
    feedLink,
  ];
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const found = await context.get(siteRequestContext).posts.find(params.slug ?? '', requestLanguage(request));
  return found ?? data(undefined, { status: 404 });
}

export default function PostRoute() {
  const t = useWords();
  const found = useLoaderData<typeof loader>();
  if (!found) return <NoSuchPost />;
  const { post, older, newer } = found;
  return (
    <article>
      <PostView post={post} />
      <aside className="post-end frame" aria-label={t('After reading')}>
        <p className="post-end__ask">{t('Hear how the agent handles it on your own questions.')}</p>
        <BookDemoLink look="primary">{t('Book Demo')}</BookDemoLink>
      </aside>
      <nav className="neighbours frame" aria-label={t('More posts')}>
        {older && (
          <Neighbour post={older} kind="older">
            <ArrowLeft size={18} aria-hidden="true" /> {t('Previous')}
          </Neighbour>
        )}
        {newer && (
          <Neighbour post={newer} kind="newer">
            {t('Next')} <ArrowRight size={18} aria-hidden="true" />
          </Neighbour>
        )}
      </nav>
    </article>
  );
}

interface NeighbourProps {
  post: PostSummary;
  kind: 'older' | 'newer';
  children: React.ReactNode;
}

function Neighbour({ post, kind, children }: NeighbourProps) {
  const english = useEnglishLang();
  return (
    <LocalLink to={postPath(post.slug)} className="neighbours__link" rel={kind === 'older' ? 'prev' : 'next'}>
      <span className="neighbours__way">{children}</span>
      <span className="neighbours__title" lang={post.isTranslated ? undefined : english}>
        {post.title}
      </span>
    </LocalLink>
  );
}

function NoSuchPost() {
  const t = useWords();
  return (
    <PageHead
      name="Post not found"
      statement="There is no post at this address."
      lead="It may have been renamed. The list has everything that we have written."
    >
      <p>
        <LocalLink to="/blog" className={buttonClass()}>
          {t('Back to the blog')}
        </LocalLink>
      </p>
    </PageHead>
  );
}
