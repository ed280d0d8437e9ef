import './reading.css';

/** A long text that the server has rendered from one of our own Markdown files. */
export function RenderedText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes with the software, never from a visitor.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
