import { provider as configured, type Provider } from './provider.ts';
import './contact-details.css';

/** How to reach the provider. Examples are marked as such and lead nowhere. */
export function ContactDetails({ provider = configured }: { provider?: Provider }) {
  const { isExample, email, phone, address, hours, legalName } = provider;
  return (
    <address className="contact-details">
      {isExample && (
        <p className="page__note">
          These details are examples. Whoever runs this site puts in their own; until then the ways on this page that
          work are the call request, the calendar and the agent.
        </p>
      )}
      <dl>
        <div>
          <dt>E-mail</dt>
          <dd>{isExample ? email : <a href={`mailto:${email}`}>{email}</a>}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{isExample ? phone : <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}</dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>{hours}. The agent answers around the clock.</dd>
        </div>
        <div>
          <dt>Office</dt>
          <dd>
            {legalName}
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>About personal data</dt>
          <dd>
            {provider.grievance.name}
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
