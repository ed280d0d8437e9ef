/** What the resource center offers beside the posts of the blog. */

/** The guides by the moment in which they help; each is the slug of a post. */
export const guideGroups: ReadonlyArray<{ title: string; slugs: readonly string[] }> = [
  { title: 'When the phone rings', slugs: ['after-hours-missed-calls', 'speed-to-lead'] },
  { title: 'While you talk', slugs: ['qualifying-questions', 'hindi-and-english-in-one-call'] },
  { title: 'After the call', slugs: ['site-visit-no-shows', 'reading-a-call-transcript'] },
  { title: 'Before you dial', slugs: ['consent-and-dnd'] },
];

export const checklist: ReadonlyArray<{ title: string; items: readonly string[] }> = [
  {
    title: 'Before the call',
    items: [
      'Which flat or project the buyer asked about, and where',
      'Price range, all in, as it is said aloud: “eighty-two to ninety-five lakh”',
      'What is really available this week',
      'Two free times for a visit, and who will be at the gate',
      'RERA registration number of the project',
    ],
  },
  {
    title: 'On the call',
    items: [
      'Name, firm, and which flat it is about, in the first sentence',
      'The buyer’s own question answered first',
      'To live in, or to invest',
      'How many people, and what they need',
      'By when, and within which range',
      'Loan or own funds',
      'Who else decides, and whether they come along',
      'Day and hour repeated by the buyer',
    ],
  },
  {
    title: 'Before they hang up',
    items: [
      'Location pin sent while they are on the line',
      'Name of the person they will meet',
      'How to move the visit',
      'Whether you may write, call, or both',
    ],
  },
  {
    title: 'After the visit',
    items: [
      'Every promise noted with a name and a day',
      'What they liked, in their words',
      'The one question that nobody could answer',
      'Next step agreed, or a friendly goodbye',
    ],
  },
];

export const script: ReadonlyArray<{ moment: string; english: string; hindi: string }> = [
  {
    moment: 'Greeting',
    english:
      'Good evening, this is Sunita from Kasturi Homes. You asked about the two-bedroom in Wakad. Is this a good moment?',
    hindi: 'नमस्ते, मैं कस्तूरी होम्स से सुनीता बोल रही हूँ। आपने वाकड के two-bedroom के बारे में पूछा था। क्या अभी बात हो सकती है?',
  },
  {
    moment: 'Purpose',
    english: 'Are you buying to live in, or to invest?',
    hindi: 'रहने के लिए देख रहे हैं, या investment के लिए?',
  },
  {
    moment: 'People',
    english: 'How many of you will live there?',
    hindi: 'घर में कितने लोग रहेंगे?',
  },
  {
    moment: 'Time',
    english: 'When would you like to move in?',
    hindi: 'आप कब तक shift होना चाहेंगे?',
  },
  {
    moment: 'Money',
    english:
      'These flats are between eighty-two and ninety-five lakh, all included. Is that near what you had in mind?',
    hindi: 'ये फ़्लैट बयासी से पंचानवे लाख के बीच हैं, सब मिलाकर। क्या यह आपके budget के आसपास है?',
  },
  {
    moment: 'Loan',
    english: 'Will you take a loan? Our partner can tell you what a bank would lend.',
    hindi: 'क्या आप loan लेंगे? हमारे partner बता सकते हैं कि bank कितना देगा।',
  },
  {
    moment: 'Who decides',
    english: 'Will somebody come along to see it?',
    hindi: 'देखने के लिए आपके साथ और कोई आएगा?',
  },
  {
    moment: 'The day',
    english: 'Would Saturday at eleven suit you, or Sunday at five?',
    hindi: 'शनिवार ग्यारह बजे ठीक रहेगा, या रविवार पाँच बजे?',
  },
  {
    moment: 'Not known',
    english: 'I do not have that. I am noting it, and a colleague tells you tomorrow before noon.',
    hindi: 'यह जानकारी अभी मेरे पास नहीं है। मैं लिख रही हूँ, कल दोपहर से पहले आपको बता देंगे।',
  },
  {
    moment: 'Goodbye',
    english: 'Saturday at eleven, gate two. The location is on your phone. Thank you, see you there.',
    hindi: 'शनिवार ग्यारह बजे, gate दो। Location आपके फ़ोन पर है। धन्यवाद, वहीं मिलते हैं।',
  },
];

export const ruleNotes: ReadonlyArray<{ title: string; source: string; points: readonly string[] }> = [
  {
    title: 'Calling: TRAI and DND',
    source: 'Telecom Commercial Communications Customer Preference Regulations, 2018, as amended',
    points: [
      'People can register that they do not want commercial calls or messages. Promotion has to respect that.',
      'Promotional calls and messages go through registered senders and number series set apart for them, not through a salesperson’s mobile.',
      'A call that answers an enquiry is on firmer ground than one that nobody asked for. Keep the enquiry with its time.',
      'Anybody may complain, and numbers that draw complaints can be restricted.',
    ],
  },
  {
    title: 'Data: the DPDP Act',
    source: 'Digital Personal Data Protection Act, 2023, and the rules under it, which take effect in stages',
    points: [
      'Say in plain words, before you collect it, what a name and number are for.',
      'Consent is for that purpose, and as easy to take back as to give.',
      'People may ask what you hold, have it corrected, and have it erased.',
      'Name somebody who answers complaints, and protect what you keep.',
    ],
  },
  {
    title: 'Selling: RERA',
    source: 'Real Estate (Regulation and Development) Act, 2016, and the rules of each state',
    points: [
      'A project that needs registration is not marketed before it has it; the number belongs into advertisements.',
      'Agents who deal in such projects need a registration of their own, in each state where they do.',
      'Area means carpet area, as the Act defines it. Say which one you quote.',
      'What is promised on a call can be held against the promoter. Dates come from the filing.',
    ],
  },
];

export const words: ReadonlyArray<{ word: string; meaning: string }> = [
  {
    word: 'Carpet area',
    meaning: 'The floor that can be used inside the flat, inner walls included. What RERA wants quoted.',
  },
  { word: 'Built-up area', meaning: 'Carpet area with the outer walls and, as a rule, balconies.' },
  {
    word: 'Super built-up',
    meaning: 'Built-up area with a share of lobby, lift and stairs. Larger on paper than underfoot.',
  },
  {
    word: 'Token amount',
    meaning: 'A first payment that holds the flat. Ask what happens to it if either side steps back.',
  },
  {
    word: 'Allotment letter',
    meaning: 'The promoter’s letter that a certain flat is kept for the buyer. It comes before the agreement.',
  },
  { word: 'Agreement for sale', meaning: 'The contract with price, date and payment plan. It is registered.' },
  {
    word: 'Occupancy certificate',
    meaning: 'The authority’s paper that the building may be lived in. Usually called OC.',
  },
  { word: 'Possession', meaning: 'The day of the keys. The date that counts is the one in the agreement.' },
  {
    word: 'RERA number',
    meaning: 'The registration of a project or an agent, to be looked up on the state’s RERA site.',
  },
];
