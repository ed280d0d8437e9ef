export interface ContentsProps {
  headings: ReadonlyArray<{ id: string; text: string }>;
}

/** The headings of a long text, as links to them. */
export function Contents({ headings }: ContentsProps) {
  return (
    <nav className="toc" aria-label="On this page">
      <p className="toc__title">On this page</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
