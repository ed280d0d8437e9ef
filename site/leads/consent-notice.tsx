import { Link } from 'react-router';

/** What a person agrees to by sending a form (spec 000 §5); its wording is `consentVersion` of send-lead.ts. */
export function ConsentNotice() {
  return (
    <p className="consent">
      By submitting you allow us to contact you by e-mail or phone for marketing and sales. See our{' '}
      <Link to="/privacy-policy">privacy policy</Link>.
    </p>
  );
}
