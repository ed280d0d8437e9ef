/**
 * # What tells what
 *
 * | The visitor | Events |
 * |---|---|
 * | comes to a page, first or by a link within the site | `page_view`; on pricing, the real estate page and a case study also `ViewContent` |
 * | presses what carries `data-track="…"` | `button_click`; with a name that ends in `try-now` also `try_now_click` |
 * | presses a `tel:` or `mailto:` link | `Contact` |
 * | writes the first time in a form with `data-form="…"` | `form_interaction` (not at focus: a dialog focuses its first field by itself) |
 * | sends a form | `form_submit` with `success`, and once it is accepted what {@link accepted} names |
 * | sends any form on the contact page, accepted | `Contact` |
 *
 * The sinks take from this what each understands: our own endpoint takes all, and see `trackers.ts` for the others.
 */

import { plainPath } from '../languages/languages.ts';
import type { FormName, SiteEvent } from './event-schema.ts';

type OutcomeName = 'Lead' | 'Contact' | 'CompleteRegistration' | 'demo_request';

/** What an accepted form means besides its submission. */
const accepted: Record<FormName, readonly OutcomeName[]> = {
  'demo-call': ['demo_request', 'Lead'],
  callback: ['Lead', 'Contact'],
  'call-request': ['demo_request', 'Lead', 'Contact'],
  'get-started': ['Lead', 'CompleteRegistration'],
  newsletter: ['Lead'],
  booking: ['demo_request', 'Lead'],
};

const contactPath = '/contact-us';
const contentPath = /^\/(?:pricing|solutions\/real-estate|case-studies\/[^/]+)\/?$/;

/** The events of a page that has come into view, in whichever language. */
export function pageEvents(path: string): SiteEvent[] {
  return contentPath.test(plainPath(path)) ? [{ name: 'page_view' }, { name: 'ViewContent' }] : [{ name: 'page_view' }];
}

/** The events of a press on a tracked button. */
export function pressEvents(button: string): SiteEvent[] {
  const press: SiteEvent = { name: 'button_click', button };
  return /(?:^|-)try-now$/.test(button) ? [{ name: 'try_now_click' }, press] : [press];
}

/** The events of a form that was sent from a page. */
export function formEvents(form: FormName, success: boolean, path: string): SiteEvent[] {
  const submit: SiteEvent = { name: 'form_submit', form_name: form, success };
  if (!success) return [submit];
  const names = new Set(accepted[form]);
  if (plainPath(path) === contactPath) names.add('Contact');
  const outcomes = [...names].map(
    (name): SiteEvent => (name === 'demo_request' ? { name, form_name: form } : { name }),
  );
  return [submit, ...outcomes];
}
