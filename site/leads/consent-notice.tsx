import { LocalLink } from '../languages/local-link.tsx';
import { Sentence } from '../languages/use-words.tsx';
import { type ConsentKind, consentTexts } from './consent-wording.ts';

export interface ConsentNoticeProps {
  of: ConsentKind;
  /** Where the link opens, for a form in a frame. */
  target?: '_top';
}

/** What a person agrees to by sending a form. */
export function ConsentNotice({ of, target }: ConsentNoticeProps) {
  return (
    <p className="consent">
      <Sentence
        text={consentTexts[of]}
        wrap={(part) => (
          <LocalLink to="/privacy-policy" target={target}>
            {part}
          </LocalLink>
        )}
      />
    </p>
  );
}
