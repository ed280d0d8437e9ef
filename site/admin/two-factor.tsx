import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { noticeSuccess } from '@parley/kit-ui/notices';
import { TextField } from '@parley/kit-ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useState } from 'react';
import type { TwoFactorEnrolment } from '../auth/own-account.ts';
import { accountAddress, accountKey } from './own-account-query.ts';
import { callServer, withBody } from './table-client.ts';

const base = `${accountAddress}/two-factor`;

type Step =
  | { name: 'closed' }
  /** The password is asked for before anything is shown or changed. */
  | { name: 'password'; purpose: Purpose }
  | { name: 'scan'; enrolment: TwoFactorEnrolment }
  | { name: 'codes'; recoveryCodes: string[] };

type Purpose = 'enrol' | 'new-codes' | 'turn-off';

const purposes: Record<Purpose, { title: string; description: string; path: string; submit: string }> = {
  enrol: {
    title: 'Set up the second step',
    description: 'Have an app at hand that shows sign-in codes. First, your password.',
    path: base,
    submit: 'Go on',
  },
  'new-codes': {
    title: 'New recovery codes',
    description: 'The ones you have stop working.',
    path: `${base}/recovery-codes`,
    submit: 'Make new codes',
  },
  'turn-off': {
    title: 'Turn the second step off?',
    description: 'Your password alone will then open your account.',
    path: `${base}/off`,
    submit: 'Turn it off',
  },
};

/** The second step of sign-in: a code that an app on the phone shows. */
export function TwoFactor({ isOn, email }: { isOn: boolean; email: string }) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const close = () => setStep({ name: 'closed' });
  const changed = (title: string) => {
    noticeSuccess(title);
    return client.invalidateQueries({ queryKey: accountKey });
  };

  const goOn = async (purpose: Purpose, answer: Partial<TwoFactorEnrolment>) => {
    if (purpose === 'turn-off') {
      close();
      await changed('Second step turned off');
    } else if (purpose === 'enrol') setStep({ name: 'scan', enrolment: answer as TwoFactorEnrolment });
    else setStep({ name: 'codes', recoveryCodes: answer.recoveryCodes ?? [] });
  };

  return (
    <section className="editor__part" aria-label="Second step of sign-in">
      <h2 className="editor__legend">Second step</h2>
      <p className="editor__note">Who has your password still cannot get in without your phone.</p>
      <div className="editor__fields">
        <p className="access__state">
          <span className="state-tag" data-state={isOn ? 'shown' : 'hidden'}>
            {isOn ? 'On: sign-in asks for a code of your app' : 'Off: the password alone opens your account'}
          </span>
        </p>
        <div className="access__buttons">
          {isOn ? (
            <>
              <Button small look="outline" onClick={() => setStep({ name: 'password', purpose: 'new-codes' })}>
                New recovery codes
              </Button>
              <Button small look="outline" onClick={() => setStep({ name: 'password', purpose: 'turn-off' })}>
                Turn it off
              </Button>
            </>
          ) : (
            <Button small look="outline" onClick={() => setStep({ name: 'password', purpose: 'enrol' })}>
              Set it up
            </Button>
          )}
        </div>
      </div>
      {step.name === 'password' && (
        <PasswordStep
          purpose={step.purpose}
          email={email}
          onClose={close}
          onDone={(answer) => void goOn(step.purpose, answer)}
        />
      )}
      {step.name === 'scan' && (
        <ScanStep
          enrolment={step.enrolment}
          onClose={close}
          onDone={() => {
            setStep({ name: 'codes', recoveryCodes: step.enrolment.recoveryCodes });
            void changed('Second step set up');
          }}
        />
      )}
      {step.name === 'codes' && <CodesStep codes={step.recoveryCodes} onClose={close} />}
    </section>
  );
}

interface PasswordStepProps {
  purpose: Purpose;
  email: string;
  onClose: () => void;
  onDone: (answer: Partial<TwoFactorEnrolment>) => void;
}

function PasswordStep({ purpose, email, onClose, onDone }: PasswordStepProps) {
  const { title, description, path, submit: label } = purposes[purpose];
  const send = useMutation({
    mutationFn: (password: string) => callServer<Partial<TwoFactorEnrolment>>(path, withBody('POST', { password })),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send.mutate(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      locked={send.isPending}
    >
      <form className="access__form" onSubmit={submit}>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={send.error?.message}
          onInput={() => send.reset()}
        />
        <div className="admin-samples__choice">
          <Button type="submit" look={purpose === 'turn-off' ? 'danger' : 'primary'} busy={send.isPending}>
            {label}
          </Button>
          <Button look="outline" disabled={send.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ScanStepProps {
  enrolment: TwoFactorEnrolment;
  onClose: () => void;
  onDone: () => void;
}

function ScanStep({ enrolment, onClose, onDone }: ScanStepProps) {
  const secret = new URL(enrolment.address).searchParams.get('secret') ?? '';
  const confirm = useMutation({
    mutationFn: (code: string) => callServer(`${base}/confirm`, withBody('POST', { code })),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    confirm.mutate(String(new FormData(event.currentTarget).get('code')).trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Scan this with your app"
      description="Then type the six digits that it shows. Until they are right, nothing changes."
      locked={confirm.isPending}
    >
      <form className="access__form" onSubmit={submit}>
        <div className="access__scan">
          <QRCodeSVG value={enrolment.address} size={184} marginSize={3} title="The secret as a QR code" />
          <p>
            No camera? Type this into the app:
            <code className="access__secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </div>
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
          required
          className="access__code"
          error={confirm.error?.message}
          onInput={() => confirm.reset()}
        />
        <div className="admin-samples__choice">
          <Button type="submit" busy={confirm.isPending}>
            Turn it on
          </Button>
          <Button look="outline" disabled={confirm.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function CodesStep({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your recovery codes"
      description="Each opens your account once when your phone is lost. Keep them where you keep your passwords; they are shown only now."
    >
      <div className="access__form">
        <ul className="access__codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="admin-samples__choice">
          <Button onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(onCopied, onCopyFailed)}>
            Copy all
          </Button>
          <Button look="outline" onClick={onClose}>
            I have kept them
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function onCopied(): void {
  noticeSuccess('Recovery codes copied');
}

function onCopyFailed(error: unknown): void {
  // Browsers refuse it outside https; the codes can still be marked and copied by hand.
  console.warn('The recovery codes could not be copied', error);
}
