/** `b2c`: what the agent does for buyers and owners. `implementation`: what it is like itself (spec 000 §3). */
export type UseCaseCategory = 'b2c' | 'implementation';

export type UseCaseIcon =
  | 'search'
  | 'filter'
  | 'handshake'
  | 'key'
  | 'tour'
  | 'document'
  | 'loan'
  | 'home'
  | 'languages'
  | 'signal'
  | 'shield';

/** One thing that the agent is used for. The catalogue is static. */
export interface UseCase {
  id: string;
  category: UseCaseCategory;
  title: string;
  description: string;
  icon: UseCaseIcon;
  benefits: readonly string[];
  /** Label of the button that lets a visitor try it. */
  cta: string;
  /** A moment of such a talk: what the caller says, and the agent. */
  excerpt: readonly [caller: string, agent: string];
}

const cta = 'Try Now';

export const useCases: readonly UseCase[] = [
  {
    id: 'propertySearch',
    category: 'b2c',
    title: 'Property search',
    description:
      'A buyer says what they are looking for, in their own words. The agent asks what is missing and names the flats of yours that fit, with price and floor.',
    icon: 'search',
    benefits: [
      'Budget, area and size are understood as people say them, in lakh and crore',
      'Only what is really available is offered',
      'The site visit is agreed in the same call',
    ],
    cta,
    excerpt: [
      'Two bedrooms in Wakad, under ninety lakh?',
      'Three fit. The nearest to the metro is on the seventh floor, at eighty-six lakh.',
    ],
  },
  {
    id: 'leadQualification',
    category: 'b2c',
    title: 'Lead qualification',
    description:
      'Every enquiry is called back while the wish is still warm. The agent asks what your team would ask, and hands over the buyers who are ready.',
    icon: 'filter',
    benefits: [
      'Budget, timing, purpose and loan are asked in a talk, not in a form',
      'Each lead arrives with its whole conversation',
      'Your people spend their hours on those who can decide',
    ],
    cta,
    excerpt: [
      'I am looking for next year, maybe.',
      'Understood. Would you live there yourself, or is it an investment?',
    ],
  },
  {
    id: 'virtualTours',
    category: 'b2c',
    title: 'Virtual tours',
    description:
      'Buyers from another city see a flat before they travel. The agent explains the plan room by room and sends the tour at the moment it is asked for.',
    icon: 'tour',
    benefits: [
      'Questions about light, direction and carpet area are answered at once',
      'The link to the tour comes while they are still on the phone',
      'Fewer visits that lead nowhere',
    ],
    cta,
    excerpt: ['Does the balcony face the road?', 'It faces the garden, to the east. Shall I send you the tour now?'],
  },
  {
    id: 'documentExplanation',
    category: 'b2c',
    title: 'Documents explained',
    description:
      'Agreement, registration, RERA number: the agent says in plain words what a paper is for, which ones to bring, and when a lawyer should look at it.',
    icon: 'document',
    benefits: [
      'Buyers come to the table prepared',
      'The same careful answer each time',
      'Anything that needs a lawyer is passed on, not guessed',
    ],
    cta,
    excerpt: [
      'What is an allotment letter?',
      'The builder’s promise of your flat. The agreement of sale comes after it, and is registered.',
    ],
  },
  {
    id: 'homeLoanAssistance',
    category: 'b2c',
    title: 'Home loan assistance',
    description:
      'The first questions about a loan come before the first visit. The agent explains what banks ask for and brings the buyer together with your loan partner.',
    icon: 'loan',
    benefits: [
      'Eligibility is explained without promising a rate',
      'Papers are listed by salary or business income',
      'The partner gets the buyer’s number only with consent',
    ],
    cta,
    excerpt: [
      'Can I get a loan if I run a shop?',
      'Yes. Banks usually ask for three years of returns. I can have our partner call you.',
    ],
  },
  {
    id: 'rentalManagement',
    category: 'b2c',
    title: 'Rental management',
    description:
      'Tenants call about keys, leaks and deposits, owners about rent. The agent takes each request down and hands it to the person who can act.',
    icon: 'key',
    benefits: [
      'Urgent matters are told apart from those that can wait',
      'Every request has a number, and its caller knows it',
      'Owners hear what happened without having to ask',
    ],
    cta,
    excerpt: ['Water is coming from the ceiling.', 'I am telling the building manager now. Is it near a switchboard?'],
  },
  {
    id: 'postSaleSupport',
    category: 'b2c',
    title: 'Post-sale support',
    description:
      'Between booking and possession buyers want to know where things stand. The agent tells them, and notes what only your team can answer.',
    icon: 'handshake',
    benefits: [
      'Construction stage and next payment at any hour',
      'Demand letters explained line by line',
      'Calm buyers, who recommend you',
    ],
    cta,
    excerpt: [
      'When is my next payment due?',
      'With the tenth slab, planned for March. You will get the letter thirty days before.',
    ],
  },
  {
    id: 'postPurchase',
    category: 'b2c',
    title: 'After the keys',
    description:
      'Snags, society rules, the first maintenance bill: the agent stays reachable after possession, when most sellers are not.',
    icon: 'home',
    benefits: [
      'Snags are taken down with room and photo request',
      'Society rules and contacts at hand',
      'The next purchase begins with the last good answer',
    ],
    cta,
    excerpt: [
      'The bathroom door does not close.',
      'I have noted it for flat 704. The site team calls you tomorrow before noon.',
    ],
  },
  {
    id: 'multilingual',
    category: 'implementation',
    title: 'English and Hindi in one call',
    description:
      'Callers begin in one language and end in another. The agent is made to follow them, with words that people in India really use for property.',
    icon: 'languages',
    benefits: [
      'Lakh and crore, BHK and carpet area, said the way buyers say them',
      'Names and places kept as they are spoken',
      'Captions in the language of the call',
    ],
    cta,
    excerpt: ['शनिवार को देख सकते हैं?', 'जी हाँ, शनिवार ग्यारह बजे। पता मैं अभी भेज रही हूँ।'],
  },
  {
    id: 'bandwidth',
    category: 'implementation',
    title: 'Made for weak networks',
    description:
      'A buyer calls from a site without much signal. Sound is sent thin and robust, and a call that loses its line comes back by itself.',
    icon: 'signal',
    benefits: [
      'A call goes on through a short loss of the connection',
      'Voice is sent small enough for a weak signal',
      'Nothing to install: it runs in the browser',
    ],
    cta,
    excerpt: ['Hello? I am in the lift.', 'I am still here. You asked about parking: there are two places.'],
  },
  {
    id: 'trust',
    category: 'implementation',
    title: 'Built to be trusted',
    description:
      'The agent says that it is one. It answers from what you have approved, says so when it does not know, and keeps what was said where you decide.',
    icon: 'shield',
    benefits: [
      'Runs on your own server, with your own data',
      'Every word can be read afterwards',
      'No answer that is not in your content',
    ],
    cta,
    excerpt: [
      'Am I talking to a person?',
      'No, I am the AI agent of this office. A colleague can call you back if you like.',
    ],
  },
];
