/**
 * Who provides this site and how to reach them: the one place for it. Put in your own and set `isExample` to false;
 * until then the pages mark the details as examples and link none of them.
 */
export const provider: Provider = {
  isExample: true,
  brand: 'Parley',
  /** Who stands behind the brand, for the legal texts. */
  legalName: 'Parley Voice Private Limited (example)',
  email: 'hello@parley.example',
  /** With the country code. */
  phone: '+91 00000 00000',
  /** One line of the address each. */
  address: ['Example House, 3rd floor', '1 Example Road, Baner', 'Pune 411045, Maharashtra', 'India'],
  hours: 'Monday to Saturday, 10 am to 7 pm IST',
  /** Who answers complaints about personal data. */
  grievance: { name: 'The Grievance Officer', email: 'grievance@parley.example' },
  /** Whose courts decide, for the terms. */
  courts: 'Pune, Maharashtra',
};

export interface Provider {
  isExample: boolean;
  brand: string;
  legalName: string;
  email: string;
  phone: string;
  address: readonly string[];
  hours: string;
  grievance: { name: string; email: string };
  courts: string;
}
