import { useLanguage } from '../languages/use-words.tsx';
import './reading.css';

/** A long text that the server has rendered from one of our own Markdown files. Its links keep the page's language. */
export function RenderedText({ html }: { html: string }) {
  const { prefix } = useLanguage();
  const local = prefix ? html.replaceAll('href="/', `href="${prefix}/`) : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes with the software, never from a visitor.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: local }} />;
}
