import { describe, expect, it } from 'vitest';
import { EventBatchSchema, formNames } from './event-schema.ts';
import { formEvents, pageEvents, pressEvents } from './event-table.ts';

const names = (events: Array<{ name: string }>) => events.map(({ name }) => name);

describe('what tells what', () => {
  it.each(['/pricing', '/hi/pricing', '/solutions/real-estate', '/case-studies/a-developer-in-pune'])(
    '%s is content',
    (path) => {
      expect(names(pageEvents(path))).toEqual(['page_view', 'ViewContent']);
    },
  );
  it.each(['/', '/case-studies', '/solutions', '/pricing/old'])('%s is a page like any other', (path) => {
    expect(names(pageEvents(path))).toEqual(['page_view']);
  });

  it('counts every Try Now button as one', () => {
    expect(names(pressEvents('hero-try-now'))).toEqual(['try_now_click', 'button_click']);
    expect(names(pressEvents('try-now'))).toEqual(['try_now_click', 'button_click']);
    expect(names(pressEvents('book-demo'))).toEqual(['button_click']);
  });

  it('makes a lead of each accepted form, and of none that failed', () => {
    for (const form of formNames) {
      expect(names(formEvents(form, true, '/'))).toContain('Lead');
      expect(formEvents(form, false, '/')).toEqual([{ name: 'form_submit', form_name: form, success: false }]);
    }
  });

  it('calls it a contact when it comes from the contact page or asks for a call', () => {
    expect(names(formEvents('newsletter', true, '/'))).not.toContain('Contact');
    expect(names(formEvents('newsletter', true, '/contact-us'))).toContain('Contact');
    expect(names(formEvents('newsletter', true, '/hi/contact-us'))).toContain('Contact');
    expect(names(formEvents('call-request', true, '/'))).toContain('Contact');
    expect(names(formEvents('call-request', true, '/contact-us')).filter((name) => name === 'Contact')).toHaveLength(1);
  });

  it('makes only events that the server takes', () => {
    const all = [...pageEvents('/pricing'), ...pressEvents('try-now')];
    for (const form of formNames) all.push(...formEvents(form, true, '/contact-us'), ...formEvents(form, false, '/'));
    const events = all.map((event) => ({ path: '/', age: 0, event }));
    const batch = { page: 'a'.repeat(32), device: 'phone', referrer: '', events };
    expect(EventBatchSchema.safeParse(batch)).toMatchObject({ success: true });
  });
});
