import { Button } from '@parley/kit-ui/button';
import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '../auth/own-account.ts';
import { browserName } from './browser-name.ts';
import { accountAddress, accountKey } from './own-account-query.ts';
import { callServer } from './table-client.ts';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Where the person is signed in, and the button that ends it all but here. */
export function OwnSessions({ sessions }: { sessions: OwnSession[] }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => callServer<{ ended: number }>(`${accountAddress}/sessions`, { method: 'DELETE' }),
    onSuccess: () => {
      noticeSuccess('Signed out everywhere else');
      return client.invalidateQueries({ queryKey: accountKey });
    },
    onError: (error) => noticeError('Update failed', error.message),
  });
  return (
    <section className="editor__part" aria-label="Where you are signed in">
      <h2 className="editor__legend">Signed in</h2>
      <p className="editor__note">A session ends after seven days without use.</p>
      <div className="editor__fields">
        <ul className="access__sessions">
          {sessions.map(({ id, userAgent, address, seenAt, isCurrent }) => (
            <li key={id}>
              <b>{browserName(userAgent)}</b>
              {isCurrent && <span className="access__me">here</span>}
              <span className="rows__under">
                {[address, `since ${time.format(new Date(seenAt))} India time`].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
        <div>
          <Button small look="outline" busy={end.isPending} disabled={sessions.length < 2} onClick={() => end.mutate()}>
            Sign out everywhere else
          </Button>
        </div>
      </div>
    </section>
  );
}
