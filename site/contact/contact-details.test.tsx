import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactDetails } from './contact-details.tsx';
import type { Provider } from './provider.ts';

const own: Provider = {
  isExample: false,
  brand: 'Parley',
  legalName: 'Sahyadri Voice LLP',
  email: 'namaste@sahyadri.example',
  phone: '+91 (20) 5550 0100',
  address: ['4th floor, Teak Court', 'Pune 411001'],
  hours: 'Weekdays, 10 am to 6 pm IST',
  grievance: { name: 'R. Joshi', email: 'privacy@sahyadri.example' },
  courts: 'Pune, Maharashtra',
};

describe('the contact details', () => {
  it('are links that write and ring once they are the provider’s own [W-1.34]', () => {
    const html = renderToStaticMarkup(<ContactDetails provider={own} />);
    expect(html).toContain('href="mailto:namaste@sahyadri.example"');
    expect(html).toContain('href="tel:+912055500100"');
    expect(html).toContain('href="mailto:privacy@sahyadri.example"');
    expect(html).toContain('Sahyadri Voice LLP');
    expect(html).not.toContain('examples');
  });

  it('are marked and lead nowhere while they are examples [W-1.34]', () => {
    const html = renderToStaticMarkup(<ContactDetails provider={{ ...own, isExample: true }} />);
    expect(html).toContain('These details are examples.');
    expect(html).not.toContain('href=');
  });
});
