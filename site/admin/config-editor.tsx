import { Button } from '@parley/kit-ui/button';
import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { changesOver, configProblems, ownConfig } from '../site-config/edited-config.ts';
import { weakPairs } from './color-contrast.ts';
import { configClient, type PublishedConfigState } from './config-client.ts';
import { ColorFields, LinkFields, PictureFields, SpacingFields, WordFields } from './config-fields.tsx';
import { ConfigOrder } from './config-order.tsx';
import { ConfigPreview } from './config-preview.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { TableError } from './table-client.ts';
import { forgetDraft, useConfigDraft } from './use-config-draft.ts';

const parts = ['Colours', 'Gaps', 'Pictures', 'Links', 'Words', 'Order'] as const;

/** The key under which what is published is known. */
export const configKey = ['site_config'];

/** Edits the configuration beside the site, which shows it in this browser until it is published for everyone. */
export function ConfigEditor({ state }: { state: PublishedConfigState }) {
  const draft = useConfigDraft(state.changes);
  const { edited, isDirty, change } = draft;
  const [part, setPart] = useState<(typeof parts)[number]>('Colours');
  const [asked, setAsked] = useState<'discard' | 'reset'>();
  const [isLate, setIsLate] = useState(false);
  const checked = useDeferredValue(edited);
  const problems = useMemo(() => configProblems(checked), [checked]);
  const weak = useMemo(() => weakPairs(checked), [checked]);
  const count = Object.keys(problems).length;
  const client = useQueryClient();

  const publish = useMutation({
    mutationFn: () => configClient.publish(changesOver(ownConfig, edited), state.version),
    onSuccess: (published) => {
      forgetDraft();
      setIsLate(false);
      client.setQueryData(configKey, published);
      noticeSuccess('Published', 'Every visitor sees it from now on.');
    },
    onError: (error) => {
      console.error('The configuration could not be published', error);
      if (error instanceof TableError && error.code === 'changed-meanwhile') {
        setIsLate(true);
        void client.invalidateQueries({ queryKey: configKey });
      } else noticeError('Publish failed', error.message);
    },
  });
  const fields = { edited, problems, change };
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Look and words</h1>
        <span className="state-tag" data-state={isDirty ? 'hidden' : 'shown'}>
          {isDirty ? 'Seen in this browser only' : 'Everybody sees this'}
        </span>
      </div>
      {isLate && (
        <p className="config-warning" role="alert">
          Somebody else has published meanwhile. Publishing again puts yours in the place of theirs; discarding shows
          theirs.
        </p>
      )}
      {draft.wasKept && isDirty && (
        <p className="config-note">This browser kept changes from before, which were never published.</p>
      )}
      <div className="config">
        <div className="config__form">
          <fieldset className="config__parts">
            <legend className="visually-hidden">Parts of the configuration</legend>
            {parts.map((name) => (
              <button key={name} type="button" aria-pressed={name === part} onClick={() => setPart(name)}>
                {name}
              </button>
            ))}
          </fieldset>
          <div className="config__fields editor">
            {part === 'Colours' && <ColorFields {...fields} weak={weak} />}
            {part === 'Gaps' && <SpacingFields {...fields} />}
            {part === 'Pictures' && <PictureFields {...fields} />}
            {part === 'Links' && <LinkFields {...fields} />}
            {part === 'Words' && <WordFields {...fields} />}
            {part === 'Order' && (
              <ConfigOrder
                sections={edited.sections}
                onChange={(sections) => change((before) => ({ ...before, sections }))}
              />
            )}
          </div>
        </div>
        <ConfigPreview version={state.version} />
      </div>
      <div className="save-bar config__bar">
        <p role="status">
          {count > 0
            ? `${count === 1 ? 'One entry' : `${count} entries`} cannot be used yet: ${Object.values(problems)[0]}`
            : weak.length > 0
              ? `${weak.length} ${weak.length === 1 ? 'pair of colours is' : 'pairs of colours are'} hard to read`
              : ''}
        </p>
        <Button look="quiet" small onClick={() => setAsked('reset')}>
          Reset to defaults
        </Button>
        <Button look="outline" small disabled={!isDirty} onClick={() => setAsked('discard')}>
          Discard
        </Button>
        <Button small busy={publish.isPending} disabled={!isDirty || count > 0} onClick={() => publish.mutate()}>
          Publish for everyone
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === 'reset' ? 'Back to what comes with Parley?' : 'Discard your changes?'}
        description={
          asked === 'reset'
            ? 'Colours, gaps, pictures, links, words and order become those of the software. Visitors see it once you publish.'
            : 'What you changed and did not publish is lost.'
        }
        confirm={asked === 'reset' ? 'Reset' : 'Discard changes'}
        keep="Keep"
        onConfirm={() => {
          if (asked === 'reset') change(() => ownConfig);
          else draft.discard();
          setIsLate(false);
          setAsked(undefined);
        }}
        onKeep={() => setAsked(undefined)}
      />
    </>
  );
}
