import { useWords } from '../languages/use-words.tsx';
import type { Provider } from './provider.ts';
import './contact-details.css';

/** How to reach the provider. Examples are marked as such and lead nowhere. */
export function ContactDetails({ provider }: { provider: Provider }) {
  const t = useWords();
  const { isExample, email, phone, address, hours, legalName } = provider;
  return (
    <address className="contact-details">
      {isExample && (
        <p className="page__note">
          {t(
            'These details are examples. Whoever runs this site puts in their own; until then the ways on this page that work are the call request, the calendar and the agent.',
          )}
        </p>
      )}
      <dl>
        <div>
          <dt>{t('E-mail')}</dt>
          <dd>{isExample ? email : <a href={`mailto:${email}`}>{email}</a>}</dd>
        </div>
        <div>
          <dt>{t('Phone')}</dt>
          <dd>{isExample ? phone : <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}</dd>
        </div>
        <div>
          <dt>{t('Hours')}</dt>
          <dd>{t('{hours}. The agent answers around the clock.', { hours: t(hours) })}</dd>
        </div>
        <div>
          <dt>{t('Office')}</dt>
          <dd>
            {t(legalName)}
            {address.map((line) => (
              <span key={line}>{t(line)}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('About personal data')}</dt>
          <dd>
            {t(provider.grievance.name)}
            <span>
              {isExample ? (
                provider.grievance.email
              ) : (
                <a href={`mailto:${provider.grievance.email}`}>{provider.grievance.email}</a>
              )}
            </span>
          </dd>
        </div>
      </dl>
    </address>
  );
}
