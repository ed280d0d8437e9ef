import type { KnowledgeEntry } from '../agent/knowledge.ts';
import type { Mind, MindAction, Turn } from '../agent/ports.ts';
import { type ConversationAct, conversationPhrases } from '../speech/conversation-phrases.ts';
import { plainWords } from '../speech/sphinx-grammar.ts';
import { CallBackForm } from './call-back.ts';
import { Retrieval, withoutManners } from './retrieval.ts';
import { sentences } from './sentences.ts';

export interface KnowledgeMindOptions {
  entries: readonly KnowledgeEntry[];
  /** Whose agent it is. */
  brand: string;
}

/** A match under this is a guess, and guesses are not said. */
const leastScore = 0.5;

const acts = Object.keys(conversationPhrases) as ConversationAct[];
const actOf = new Map(acts.flatMap((act) => conversationPhrases[act].map((text) => [text as string, act] as const)));

const endings =
  /\b(?:good ?bye|bye|hang up|(?:end|stop|finish) (?:the |this |my )?call|(?:have|need|got) to go|that is all)\b/;
const questions = /^(?:how|what|when|where|why|who|which|does|do|will|is|are)\b/;
/** Longer talk that holds such words is about something else. */
const longestEnding = 8;

/** Whether a short sentence, and no question, asks for the end of the call. */
function wantsToEnd(text: string): boolean {
  return endings.test(text) && !questions.test(text) && text.split(' ').length <= longestEnding;
}

/** Makes the minds of a knowledge base, one for each call. */
export function createKnowledgeMinds({ entries, brand }: KnowledgeMindOptions): () => Mind {
  const retrieval = new Retrieval(entries);
  return () => new KnowledgeMind(retrieval, brand);
}

/** Answers from the knowledge base, keeps up small talk, and takes a phone number for a demo. */
class KnowledgeMind implements Mind {
  readonly name = 'knowledge';
  readonly #retrieval: Retrieval;
  readonly #brand: string;
  #form: CallBackForm | undefined;
  #answers = 0;
  #misses = 0;
  #hasOffered = false;

  constructor(retrieval: Retrieval, brand: string) {
    this.#retrieval = retrieval;
    this.#brand = brand;
  }

  firstMessage(): string {
    return `Hello, I am the AI sales agent of ${this.#brand}. Ask me what I can do, what it costs, or for a demo.`;
  }

  async *reply(turns: readonly Turn[], signal: AbortSignal): AsyncIterable<MindAction> {
    const heard = turns.findLast(({ role }) => role === 'user')?.text ?? '';
    for (const action of this.#answer(heard, turns).flatMap(bySentence)) {
      if (signal.aborted) return;
      yield action;
    }
  }

  #answer(heard: string, turns: readonly Turn[]): MindAction[] {
    const text = plainWords(heard);
    const act = actOf.get(text) ?? actOf.get(withoutManners(text)) ?? (wantsToEnd(text) ? 'goodbye' : undefined);
    if (act === 'goodbye') {
      return [
        { type: 'say', text: 'Thank you for talking with me. Goodbye!' },
        { type: 'end-call', reason: 'assistant-ended-call' },
      ];
    }
    const step = this.#form?.hear(heard, act);
    if (step) {
      if (step.isOver) this.#form = undefined;
      return step.actions;
    }
    if (act) return this.#converse(act, turns);
    return this.#inform(heard);
  }

  #converse(act: Exclude<ConversationAct, 'goodbye'>, turns: readonly Turn[]): MindAction[] {
    switch (act) {
      case 'greeting':
        return say('Hello! What would you like to know?');
      case 'present':
        return say('Yes, I can hear you. What would you like to know?');
      case 'thanks':
        return say('You are welcome. Is there anything else you would like to know?');
      case 'repeat':
        return say(turns.findLast(({ role }) => role === 'assistant')?.text ?? this.firstMessage());
      case 'yes':
        return this.#hasOffered ? this.#begin([]) : say('Good. What would you like to know?');
      case 'no':
        return say('All right. Ask me anything else, or say goodbye to end the call.');
      case 'stop':
        return say('Okay.');
    }
  }

  #inform(heard: string): MindAction[] {
    const match = this.#retrieval.find(heard);
    if (!match || match.score < leastScore) return this.#miss();
    this.#misses = 0;
    this.#answers += 1;
    const answer = say(match.entry.spoken);
    if (match.entry.action === 'book-demo') return this.#begin(answer);
    if (this.#form) return [...answer, ...this.#form.again()];
    this.#hasOffered = this.#answers === 2;
    return this.#hasOffered ? [...answer, ...say('Would you like our team to show you a demo?')] : answer;
  }

  #begin(before: MindAction[]): MindAction[] {
    this.#hasOffered = false;
    this.#form = new CallBackForm();
    return [...before, ...this.#form.begin()];
  }

  #miss(): MindAction[] {
    this.#misses += 1;
    if (this.#form) return [...say('Sorry, I did not get that.'), ...this.#form.again()];
    if (this.#misses === 1) return say('Sorry, I did not get that. Could you say it in other words?');
    return say('I can tell you about the product, the price, the free trial, and how to book a demo. Which one is it?');
  }
}

function say(text: string): MindAction[] {
  return [{ type: 'say', text }];
}

function bySentence(action: MindAction): MindAction[] {
  return action.type === 'say' ? sentences(action.text).map((text) => ({ type: 'say', text })) : [action];
}
