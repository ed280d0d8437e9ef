import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { FieldError } from '@parley/kit-ui/field-error';
import { TextField } from '@parley/kit-ui/text-field';
import type { FormEvent } from 'react';
import { type WebhookEndpoint, WebhookForm, type WebhookSecret } from '../webhooks/webhook-endpoint.ts';
import { type WebhookEvent, webhookEventNames, webhookEvents } from '../webhooks/webhook-events.ts';
import { CheckField } from './check-field.tsx';
import { refusedFields, sendBody } from './table-client.ts';
import { useDeskChange } from './use-desk-change.ts';
import { useDraft } from './use-draft.ts';

export interface WebhookEditorProps {
  /** Null for a new one. */
  stored: WebhookEndpoint | null;
  onClose: () => void;
  /** A new endpoint has a secret, which is told once. */
  onMade: (made: WebhookSecret) => void;
  reads: string[][];
}

interface FormValues {
  url: string;
  description: string;
  events: WebhookEvent[];
  is_active: boolean;
}

/** Where events go, and which ones. */
export function WebhookEditor({ stored, onClose, onMade, reads }: WebhookEditorProps) {
  const draft = useDraft<FormValues>(formOf(stored), WebhookForm);
  const { values, errors, set } = draft;
  const save = useDeskChange({
    change: (form: FormValues) =>
      stored
        ? sendBody<undefined>('PUT', `webhooks/${stored.id}`, form)
        : sendBody<WebhookSecret>('POST', 'webhooks', form),
    reads,
    done: stored ? 'Saved' : 'Endpoint added',
    failed: 'Update failed',
    onDone: (made) => (made ? onMade(made) : onClose()),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.check()) return;
    save.mutate(values, { onError: (refused) => draft.refuse(refusedFields(refused)) });
  };
  const turn = (event: WebhookEvent, isOn: boolean) =>
    set(
      'events',
      webhookEventNames.filter((name) => (name === event ? isOn : values.events.includes(name))),
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={stored ? 'Edit the endpoint' : 'Add an endpoint'}
      width="560px"
      locked={save.isPending}
    >
      <form ref={draft.form} className="desk-form" onSubmit={onSubmit} noValidate>
        <TextField
          label="Address"
          type="url"
          placeholder="https://crm.example.com/hooks/parley"
          value={values.url}
          error={errors.url}
          onChange={(event) => set('url', event.currentTarget.value)}
        />
        <TextField
          label="Note"
          hint="For you and your team"
          value={values.description}
          error={errors.description}
          onChange={(event) => set('description', event.currentTarget.value)}
        />
        <fieldset className="desk-choices" aria-describedby="webhook-events-error">
          <legend>Events</legend>
          {webhookEventNames.map((name) => (
            <CheckField
              key={name}
              label={webhookEvents[name]}
              isOn={values.events.includes(name)}
              onTurn={(isOn) => turn(name, isOn)}
            />
          ))}
          <FieldError id="webhook-events-error">{errors.events}</FieldError>
        </fieldset>
        <CheckField
          label="Active: events are sent as they happen"
          isOn={values.is_active}
          onTurn={(isOn) => set('is_active', isOn)}
        />
        <div className="admin-samples__choice">
          <Button type="submit" busy={save.isPending}>
            {stored ? 'Save' : 'Add endpoint'}
          </Button>
          <Button look="outline" disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function formOf(stored: WebhookEndpoint | null): FormValues {
  return {
    url: stored?.url ?? '',
    description: stored?.description ?? '',
    events: stored ? webhookEventNames.filter((name) => stored.events.includes(name)) : ['lead.created'],
    is_active: stored?.is_active ?? true,
  };
}
