import type { MindAction } from '../agent/ports.ts';
import { digitsFromWords } from '../speech/number-words.ts';

/** What a step of the talk brings: what is said, and whether the form is over. */
interface Step {
  actions: MindAction[];
  isOver: boolean;
}

const askText = 'Which phone number can our team call you on? Please say it digit by digit.';
const nationalDigits = 10;
const mostDigits = 13;
const yes = /^(?:yes|yep|yeah|correct|right|sure|okay|ok)\b/;
const no = /^(?:no|nope|wrong|not)\b/;
const digitWord = /^(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|triple|plus|\d+)$/;

/** Takes a phone number for a demo: over several breaths if need be, read back before it counts. */
export class CallBackForm {
  #digits = '';
  #isRead = false;

  /** The first question. */
  begin(): MindAction[] {
    return [{ type: 'say', text: askText }];
  }

  /** The question that stands. */
  again(): MindAction[] {
    return [{ type: 'say', text: this.#isRead ? this.#readBack() : askText }];
  }

  /** Takes what was said; undefined when it has nothing to do with the form. */
  hear(text: string, act: string | undefined): Step | undefined {
    const isYes = act === 'yes' || yes.test(text);
    if (this.#isRead && isYes) return this.#done();
    if (act === 'no' || act === 'stop' || (this.#isRead && no.test(text))) return this.#refused();
    const digits = isNumber(text) ? digitsFromWords(text) : '';
    if (digits === '') return undefined;
    if (this.#isRead) this.#clear();
    this.#digits += digits;
    if (this.#digits.length < nationalDigits) return this.#say(`I have ${grouped(this.#digits)} so far. Please go on.`);
    const phone = phoneNumber(this.#digits);
    if (phone === undefined) {
      this.#clear();
      return this.#say('That does not sound like a phone number. Please say it again, digit by digit.');
    }
    this.#digits = phone;
    this.#isRead = true;
    return this.#say(this.#readBack());
  }

  #done(): Step {
    const phone = this.#digits.length === nationalDigits ? `+91${this.#digits}` : `+${this.#digits}`;
    return {
      isOver: true,
      actions: [
        { type: 'tool', name: 'book-demo', arguments: { phone } },
        { type: 'say', text: 'Thank you.' },
        { type: 'say', text: 'Our team will call you within twenty four hours to set up your demo.' },
        { type: 'say', text: 'Is there anything else you would like to know?' },
      ],
    };
  }

  #refused(): Step {
    if (this.#isRead) {
      this.#clear();
      return this.#say('Sorry about that. Please say the number again, digit by digit.');
    }
    return { isOver: true, actions: [{ type: 'say', text: 'No problem. What else would you like to know?' }] };
  }

  #readBack(): string {
    return `I have ${grouped(this.#digits)}. Is that right?`;
  }

  #clear(): void {
    this.#digits = '';
    this.#isRead = false;
  }

  #say(text: string): Step {
    return { isOver: false, actions: [{ type: 'say', text }] };
  }
}

/** Digits in words, with a breath between groups. */
function grouped(digits: string): string {
  const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const words = [...digits].map((digit) => names[Number(digit)]);
  return words.map((word, at) => (at > 0 && at % 5 === 0 ? `, ${word}` : at > 0 ? ` ${word}` : word)).join('');
}

/** Whether a sentence is mostly digits; "I have one question" is none. */
function isNumber(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.filter((word) => digitWord.test(word)).length * 2 >= words.length;
}

/** The digits of a number that can be called: Indian mobile numbers without their prefix, others with theirs. */
function phoneNumber(digits: string): string | undefined {
  // A breath at the end is heard as "oh".
  const indian = /^(?:0|91)?([6-9]\d{9})0?$/.exec(digits)?.[1];
  if (indian) return indian;
  return /^[1-9]/.test(digits) && digits.length > nationalDigits && digits.length <= mostDigits ? digits : undefined;
}
