import type { ReactNode } from 'react';

export interface TextPageProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** A page that is read: one heading, a lead, and text at a good measure. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <article className="frame page">
      <h1 className="page__title">{title}</h1>
      <p className="page__lead">{lead}</p>
      <div className="page__text">{children}</div>
    </article>
  );
}
