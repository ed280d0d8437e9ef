import { Rss } from 'lucide-react';
import { type MetaFunction, useLoaderData } from 'react-router';
import { EnglishNote, useEnglishLang } from '../languages/english-only.tsx';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { PageHead } from '../pages/page-head.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { feedLink, feedPath, type PostSummary, postPath } from './post.ts';
import { PostFacts } from './post-facts.tsx';
import { listPosts, summarise } from './posts.server.ts';
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

export function loader() {
  return { posts: listPosts().map(summarise) };
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
      <div className="frame">
        <EnglishNote />
      </div>
      {newest && <Newest post={newest} />}
      <ol className="posts frame" lang={english}>
        {others.map((post) => (
          <li key={post.slug} className="posts__row">
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
  return (
    <article className="newest" data-theme="dark" lang={useEnglishLang()}>
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

function Heard({ post }: { post: PostSummary }) {
  return (
    <blockquote className="heard" lang={post.heardLang}>
      “{post.heard}”
    </blockquote>
  );
}
