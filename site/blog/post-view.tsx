import { ArrowLeft } from 'lucide-react';
import { EnglishNote, useEnglishLang } from '../languages/english-only.tsx';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { Contents } from '../pages/contents.tsx';
import { RenderedText } from '../pages/rendered-text.tsx';
import type { Post } from './post.ts';
import { PostFacts } from './post-facts.tsx';
import './blog.css';

/** One post in full, as visitors read it. */
export function PostView({ post }: { post: Post }) {
  const t = useWords();
  const otherLang = useEnglishLang();
  const english = post.isTranslated ? undefined : otherLang;
  return (
    <>
      <header className="post-head frame">
        <p className="post-head__back">
          <LocalLink to="/blog" className="post-head__link">
            <ArrowLeft size={18} aria-hidden="true" /> {t('All posts')}
          </LocalLink>
        </p>
        {!post.isTranslated && <EnglishNote />}
        <h1 className="post-head__title" lang={english}>
          {post.title}
        </h1>
        <div lang={otherLang}>
          <PostFacts post={post} />
        </div>
        {post.heard !== '' && (
          <blockquote className="heard" lang={post.heardLang ?? otherLang}>
            “{post.heard}”
          </blockquote>
        )}
        {post.cover && <img className="post-head__cover" src={post.cover.src} alt={post.cover.alt} />}
      </header>
      <div className="reading frame" lang={english}>
        <Contents headings={post.headings} />
        <RenderedText html={post.html} />
      </div>
    </>
  );
}
