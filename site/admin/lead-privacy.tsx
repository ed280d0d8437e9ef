import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PersonPrivacy } from './person-privacy.tsx';

export interface LeadPrivacyProps {
  /** Of the lead's person. */
  email: string;
  /** Where the list is, for when there is no lead any more. */
  listPath: string;
}

/** Under a lead, asked for when it is opened: what its person agreed to, and what can be done with their data. */
export function LeadPrivacy({ email, listPath }: LeadPrivacyProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="desk-part desk-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Consent and data of this person</summary>
      {isOpen && <PersonPrivacy email={email} onErased={() => void navigate(listPath)} />}
    </details>
  );
}
