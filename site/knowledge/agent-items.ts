import { type KnowledgeItem, phrases } from './knowledge-item.ts';

/** Working together, and the agent itself. */
export function agentItems(brand: string): KnowledgeItem[] {
  return [
    {
      id: 'follow-up',
      topic: 'working-together',
      question: 'When will the team contact me?',
      answer: 'Within 24 hours of your request.',
      spoken: 'Our team contacts you within twenty four hours of your request.',
      ask: phrases(`when will you contact me, when will someone contact me, when will you call me back,
        how soon will you call me, how soon will someone contact me, how long until you call me,
        how long does it take to hear back, when will i hear from you, how fast do you respond,
        when will your team contact me, will someone follow up with me, when do you call back`),
      faq: false,
    },
    {
      id: 'contact',
      topic: 'working-together',
      question: 'How can I reach the team?',
      answer: 'Leave your details on the contact page, and the team contacts you within 24 hours.',
      spoken:
        'You can reach our team on the contact page. Leave your details, and they contact you within twenty four hours.',
      ask: phrases(`how can i contact you, how do i contact you, how can i reach you, what is your phone number,
        what is your email, what is your email address, where is your office, where are you located,
        how do i reach the team, how can i contact your team, do you have a phone number, what is your address,
        where are you based`),
      faq: false,
    },
    {
      id: 'india',
      topic: 'working-together',
      question: 'Does it work in India?',
      answer:
        'Yes, India is the market we look at first: Indian phone numbers, English and Hindi, and a call back within 24 hours. Phone numbers of other countries work on our forms too.',
      spoken: 'Yes, India is our first market. You can leave an Indian phone number, and speak English or Hindi.',
      ask: phrases(`do you work in india, does it work in india, are you available in india, can i use it in india,
        do you support indian phone numbers, can i use an indian phone number, do you have customers in india,
        which countries do you support, what countries do you work in, is it available in my country,
        does it work outside india, do you call indian numbers`),
      faq: false,
    },
    {
      id: 'privacy',
      topic: 'working-together',
      question: 'What happens to my data?',
      answer:
        'What you leave in a form is used to contact you by email or phone about our service, as the notice beside the form says. In the voice demo, what you say is turned into text so that the agent can answer. Our privacy policy has the details.',
      spoken:
        'We use your details only to contact you about our service. What you say here is turned into text so that I can answer. The privacy policy on this site has the details.',
      ask: phrases(`is my data safe, what happens to my data, is my data private, how do you protect my data,
        do you record this call, is this call recorded, are you recording me, do you sell my data,
        what do you do with my data, is it secure, how secure is it, what about privacy, what about data privacy,
        who can see my data, can i trust you, where is my data stored`),
      faq: false,
    },
    {
      id: 'crm',
      topic: 'working-together',
      question: 'How do leads reach my team or CRM?',
      answer:
        'Each lead is stored as it comes in, with what was said, and can be forwarded to your own lead service. How it fits your CRM the team goes through with you on a demo.',
      spoken:
        'Each lead is stored as it comes in, and can be forwarded to your own system. How it fits your C R M, our team can show you on a demo.',
      ask: phrases(`does it work with my c r m, do you integrate with my c r m, can it connect to my c r m,
        which integrations do you have, how do i get my leads, where do the leads go, how do leads reach my team,
        can it send leads to my team, do you integrate with other tools, can i export my leads,
        does it connect to other systems, do you have an a p i`),
      faq: false,
    },
    {
      id: 'set-up',
      topic: 'working-together',
      question: 'How long does set-up take?',
      answer:
        'That depends on what your agent has to know and do: your questions, your properties, your calendar. The team tells you on a demo what it takes for your business.',
      spoken:
        'That depends on what your agent has to know and do. On a demo, our team can tell you what it takes for your business.',
      ask: phrases(`how long does it take to set up, how long does setup take, how long does the setup take,
        how do i set it up, is it easy to set up, how hard is it to set up, how quickly can i start,
        how fast can we go live, how long until it works, what do i need to set it up, is it difficult to install,
        how does the set up work`),
      faq: false,
    },
    {
      id: 'human',
      topic: 'working-together',
      question: 'Can I talk to a person?',
      answer:
        'Yes. Ask the agent for a person and leave your name and phone number: the team contacts you within 24 hours. You can also use the contact page.',
      spoken: 'Of course. I can take your phone number, and a person from our team calls you within twenty four hours.',
      ask: phrases(`can i talk to a human, can i talk to a person, can i speak to a person, i want to talk to a human,
        i want to speak to someone, let me talk to a real person, transfer me to a human, can i speak to a human,
        can i talk to someone, connect me to an agent, i want to talk to sales, can i talk to your sales team,
        can i speak to your manager, call me back, please call me back, please call me`),
      faq: false,
      action: 'book-demo',
    },
    {
      id: 'hand-over',
      topic: 'working-together',
      question: 'What does the agent do when it cannot answer?',
      answer:
        'It says so instead of guessing, and offers to take the caller’s details so that a person of your team can call back.',
      spoken: 'It says so instead of guessing, and takes the details for a person of your team to call back.',
      ask: phrases(`what happens if you do not know the answer, what if it cannot answer,
        what happens when it cannot answer, what if it does not understand, can it hand over to a human,
        can it transfer calls to my team, does it hand over calls, what if a customer wants a person`),
      faq: false,
    },
    {
      id: 'case-studies',
      topic: 'working-together',
      question: 'Are there case studies?',
      answer: 'Yes, on the case studies page of this site. Where an example is a sample, it says so.',
      spoken: 'Yes, you find them on the case studies page of this site.',
      ask: phrases(`do you have case studies, can i see case studies, do you have examples, do you have references,
        do you have testimonials, what do your customers say, can you show me examples, do you have success stories,
        where are the case studies`),
      faq: false,
    },
    {
      id: 'newsletter',
      topic: 'working-together',
      question: 'Do you have a newsletter?',
      answer: 'Yes. Leave your email address at the foot of any page to subscribe.',
      spoken: 'Yes. Leave your email address at the foot of any page to subscribe.',
      ask: phrases(`do you have a newsletter, how do i subscribe, how do i subscribe to the newsletter,
        can i subscribe to your newsletter, do you have a blog, where can i read more, how do i stay informed,
        sign me up for the newsletter`),
      faq: false,
    },
    {
      id: 'who-are-you',
      topic: 'agent',
      question: 'Who am I talking to in the voice demo?',
      answer: `To ${brand}’s AI sales agent: a computer program, not a person. It answers questions about the service and takes your details for a demo.`,
      spoken: `I am ${brand}'s A I sales agent. I am a computer program, not a person.`,
      ask: phrases(`who are you, are you a robot, are you human, are you a real person, are you a person, are you a bot,
        am i talking to a robot, am i talking to a person, am i talking to a human, are you a machine, are you real,
        what is your name, are you an a i, are you a computer, who am i talking to, who is this, what are you`),
      faq: false,
    },
    {
      id: 'what-can-you-do',
      topic: 'agent',
      question: 'What can I ask the agent?',
      answer:
        'Ask what the product does, what it costs, how the free trial works, which languages it speaks, how it fits real estate, or book a demo.',
      spoken:
        'You can ask me what our product does, what it costs, about the free trial, or about real estate. I can also book a demo for you.',
      ask: phrases(`what can you do, what can i ask you, what can i ask, how can you help me, what can you help me with,
        can you help me, help me, i need help, what can you tell me, what do you know, what are my options,
        what should i ask`),
      faq: false,
    },
  ];
}
