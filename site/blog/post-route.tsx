import { buttonClass } from '@parley/kit-ui/button';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { Contents } from '../pages/contents.tsx';
import { PageHead } from '../pages/page-head.tsx';
import { RenderedText } from '../pages/rendered-text.tsx';
import { missingMeta, originOf, pageMeta } from '../seo/page-meta.ts';
import { feedLink, type PostSummary, postPath } from './post.ts';
import { PostFacts } from './post-facts.tsx';
import { findPost } from './posts.server.ts';
import './blog.css';

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return missingMeta('Post not found');
  const { slug, title, summary, topic, date } = loaderData.post;
  return [
    ...pageMeta(originOf(matches), {
      path: postPath(slug),
      above: [['Blog', '/blog']],
      article: { published: date },
      title,
      description: summary,
      keywords: `${topic.toLowerCase()}, real estate sales, India, AI voice agent`,
    }),
    feedLink,
  ];
};

export function loader({ params }: LoaderFunctionArgs) {
  const found = findPost(params.slug ?? '');
  return found ?? data(undefined, { status: 404 });
}

export default function PostRoute() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <NoSuchPost />;
  const { post, older, newer } = found;
  return (
    <article>
      <header className="post-head frame">
        <p className="post-head__back">
          <Link to="/blog" className="post-head__link">
            <ArrowLeft size={18} aria-hidden="true" /> All posts
          </Link>
        </p>
        <h1 className="post-head__title">{post.title}</h1>
        <PostFacts post={post} />
        <blockquote className="heard" lang={post.heardLang}>
          “{post.heard}”
        </blockquote>
      </header>
      <div className="reading frame">
        <Contents headings={post.headings} />
        <RenderedText html={post.html} />
      </div>
      <aside className="post-end frame" aria-label="After reading">
        <p className="post-end__ask">Hear how the agent handles it on your own questions.</p>
        <BookDemoLink look="primary">Book Demo</BookDemoLink>
      </aside>
      <nav className="neighbours frame" aria-label="More posts">
        {older && (
          <Neighbour post={older} kind="older">
            <ArrowLeft size={18} aria-hidden="true" /> Previous
          </Neighbour>
        )}
        {newer && (
          <Neighbour post={newer} kind="newer">
            Next <ArrowRight size={18} aria-hidden="true" />
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
  return (
    <Link to={postPath(post.slug)} className="neighbours__link" rel={kind === 'older' ? 'prev' : 'next'}>
      <span className="neighbours__way">{children}</span>
      <span className="neighbours__title">{post.title}</span>
    </Link>
  );
}

function NoSuchPost() {
  return (
    <PageHead
      name="Post not found"
      statement="There is no post at this address."
      lead="It may have been renamed. The list has everything that we have written."
    >
      <p>
        <Link to="/blog" className={buttonClass()}>
          Back to the blog
        </Link>
      </p>
    </PageHead>
  );
}
