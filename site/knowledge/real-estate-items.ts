import { type KnowledgeItem, phrases } from './knowledge-item.ts';

/** What the agents do for real estate agents and brokers. */
export function realEstateItems(): KnowledgeItem[] {
  return [
    {
      id: 'real-estate',
      topic: 'real-estate',
      question: 'Is it a good fit for real estate?',
      answer:
        'Yes, real estate agents and brokers are whom it is made for first of all. The agent answers each enquiry at once, finds out what the buyer looks for, talks about fitting properties and schedules site visits.',
      spoken:
        'Yes, it is made for real estate agents and brokers first of all. It answers enquiries, finds out what buyers want, and schedules site visits.',
      ask: phrases(`is it good for real estate, do you work with real estate, is it for real estate agents,
        how does it help real estate agents, what can you do for real estate, i am a real estate agent,
        i have a real estate business, can real estate brokers use it, does it work for real estate,
        how do you help with real estate, tell me about real estate, i am a broker, i sell houses`),
      faq: false,
    },
    {
      id: 'who-is-it-for',
      topic: 'real-estate',
      question: 'Who is it for?',
      answer:
        'For business owners and sales teams who want every call answered and every lead followed up, above all real estate agents and brokers.',
      spoken: 'It is for business owners and sales teams, above all in real estate.',
      ask: phrases(`who is it for, who is this for, who uses it, who are your customers, who can use it,
        is it for small businesses, does it work for my business, which businesses use it,
        what kind of businesses do you work with, which industries do you support, is it right for me,
        is it only for real estate`),
      faq: false,
    },
    {
      id: 'property-search',
      topic: 'real-estate',
      question: 'Can it help buyers find a property?',
      answer:
        'Yes. The agent asks for place, budget, size and other wishes, and talks buyers through the properties of yours that fit.',
      spoken:
        'Yes. The agent asks for place, budget, and size, and talks buyers through the properties of yours that fit.',
      ask: phrases(`how does property search work, can it search for properties, can it help find a property,
        can it help buyers find a home, can it find a house, does it do property search, can it show properties,
        tell me about property search, can buyers search for apartments, can it recommend properties,
        can it help people find a house`),
      faq: false,
    },
    {
      id: 'rental-management',
      topic: 'real-estate',
      question: 'Does it help with rentals?',
      answer:
        'Yes. The agent answers tenants’ questions, takes their requests and passes on to your team what needs a person.',
      spoken: 'Yes. The agent answers tenants, takes their requests, and passes on what needs a person.',
      ask: phrases(`does it help with rentals, can it manage rentals, do you do rental management,
        can it talk to tenants, does it handle tenants, tell me about rental management, can it help with rent,
        can it help landlords, how does rental management work`),
      faq: false,
    },
    {
      id: 'virtual-tours',
      topic: 'real-estate',
      question: 'Does it support virtual tours?',
      answer:
        'Yes. The agent can take a buyer through a property in words, answer what they ask on the way, and schedule a visit on site.',
      spoken: 'Yes. The agent can take a buyer through a property, answer questions on the way, and schedule a visit.',
      ask: phrases(`do you have virtual tours, can it do virtual tours, does it support virtual tours,
        can it give a tour, can buyers take a virtual tour, tell me about virtual tours, how do virtual tours work,
        can it show a house online`),
      faq: false,
    },
    {
      id: 'home-loans',
      topic: 'real-estate',
      question: 'Can it help with home loans?',
      answer:
        'Yes, the agent can explain the steps of a home loan and which papers are usual, and bring the buyer together with your loan partner. It gives no financial advice.',
      spoken:
        'The agent can explain the steps of a home loan and bring the buyer together with your loan partner. It gives no financial advice.',
      ask: phrases(`can it help with home loans, do you help with home loans, can it explain home loans,
        do you offer home loans, does it do home loan assistance, can buyers ask about loans,
        can it answer questions about mortgages, tell me about home loan assistance, does it help with mortgages`),
      faq: false,
    },
    {
      id: 'documents',
      topic: 'real-estate',
      question: 'Can it explain documents?',
      answer:
        'Yes, the agent can explain in plain words what the usual documents of a purchase are for. It gives no legal advice.',
      spoken: 'Yes, it explains in plain words what the usual documents are for. It gives no legal advice.',
      ask: phrases(`can it explain documents, can it help with documents, does it explain paperwork,
        can it help with paperwork, can it explain a contract to a buyer, do you help with documents,
        tell me about document explanation, which documents can it explain`),
      faq: false,
    },
    {
      id: 'after-sale',
      topic: 'real-estate',
      question: 'Does it help after the sale?',
      answer:
        'Yes. After a purchase the agent stays reachable for buyers: it answers their questions, takes requests and keeps in touch.',
      spoken: 'Yes. After the sale the agent answers buyers, takes their requests, and keeps in touch.',
      ask: phrases(`does it help after the sale, do you offer post sale support, what happens after the sale,
        can it support customers after the sale, does it do customer support, can it help existing customers,
        do you have after sales support, tell me about post sale support, can it follow up with buyers`),
      faq: false,
    },
  ];
}
