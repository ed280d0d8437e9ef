import type { ReactNode } from 'react';

export interface AdminNoticeProps {
  title: string;
  /** The page that visitors see. */
  publicPath: string;
  children: ReactNode;
}

/** An admin page without an editor: it says what visitors see today, and where. */
export function AdminNotice({ title, publicPath, children }: AdminNoticeProps) {
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">{title}</h1>
      </div>
      <div className="admin-empty">
        <p>{children}</p>
        <a href={publicPath} className="button button--outline button--small">
          See the public page
        </a>
      </div>
    </>
  );
}
