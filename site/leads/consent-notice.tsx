import { LocalLink } from '../languages/local-link.tsx';
import { Sentence } from '../languages/use-words.tsx';

/** What a person agrees to by sending a form (spec 000 §5); its wording is `consentVersion` of send-lead.ts. */
export function ConsentNotice() {
  return (
    <p className="consent">
      <Sentence
        text="By submitting you allow us to contact you by e-mail or phone for marketing and sales. See our [privacy policy]."
        wrap={(part) => <LocalLink to="/privacy-policy">{part}</LocalLink>}
      />
    </p>
  );
}
