import { Button } from '@parley/kit-ui/button';
import { TextField } from '@parley/kit-ui/text-field';
import type { FormEvent } from 'react';
import { DemoCallSettings, type DemoCallState } from '../demo-call/demo-call-settings.ts';
import { countries } from '../leads/phone-number.ts';
import { CheckField } from './check-field.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { refusedFields, sendBody } from './table-client.ts';
import { useDeskChange } from './use-desk-change.ts';
import { useDraft } from './use-draft.ts';

type Form = ReturnType<typeof formOf>;

/** Whom the voice agent may ring, how often and when. */
export function DemoCallRules({ stored, reads }: { stored: DemoCallSettings; reads: string[][] }) {
  const draft = useDraft<Form>(formOf(stored), DemoCallSettings);
  const { values, errors, set } = draft;
  const save = useDeskChange({
    change: (form: Form) => sendBody<DemoCallState>('PUT', 'demo-calls/settings', form),
    reads,
    done: 'Saved',
    failed: 'Update failed',
    onDone: ({ settings }) => draft.accept(formOf(settings)),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.check()) return;
    save.mutate(values, { onError: (refused) => draft.refuse(refusedFields(refused)) });
  };
  type TextName = 'quiet_from' | 'quiet_to' | 'assistant_id' | 'phone_number_id';
  const text = (name: TextName) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  type CountName = 'per_number' | 'per_visitor' | 'per_day' | 'minutes_between';
  const count = (name: CountName) => ({
    type: 'number',
    min: 0,
    value: Number.isNaN(values[name]) ? '' : values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { valueAsNumber: number } }) => set(name, event.currentTarget.valueAsNumber),
  });
  const turn = (code: string, isOn: boolean) =>
    set('countries', isOn ? [...values.countries, code] : values.countries.filter((one) => one !== code));
  // Countries that the form of the website does not offer, set some other way, stay.
  const others = values.countries.filter((code) => !countries.some((country) => country.code === code));
  return (
    <section className="editor section-form" aria-labelledby="demo-call-rules-title">
      <form ref={draft.form} onSubmit={onSubmit} noValidate>
        <fieldset className="editor__part">
          <legend id="demo-call-rules-title">Countries</legend>
          <p className="editor__note">
            Whose numbers are dialled. A button that rings any number in the world is soon found by people who earn on
            it.
          </p>
          <div className="editor__fields desk-choices">
            {countries.map(({ code, name }) => (
              <CheckField
                key={code}
                label={name}
                isOn={values.countries.includes(code)}
                onTurn={(isOn) => turn(code, isOn)}
              />
            ))}
            {others.map((code) => (
              <CheckField key={code} label={code} isOn onTurn={() => turn(code, false)} />
            ))}
          </div>
        </fieldset>
        <fieldset className="editor__part">
          <legend>Limits</legend>
          <p className="editor__note">Within 24 hours. What goes beyond waits for your team; nothing is lost.</p>
          <div className="editor__fields">
            <div className="editor__pair">
              <TextField label="Calls to one number" {...count('per_number')} />
              <TextField label="Minutes between two of them" {...count('minutes_between')} />
            </div>
            <div className="editor__pair">
              <TextField label="Calls asked from one network" {...count('per_visitor')} />
              <TextField label="Calls in all" {...count('per_day')} />
            </div>
          </div>
        </fieldset>
        <fieldset className="editor__part">
          <legend>Quiet hours</legend>
          <p className="editor__note">
            By the clock of the number’s own country. Who asks at night is called in the morning. The same time twice
            means no quiet hours.
          </p>
          <div className="editor__fields">
            <div className="editor__pair">
              <TextField label="From" type="time" {...text('quiet_from')} />
              <TextField label="To" type="time" {...text('quiet_to')} />
            </div>
          </div>
        </fieldset>
        <fieldset className="editor__part">
          <legend>Voice platform</legend>
          <p className="editor__note">Left empty: the demo assistant, and the number of the trunk.</p>
          <div className="editor__fields">
            <div className="editor__pair">
              <TextField label="Assistant" placeholder="assistantId" {...text('assistant_id')} />
              <TextField label="Number to call from" placeholder="phoneNumberId" {...text('phone_number_id')} />
            </div>
            <div>
              <Button type="submit" small busy={save.isPending} disabled={!draft.isDirty}>
                Save rules
              </Button>
            </div>
          </div>
        </fieldset>
        <LeaveGuard when={draft.isDirty} />
      </form>
    </section>
  );
}

function formOf(stored: DemoCallSettings) {
  return { ...stored, assistant_id: stored.assistant_id ?? '', phone_number_id: stored.phone_number_id ?? '' };
}
