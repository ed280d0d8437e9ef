import { useQuery } from '@tanstack/react-query';
import { ContactDetails } from '../contact/contact-details.tsx';
import type { Language } from '../languages/languages.ts';
import { LegalPage } from '../pages/legal-page.tsx';
import type { ContactContent, LegalContent, PageContent, PageName } from '../pages/page-content.ts';
import { PageHead } from '../pages/page-head.tsx';
import { providerOf } from '../pages/page-texts.ts';
import { RenderedText } from '../pages/rendered-text.tsx';
import { pageClient } from './page-client.ts';
import '../pages/contact.css';

export interface PagePreviewProps {
  page: PageName;
  language: Language['code'];
  content: PageContent;
}

/** A page with a text as visitors would see it. */
export function PagePreview({ page, language, content }: PagePreviewProps) {
  const rendered = useQuery({
    queryKey: ['text_preview', language, content.body],
    queryFn: () => pageClient.preview('html', language, content.body),
    staleTime: 0,
    retry: false,
  });
  return (
    <section className="preview" aria-label="As visitors see it" aria-busy={rendered.isPending}>
      {rendered.error && (
        <p className="preview__failed" role="alert">
          The preview could not be made. {rendered.error.message}
        </p>
      )}
      {rendered.data &&
        (page === 'contact' ? (
          <ContactPreview content={content as ContactContent} html={rendered.data.html} />
        ) : (
          <LegalPage
            title={page === 'privacy-policy' ? 'Privacy Policy' : 'Terms of Service'}
            shown={{ ...(content as LegalContent), text: rendered.data, isExample: false }}
          />
        ))}
    </section>
  );
}

function ContactPreview({ content, html }: { content: ContactContent; html: string }) {
  return (
    <>
      <PageHead name="Contact Us" statement={content.statement} lead={content.lead} />
      <div className="frame">
        <section className="contact__details">
          <h2>Write, ring, or come by</h2>
          <ContactDetails provider={providerOf(content)} />
        </section>
        {html !== '' && <RenderedText html={html} />}
      </div>
    </>
  );
}
