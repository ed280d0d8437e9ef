import { Button } from '@parley/kit-ui/button';
import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { TextField } from '@parley/kit-ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { OwnAccount } from '../auth/own-account.ts';
import { minPasswordCharacters } from '../auth/setup-form.ts';
import './content.css';
import './access.css';
import { accountAddress, accountKey } from './own-account-query.ts';
import { OwnSessions } from './own-sessions.tsx';
import { callServer, withBody } from './table-client.ts';
import { TwoFactor } from './two-factor.tsx';

/** A person's own account: name, password, the second step of sign-in, and where they are signed in. */
export default function AccountRoute() {
  const { data, isError, refetch } = useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => callServer<OwnAccount>(accountAddress, { signal }),
  });
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Your account</h1>
        <p className="admin__count">{data?.email}</p>
      </div>
      {isError ? (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">Your account could not be loaded</h2>
          <p>Check your connection and try again.</p>
          <Button small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className="editor" aria-busy={data === undefined}>
          {data ? (
            <>
              <NameForm account={data} />
              <PasswordForm email={data.email} />
              <TwoFactor isOn={data.hasTwoFactor} email={data.email} />
              <OwnSessions sessions={data.sessions} />
            </>
          ) : (
            <div className="editor--loading" />
          )}
        </div>
      )}
    </>
  );
}

function NameForm({ account }: { account: OwnAccount }) {
  const client = useQueryClient();
  const [name, setName] = useState(account.name);
  const save = useMutation({
    mutationFn: () => callServer(accountAddress, withBody('PATCH', { name: name.trim() })),
    onSuccess: () => {
      noticeSuccess('Name saved', name.trim());
      return client.invalidateQueries({ queryKey: accountKey });
    },
    onError: (error) => noticeError('Update failed', error.message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="editor__part" onSubmit={submit}>
      <h2 className="editor__legend">Name</h2>
      <p className="editor__note">Your colleagues see it beside what you change.</p>
      <div className="editor__fields">
        <TextField
          label="Name"
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" small busy={save.isPending} disabled={['', account.name].includes(name.trim())}>
            Save name
          </Button>
        </div>
      </div>
    </form>
  );
}

type PasswordErrors = Partial<Record<'current' | 'password' | 'confirmation', string>>;

function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const change = useMutation({
    mutationFn: (body: { current: string; password: string }) =>
      callServer(`${accountAddress}/password`, withBody('POST', body)),
    onSuccess: () => {
      form.current?.reset();
      noticeSuccess('Password changed', 'You are signed out everywhere else.');
      return client.invalidateQueries({ queryKey: accountKey });
    },
    onError: (error) => setErrors({ current: error.message }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [current = '', password = '', confirmation] = ['current', 'password', 'confirmation'].map((name) =>
      String(fields.get(name) ?? ''),
    );
    const found: PasswordErrors = {};
    if (current === '') found.current = 'Please enter the password you have now';
    if ([...password].length < minPasswordCharacters)
      found.password = `Use at least ${minPasswordCharacters} characters`;
    else if (password !== confirmation) found.confirmation = 'The two passwords are not the same';
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
    else change.mutate({ current, password });
  };
  return (
    <form ref={form} className="editor__part" onSubmit={submit} onInput={() => setErrors({})} noValidate>
      <h2 className="editor__legend">Password</h2>
      <p className="editor__note">A new one signs you out everywhere else.</p>
      <div className="editor__fields">
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          label="Password now"
          name="current"
          type="password"
          autoComplete="current-password"
          error={errors.current}
        />
        <div className="editor__pair">
          <TextField
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            error={errors.password}
          />
          <TextField
            label="New password once more"
            name="confirmation"
            type="password"
            autoComplete="new-password"
            error={errors.confirmation}
          />
        </div>
        <div>
          <Button type="submit" small busy={change.isPending}>
            Change password
          </Button>
        </div>
      </div>
    </form>
  );
}
