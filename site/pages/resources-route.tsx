import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { postPath } from '../blog/post.ts';
import { useEnglishLang } from '../languages/english-only.tsx';
import { requestLanguage } from '../languages/languages.ts';
import { LocalLink } from '../languages/local-link.tsx';
import { Sentence, useWords } from '../languages/use-words.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { NextStep } from './next-step.tsx';
import { PageHead } from './page-head.tsx';
import { checklist, guideGroups, ruleNotes, script, words } from './resources-content.ts';
import './resources.css';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/resources',
    title: 'Resource Center',
    description:
      'Guides for real estate sales teams in India: a site-visit call checklist, a call script in English and Hindi, notes on TRAI, DND, DPDP and RERA, and the words buyers ask about.',
    keywords: 'site visit checklist, real estate call script Hindi, DND rules, RERA, DPDP Act, carpet area',
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const all = await context.get(siteRequestContext).posts.list(requestLanguage(request));
  const posts = new Map(all.map((post) => [post.slug, post]));
  return {
    guides: guideGroups.map(({ title, slugs }) => ({
      title,
      posts: slugs.flatMap((slug) => {
        const post = posts.get(slug);
        return post ? [{ slug, title: post.title, minutes: post.minutes, isTranslated: post.isTranslated }] : [];
      }),
    })),
  };
}

const parts = [
  { id: 'guides', label: 'Guides' },
  { id: 'checklist', label: 'Call checklist' },
  { id: 'script', label: 'Call script' },
  { id: 'rules', label: 'Rules' },
  { id: 'words', label: 'Words' },
] as const;

export default function ResourcesRoute() {
  const t = useWords();
  const english = useEnglishLang();
  const { guides } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        name="Resource Center"
        statement="Take it into Monday’s meeting."
        lead="Guides, a checklist, a script in two languages, and the rules in plain words. Free to use and to print, without leaving your number."
      >
        <nav className="resource-parts" aria-label={t('On this page')}>
          {parts.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {t(label)}
            </a>
          ))}
        </nav>
      </PageHead>
      <section id="guides" className="guides" data-theme="dark" aria-labelledby="guides-title">
        <div className="frame">
          <h2 id="guides-title" className="part-title">
            {t('Guides')}
          </h2>
          <div className="guides__groups">
            {guides.map(({ title, posts }) => (
              <div key={title}>
                <h3>{t(title)}</h3>
                <ul>
                  {posts.map((post) => (
                    <li key={post.slug}>
                      <LocalLink
                        to={postPath(post.slug)}
                        className="guides__link"
                        lang={post.isTranslated ? undefined : english}
                      >
                        {post.title}
                      </LocalLink>
                      <span>{t('{minutes} min', { minutes: post.minutes })}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <Checklist />
      <Script />
      <Rules />
      <section id="words" className="words frame" aria-labelledby="words-title">
        <h2 id="words-title" className="part-title">
          {t('Words that buyers ask about')}
        </h2>
        <dl>
          {words.map(({ word, meaning }) => (
            <div key={word}>
              <dt>{t(word)}</dt>
              <dd>{t(meaning)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <NextStep
        title="Or let the agent keep the checklist"
        text="It asks the same questions on every call, at any hour. Try it at 0 USD; the team makes contact within 24 hours."
      />
    </>
  );
}

function Checklist() {
  const t = useWords();
  return (
    <section id="checklist" className="checklist frame" aria-labelledby="checklist-title">
      <div className="checklist__head">
        <h2 id="checklist-title" className="part-title">
          {t('Checklist for a site-visit call')}
        </h2>
        <p className="part-lead">
          {t('One page beside the phone. Tick it here, or print it: only this list and the script come out.')}
        </p>
      </div>
      <div className="checklist__sheet">
        {checklist.map(({ title, items }) => (
          <fieldset key={title}>
            <legend>{t(title)}</legend>
            {items.map((item) => (
              <label key={item}>
                <input type="checkbox" />
                <span>{t(item)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

function Script() {
  const t = useWords();
  return (
    <section id="script" className="script" aria-labelledby="script-title">
      <div className="frame">
        <h2 id="script-title" className="part-title">
          {t('The call, in both languages')}
        </h2>
        <p className="part-lead">
          {t(
            'Written as people speak in Pune or Gurugram, not translated word by word. Put in your own names; these are invented.',
          )}
        </p>
        <table className="script__table">
          <thead>
            <tr>
              <th scope="col">{t('Moment')}</th>
              <th scope="col">{t('English')}</th>
              <th scope="col">{t('Hindi')}</th>
            </tr>
          </thead>
          <tbody>
            {script.map(({ moment, english, hindi }) => (
              <tr key={moment}>
                <th scope="row">{t(moment)}</th>
                <td lang="en">{english}</td>
                <td lang="hi">{hindi}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Rules() {
  const t = useWords();
  return (
    <section id="rules" className="rule-notes frame" aria-labelledby="rule-notes-title">
      <h2 id="rule-notes-title" className="part-title">
        {t('Three sets of rules, in short')}
      </h2>
      <p className="page__note">
        <Sentence
          text="General information as of November 2026, not legal advice. Rules change and differ by state; ask a lawyer and your telecom provider about your case. More in [Consent and DND: the calling rules in plain words]."
          wrap={(part) => <LocalLink to={postPath('consent-and-dnd')}>{part}</LocalLink>}
        />
      </p>
      <div className="rule-notes__columns">
        {ruleNotes.map(({ title, source, points }) => (
          <div key={title}>
            <h3>{t(title)}</h3>
            <p className="rule-notes__source">{t(source)}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{t(point)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
