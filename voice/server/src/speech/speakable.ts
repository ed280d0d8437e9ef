import { digitWords, numberWords } from './number-words.ts';

/** Written forms that a synthesiser would read wrongly, and how they are said. Longest first where one holds another. */
const said: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b24\s?\/\s?7\b/g, 'twenty four seven'],
  [/\be\.g\.\s?/gi, 'for example '],
  [/\bi\.e\.\s?/gi, 'that is '],
  [/\betc\./gi, 'and so on'],
  [/\bAI\b/g, 'A I'],
  [/\bCRMs?\b/g, 'C R M'],
  [/\bAPIs?\b/g, 'A P I'],
  [/\bFAQs?\b/g, 'F A Q'],
  [/\bEMIs?\b/g, 'E M I'],
  [/\bUSD\b/g, 'dollars'],
  [/\bINR\b/g, 'rupees'],
  [/\bBHK\b/g, 'bedroom'],
  [/\bsq\.?\s?ft\.?/gi, 'square feet'],
  [/\bWhatsApp\b/g, 'whats app'],
  [/&/g, ' and '],
  [/\bwww\./gi, ''],
  [/https?:\/\//gi, ''],
];

/** Rewrites a sentence so that numbers, money, phone numbers and abbreviations are read out as people say them. */
export function speakable(text: string): string {
  let spoken = text
    .replace(/(?:₹|\bRs\.?)\s?([\d,]+)/g, (_, amount: string) => `${amountWords(amount, 'indian')} rupees`)
    .replace(/\bINR\s?([\d,]+)/g, (_, amount: string) => `${amountWords(amount, 'indian')} rupees`)
    .replace(/\$\s?([\d,]+)(?:\.00)?/g, (_, amount: string) => `${amountWords(amount)} dollars`)
    .replace(/\+?\d(?:[\s-]?\d){7,14}/g, (digits) => `${digits.startsWith('+') ? 'plus ' : ''}${digitWords(digits)}`)
    .replace(/([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/g, (_, name: string, host: string) => `${name} at ${host}`)
    .replace(/(?<=\w)\.(?=[a-z]{2,})/g, ' dot ');
  for (const [written, words] of said) spoken = spoken.replace(written, words);
  return spoken
    .replace(/(\d[\d,]*)\s?%/g, (_, amount: string) => `${amountWords(amount)} percent`)
    .replace(
      /(\d+)\.(\d+)/g,
      (_, whole: string, part: string) => `${numberWords(Number(whole))} point ${digitWords(part)}`,
    )
    .replace(/\d[\d,]*\d|\d/g, (amount) => amountWords(amount))
    .replace(/[*_#`~<>|\\^[\]{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function amountWords(amount: string, system: 'international' | 'indian' = 'international'): string {
  const digits = amount.replace(/,/g, '');
  return digits.length > 12 ? digitWords(digits) : numberWords(Number(digits), system);
}
