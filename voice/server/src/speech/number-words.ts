const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const international: Array<[number, string]> = [
  [1e9, 'billion'],
  [1e6, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
];
const indian: Array<[number, string]> = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

/** A whole number in words; `indian` counts in lakh and crore. */
export function numberWords(value: number, system: 'international' | 'indian' = 'international'): string {
  if (value < 20) return small[value]!;
  if (value < 100) return value % 10 === 0 ? tens[value / 10]! : `${tens[Math.floor(value / 10)]} ${small[value % 10]}`;
  for (const [size, name] of system === 'indian' ? indian : international) {
    if (value < size) continue;
    const rest = value % size;
    return `${numberWords(Math.floor(value / size), system)} ${name}${rest ? ` ${numberWords(rest, system)}` : ''}`;
  }
  return String(value);
}

/** Each digit of a text in words, as phone numbers are read out. */
export function digitWords(text: string): string {
  return [...text.replace(/\D/g, '')].map((digit) => small[Number(digit)]).join(' ');
}

const wordDigits = new Map([
  ...small.slice(0, 10).map((word, digit): [string, number] => [word, digit]),
  ['oh', 0],
  ['o', 0],
]);

/** The digits that spoken words stand for, also `double five` and `triple nine`; other words are passed over. */
export function digitsFromWords(text: string): string {
  let digits = '';
  let repeat = 1;
  for (const word of text.toLowerCase().split(/[^a-z0-9]+/)) {
    if (word === 'double') repeat = 2;
    else if (word === 'triple') repeat = 3;
    else {
      const digit = wordDigits.get(word) ?? (/^\d+$/.test(word) ? word : undefined);
      if (digit !== undefined) digits += String(digit).repeat(repeat);
      repeat = 1;
    }
  }
  return digits;
}
