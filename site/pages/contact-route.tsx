import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { CallbackForm } from '../callback/callback-form.tsx';
import { ContactDetails } from '../contact/contact-details.tsx';
import { requestLanguage } from '../languages/languages.ts';
import { LocalLink } from '../languages/local-link.tsx';
import { Sentence, useWords } from '../languages/use-words.tsx';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { CallRequest } from './call-request.tsx';
import { PageHead } from './page-head.tsx';
import { RenderedText } from './rendered-text.tsx';
import './contact.css';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/contact-us',
    title: 'Contact Us',
    description:
      'Leave your number and the Parley team makes contact within 24 hours. Or book a live demo, ask the voice agent, write, or visit.',
    keywords: 'contact Parley, call back, demo call, AI voice agent India',
  });

const next = [
  { when: 'At once', text: 'Your request is stored, with the page you were on. Nothing gets lost overnight.' },
  { when: 'Within 24 hours', text: 'A person of our team makes contact, by phone or e-mail, in English or Hindi.' },
  {
    when: 'On the call',
    text: 'You tell us how buyers of your flats reach you today. We say honestly whether an agent would help.',
  },
] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.get(siteRequestContext).pageTexts.contact(requestLanguage(request));
}

export default function ContactRoute() {
  const t = useWords();
  const { statement, lead, html, provider } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead name="Contact Us" statement={statement} lead={lead} />
      <div className="contact frame">
        <section id="callback" className="contact__request" aria-labelledby="callback-title">
          <h2 id="callback-title">{t('Request a callback')}</h2>
          <CallbackForm />
        </section>
        <section className="contact__now" aria-labelledby="now-title">
          <h2 id="now-title">{t('Or hear the agent now')}</h2>
          <p>{t('It rings your phone for a demo call, and you ask it what your buyers ask.')}</p>
          <CallRequest />
        </section>
        <section className="contact__details" aria-labelledby="details-title">
          <h2 id="details-title">{t('Write, ring, or come by')}</h2>
          <ContactDetails provider={provider} />
        </section>
      </div>
      {html !== '' && (
        <div className="contact-more frame">
          <RenderedText html={html} />
        </div>
      )}
      <section className="contact-next" aria-labelledby="contact-next-title">
        <div className="frame">
          <h2 id="contact-next-title" className="part-title">
            {t('What happens then')}
          </h2>
          <ol>
            {next.map(({ when, text }) => (
              <li key={when}>
                <h3>{t(when)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="contact-else frame" aria-labelledby="contact-else-title">
        <h2 id="contact-else-title">{t('Rather not wait?')}</h2>
        <p>
          <Sentence
            text="Pick a half hour in the calendar yourself, ask the agent at the bottom right of this page, or see whether your question is among the [questions and answers]."
            wrap={(part) => <LocalLink to="/faq">{part}</LocalLink>}
          />
        </p>
        <BookDemoLink look="outline">{t('Book Demo')}</BookDemoLink>
      </section>
    </>
  );
}
