import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '../languages/languages.ts';
import type { PageName, PageState } from '../pages/page-content.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { pageClient } from './page-client.ts';
import { PagePreview } from './page-preview.tsx';

export interface PageVersionsProps {
  page: PageName;
  language: Language['code'];
  state: PageState;
  isRestoring: boolean;
  onRestore: (number: number) => Promise<unknown>;
}

const builtInName = 'Text that comes with Parley';

/** Every version of a page, newest first: who wrote it and when, to look at and to take back. */
export function PageVersions({ page, language, state, isRestoring, onRestore }: PageVersionsProps) {
  const [viewed, setViewed] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const { published, versions } = state;
  const buttons = (number: number, name: string) => (
    <span className="versions__doing">
      <Button look="quiet" small aria-label={`View ${name}`} onClick={() => setViewed(number)}>
        View
      </Button>
      {published?.number !== number && !(published === null && number === 0) && (
        <Button look="quiet" small aria-label={`Restore ${name}`} onClick={() => setAsked(number)}>
          Restore
        </Button>
      )}
    </span>
  );
  return (
    <section className="versions" aria-labelledby="versions-title">
      <h2 id="versions-title" className="editor__legend">
        Versions
      </h2>
      <ol className="versions__list">
        {versions.map(({ number, author_name: author, created_at: at, restored_from: from }) => (
          <li key={number} className="versions__row">
            <b>Version {number}</b>
            <span>
              <time dateTime={at}>{inIndia.format(new Date(at))}</time>, {author}
              {from !== null && `, back to ${from === 0 ? 'the text that came with Parley' : `version ${from}`}`}
            </span>
            {published?.number === number && (
              <span className="state-tag" data-state="shown">
                Visitors read this
              </span>
            )}
            {buttons(number, `version ${number}`)}
          </li>
        ))}
        <li className="versions__row">
          <b>{builtInName}</b>
          <span />
          {published === null && (
            <span className="state-tag" data-state="shown">
              Visitors read this
            </span>
          )}
          {buttons(0, 'the text that comes with Parley')}
        </li>
      </ol>
      {viewed !== undefined && (
        <VersionDialog
          page={page}
          language={language}
          number={viewed}
          state={state}
          onClose={() => setViewed(undefined)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === 0 ? 'Back to the text that comes with Parley?' : `Back to version ${asked}?`}
        description="Visitors read it at once. It becomes the newest version; nothing that was written since is lost."
        confirm="Restore and publish"
        keep="Keep as it is"
        busy={isRestoring}
        onConfirm={() => asked !== undefined && void onRestore(asked).finally(() => setAsked(undefined))}
        onKeep={() => setAsked(undefined)}
      />
    </section>
  );
}

const inIndia = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

interface VersionDialogProps extends Pick<PageVersionsProps, 'page' | 'language' | 'state'> {
  number: number;
  onClose: () => void;
}

function VersionDialog({ page, language, number, state, onClose }: VersionDialogProps) {
  const { data, error } = useQuery({
    queryKey: ['page_version', page, language, number],
    queryFn: () => (number === 0 ? state.builtIn : pageClient.readVersion(page, language, number)),
  });
  return (
    <Dialog open onOpenChange={onClose} title={number === 0 ? builtInName : `Version ${number}`} width="960px">
      {error && <p role="alert">The version could not be loaded. {error.message}</p>}
      {data && <PagePreview page={page} language={language} content={data} />}
    </Dialog>
  );
}
