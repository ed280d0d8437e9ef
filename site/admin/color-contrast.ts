import { parse, wcagContrast } from 'culori';
import type { EditedConfig } from '../site-config/edited-config.ts';

/** Two colours that stand on each other with too little between them. */
export interface WeakPair {
  what: string;
  ratio: number;
  /** What WCAG 2.2 AA asks for. */
  needed: number;
}

const forText = 4.5;
const forShapes = 3;

/** The pairs of colours that are hard to tell apart. Colours that nobody can read are no pair. */
export function weakPairs({ styles }: Pick<EditedConfig, 'styles'>): WeakPair[] {
  const color = (id: string) => styles.colors.find((entry) => entry.id === id)?.value ?? '';
  const paper = color('secondary');
  const on = (background: string) => (background === 'transparent' ? paper : background);
  const pairs: Array<[what: string, front: string, back: string, needed: number]> = [
    ['Text on the paper', color('primary'), paper, forText],
    ['What can be pressed on the paper', color('accent'), paper, forShapes],
  ];
  for (const [kind, { background, hoverBackground, textColor }] of Object.entries(styles.buttonStyles)) {
    const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} button`;
    pairs.push([`${name}, its words`, textColor, on(background), forText]);
    pairs.push([`${name}, its words under the pointer`, textColor, on(hoverBackground), forText]);
  }
  return pairs.flatMap(([what, front, back, needed]) => {
    const ratio = contrast(front, back);
    return ratio === undefined || ratio >= needed ? [] : [{ what, ratio, needed }];
  });
}

function contrast(front: string, back: string): number | undefined {
  const [one, other] = [parse(front), parse(back)];
  if (!one || !other || (one.alpha ?? 1) < 1 || (other.alpha ?? 1) < 1) return undefined;
  return wcagContrast(one, other);
}
