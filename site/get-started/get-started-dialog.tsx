import { errorMessage } from '@parley/kit-base/app-error';
import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { TextField } from '@parley/kit-ui/text-field';
import { toastError } from '@parley/kit-ui/toaster';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, useReducer, useRef, useState } from 'react';
import { trackForm } from '../analytics/track.ts';
import { useWords } from '../languages/use-words.tsx';
import type { Words } from '../languages/words.ts';
import { ConsentNotice } from '../leads/consent-notice.tsx';
import { Honeypot } from '../leads/honeypot.tsx';
import { checkGetStartedForm, type GetStartedForm } from '../leads/lead-schema.ts';
import { sendLead } from '../leads/send-lead.ts';
import { useSubmissionKey } from '../leads/submission-key.ts';
import { getStartedTexts, nextGetStarted } from './get-started-state.ts';

export interface GetStartedDialogProps {
  open: boolean;
  onClose: () => void;
}

const empty: GetStartedForm = { name: '', email: '', phone: '' };

/** The Get Started dialog (spec 000 §2, §4, §5, §8): one form, then success or an error with a way back. */
export function GetStartedDialog({ open, onClose }: GetStartedDialogProps) {
  const t = useWords();
  const [state, dispatch] = useReducer(nextGetStarted, { name: 'idle' });
  const [form, setForm] = useState<GetStartedForm>(empty);
  const keyOf = useSubmissionKey();
  const close = () => {
    if (state.name !== 'submitting') setForm(empty);
    dispatch({ type: 'closed' });
    onClose();
  };

  const submit = async (honeypot: string) => {
    dispatch({ type: 'submitted' });
    try {
      const { name, email, phone } = form;
      const result = await sendLead({
        sheet_name: 'confirmed_lead',
        data: { name: name.trim(), email: email.trim(), phone_number: phone.trim() },
        idempotency_key: keyOf(form),
        ...(honeypot ? { honeypot } : {}),
      });
      dispatch({ type: 'answered', result });
      trackForm('get-started', result.outcome === 'saved');
      if (result.outcome !== 'saved') toastError(t(getStartedTexts.toastTitle), t(getStartedTexts.toastText));
    } catch (error) {
      trackForm('get-started', false);
      dispatch({ type: 'threw', message: errorMessage(error) });
      toastError(t(getStartedTexts.toastTitle), t(getStartedTexts.toastText));
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t(getStartedTexts.title)}
      closeLabel={t('Close')}
      locked={state.name === 'submitting'}
      {...(state.name === 'success' || state.name === 'error'
        ? {}
        : {
            description: t(
              'Tell us where to reach you. The trial is free, and the team makes contact within 24 hours.',
            ),
          })}
    >
      {state.name === 'success' && (
        <div className="outcome" role="status">
          <CircleCheck className="outcome__icon outcome__icon--good" aria-hidden="true" />
          <p className="outcome__title">{t('Thank You!')}</p>
          <p>{t(getStartedTexts.success)}</p>
          <Button onClick={close}>{t('Close')}</Button>
        </div>
      )}
      {state.name === 'error' && (
        <div className="outcome" role="alert">
          <CircleAlert className="outcome__icon outcome__icon--bad" aria-hidden="true" />
          <p className="outcome__title">{t(getStartedTexts.toastTitle)}</p>
          <p>{errorText(t, state.message)}</p>
          <div className="outcome__actions">
            <Button onClick={() => dispatch({ type: 'tried-again' })}>{t('Try Again')}</Button>
            <Button look="outline" onClick={close}>
              {t('Cancel')}
            </Button>
          </div>
        </div>
      )}
      {(state.name === 'idle' || state.name === 'submitting') && (
        <ContactFields
          form={form}
          onChange={setForm}
          busy={state.name === 'submitting'}
          onSubmit={(honeypot) => void submit(honeypot)}
        />
      )}
    </Dialog>
  );
}

/** The state holds the words of the spec, a status among them. */
function errorText(t: Words, message: string): string {
  const [, status] = /^Server error: (\d+)$/.exec(message) ?? [];
  return status ? t('Server error: {status}', { status }) : t(message);
}

interface ContactFieldsProps {
  form: GetStartedForm;
  onChange: (form: GetStartedForm) => void;
  busy: boolean;
  onSubmit: (honeypot: string) => void;
}

function ContactFields({ form, onChange, busy, onSubmit }: ContactFieldsProps) {
  const t = useWords();
  const [failed, setFailed] = useState<{ field: keyof GetStartedForm; message: string }>();
  const element = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = checkGetStartedForm(form);
    setFailed(problem);
    if (!problem) {
      onSubmit(trap.current?.value ?? '');
      return;
    }
    toastError(t('Validation Error'), t(problem.message));
    (element.current?.elements.namedItem(problem.field) as HTMLInputElement | null)?.focus();
  };
  const field = (name: keyof GetStartedForm) => ({
    name,
    value: form[name],
    disabled: busy,
    error: failed?.field === name ? t(failed.message) : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  });

  return (
    <form ref={element} className="form" data-form="get-started" noValidate onSubmit={submit}>
      <TextField label={t('Name')} autoComplete="name" {...field('name')} />
      <TextField label={t('Email')} type="email" autoComplete="email" {...field('email')} />
      <TextField label={t('Phone')} type="tel" autoComplete="tel" placeholder="+91 98765 43210" {...field('phone')} />
      <Honeypot ref={trap} />
      <ConsentNotice of="contact" />
      <Button type="submit" busy={busy}>
        {busy ? t('Submitting...') : t('Submit')}
      </Button>
    </form>
  );
}
