import { type KnowledgeItem, phrases } from './knowledge-item.ts';

/** Pricing, trial and demo. */
export function offerItems(brand: string): KnowledgeItem[] {
  return [
    {
      id: 'free-trial',
      topic: 'pricing',
      question: 'Is there a free trial?',
      answer: `Yes. You can try ${brand} free of charge: the trial is priced at 0 USD.`,
      spoken: 'Yes, there is a free trial. It costs zero dollars.',
      ask: phrases(`is there a free trial, do you have a free trial, do you offer a free trial, can i try it for free,
        can i try it, is it free, is it free to try, can i get a free trial, is the trial free, how do i get a free trial,
        how much is the trial, what does the trial cost, i want a free trial, tell me about the free trial,
        can i test it first, is there a trial`),
      faq: true,
    },
    {
      id: 'pricing',
      topic: 'pricing',
      question: 'What does it cost?',
      answer:
        'You start with a free trial at 0 USD. What it costs after that depends on your business, and the team goes through it with you on a demo.',
      spoken:
        'You start with a free trial at zero dollars. After that the price depends on your business, and our team goes through it with you on a demo.',
      ask: phrases(`how much does it cost, what does it cost, what is the price, how much is it, what is your pricing,
        what are your prices, tell me about pricing, tell me about the price, how much do you charge,
        what are your charges, what are your plans, what plans do you have, what is the cost, is it expensive,
        what will it cost me, can you tell me the price, how much do i have to pay, what are your rates`),
      faq: false,
    },
    {
      id: 'contract',
      topic: 'pricing',
      question: 'Is there a contract?',
      answer:
        'The free trial costs nothing. What comes after it, and on which terms, is agreed with the team; the general conditions are in our terms of service.',
      spoken: 'The trial costs nothing. The terms after that you agree with our team.',
      ask: phrases(`is there a contract, do i have to sign a contract, can i cancel, can i cancel at any time,
        how do i cancel, what are the terms, is there a commitment, how can i pay, what payment methods do you accept,
        do i need a credit card, can i get a refund, do you offer a discount, is there a discount`),
      faq: false,
    },
    {
      id: 'book-demo',
      topic: 'demo',
      question: 'How do I book a demo?',
      answer:
        'Press “Book Demo” on any page and pick a time in the calendar, or tell the voice agent that you want a demo and leave your name and phone number.',
      spoken: 'Gladly. I can take your details for a demo now.',
      ask: phrases(`i want to book a demo, i would like to book a demo, book a demo, can i book a demo,
        how do i book a demo, can i get a demo, can i see a demo, schedule a demo, i want a demo, i would like a demo,
        can you book a demo for me, can i schedule a demo, show me a demo, i want to see a demo, book me a demo,
        sign me up for a demo, can we set up a demo, please book a demo`),
      faq: false,
      action: 'book-demo',
    },
    {
      id: 'demo-call',
      topic: 'demo',
      question: 'Can the agent call me?',
      answer:
        'Yes. Press “Try Now”, leave your name, business email and phone number, and ask for a demo call to your phone.',
      spoken: 'Yes. Press Try Now on the home page and leave your number, and we will call your phone.',
      ask: phrases(`can you call me, can i get a demo call, i want a demo call, call me on my phone, can you call my phone,
        can the agent call me, i want a call, request a demo call, how do i get a demo call, give me a call,
        can someone call me on my phone`),
      faq: false,
    },
    {
      id: 'get-started',
      topic: 'demo',
      question: 'How do I get started?',
      answer:
        'Press “Get Started Now” on the home page and leave your name, email and phone number. The team contacts you within 24 hours. Or book a live demo at a time that suits you.',
      spoken:
        'Press Get Started on the home page and leave your details. Our team contacts you within twenty four hours.',
      ask: phrases(`how do i get started, how can i get started, how do i start, i want to get started, how do i sign up,
        how can i sign up, i want to sign up, where do i sign up, how do i buy it, i want to buy it, how can i join,
        what is the next step, what do i do next, how do i register`),
      faq: false,
    },
  ];
}
