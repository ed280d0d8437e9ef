import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { Field } from '@parley/kit-ui/field';
import { noticeSuccess } from '@parley/kit-ui/notices';
import { Select } from '@parley/kit-ui/select';
import { TextField } from '@parley/kit-ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CheckField } from './check-field.tsx';
import { callServer, withBody } from './table-client.ts';

export interface InviteDialogProps {
  hasMail: boolean;
  onClose: () => void;
  /** Called with a link that is to be handed over. */
  onLink: (link: { email: string; url: string }) => void;
}

const roles = [
  { value: 'admin', label: 'Admin: sees leads and changes the site' },
  { value: 'user', label: 'User: signs in, sees no admin page' },
];

/** Invites somebody by mail, or by a link that is shown once. */
export function InviteDialog({ hasMail, onClose, onLink }: InviteDialogProps) {
  const client = useQueryClient();
  const [role, setRole] = useState('admin');
  const [isMailed, setIsMailed] = useState(hasMail);
  const invite = useMutation({
    mutationFn: (email: string) =>
      callServer<{ link: string | null }>('/api/admin/people/invitations', withBody('POST', { email, role, isMailed })),
    onSuccess: async ({ link }, email) => {
      await client.invalidateQueries({ queryKey: ['people'] });
      onClose();
      if (link === null) noticeSuccess('Invitation mailed', email);
      else onLink({ email, url: link });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    invite.mutate(String(new FormData(event.currentTarget).get('email')).trim());
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Invite somebody" locked={invite.isPending}>
      <form className="access__form" onSubmit={submit}>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="off"
          required
          error={invite.error?.message}
          onInput={() => invite.reset()}
        />
        <Field label="Role">{(input) => <Select id={input.id} options={roles} value={role} onPick={setRole} />}</Field>
        {hasMail ? (
          <CheckField label="Mail the invitation" isOn={isMailed} onTurn={setIsMailed} />
        ) : (
          <p className="access__hint">No mail server is configured, so you get a link to hand over.</p>
        )}
        <div className="admin-samples__choice">
          <Button type="submit" busy={invite.isPending}>
            {isMailed ? 'Invite' : 'Make the link'}
          </Button>
          <Button look="outline" disabled={invite.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
