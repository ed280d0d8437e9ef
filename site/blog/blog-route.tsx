import { Rss } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { EnglishNote, useEnglishLang } from '../languages/english-only.tsx';
import { requestLanguage } from '../languages/languages.ts';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { PageHead } from '../pages/page-head.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { feedLink, feedPath, type PostSummary, postPath } from './post.ts';
import { PostFacts } from './post-facts.tsx';
import './blog.css';

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(placeOf(matches), {
    path: '/blog',
    title: 'Blog',
    description:
      'Missed calls, qualifying questions, Hindi and English on one call, site-visit no-shows, consent and DND: notes for real estate sales teams in India.',
    keywords:
      'real estate sales India, missed calls, lead qualification, site visit no-show, DND rules, call transcript',
  }),
  feedLink,
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { posts: await context.get(siteRequestContext).posts.list(requestLanguage(request)) };
}

export default function BlogRoute() {
  const t = useWords();
  const { posts } = useLoaderData<typeof loader>();
  const [newest, ...others] = posts;
  const english = useEnglishLang();
  return (
    <>
      <PageHead
        name="Blog"
        statement="What we hear on calls, and what to do about it."
        lead="For brokers and sales heads in India. Short enough to read between two site visits."
      />
      {posts.some(({ isTranslated }) => !isTranslated) && (
        <div className="frame">
          <EnglishNote />
        </div>
      )}
      {newest && <Newest post={newest} />}
      <ol className="posts frame">
        {others.map((post) => (
          <li key={post.slug} className="posts__row" lang={post.isTranslated ? undefined : english}>
            <PostFacts post={post} />
            <div>
              <h2 className="posts__title">
                <LocalLink to={postPath(post.slug)}>{post.title}</LocalLink>
              </h2>
              <p className="posts__summary">{post.summary}</p>
            </div>
            <Heard post={post} />
          </li>
        ))}
      </ol>
      <p className="frame posts__feed">
        <a href={feedPath}>
          <Rss size={18} aria-hidden="true" /> {t('Follow by RSS')}
        </a>
      </p>
    </>
  );
}

function Newest({ post }: { post: PostSummary }) {
  const english = useEnglishLang();
  return (
    <article className="newest" data-theme="dark" lang={post.isTranslated ? undefined : english}>
      <div className="frame newest__grid">
        <Heard post={post} />
        <div className="newest__text">
          <PostFacts post={post} />
          <h2 className="newest__title">
            <LocalLink to={postPath(post.slug)}>{post.title}</LocalLink>
          </h2>
          <p>{post.summary}</p>
        </div>
      </div>
    </article>
  );
}

/** What was heard on calls; the cover picture where the post has one. */
function Heard({ post }: { post: PostSummary }) {
  if (post.cover) return <img className="posts__cover" src={post.cover.src} alt={post.cover.alt} loading="lazy" />;
  if (post.heard === '') return <span />;
  return (
    <blockquote className="heard" lang={post.heardLang ?? (post.isTranslated ? 'en' : undefined)}>
      “{post.heard}”
    </blockquote>
  );
}
