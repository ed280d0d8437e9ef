import { describe, expect, it } from 'vitest';
import { useCases } from './use-cases.ts';

const of = (category: string) => useCases.filter((useCase) => useCase.category === category);

describe('the catalogue of use cases', () => {
  it('has the eleven ids of the spec, eight for b2c and three for implementation [W-3.57] [W-3.58] [W-3.59] [W-3.60] [W-3.64]', () => {
    expect(useCases.map(({ id }) => id).sort()).toEqual(
      [
        ...['propertySearch', 'leadQualification', 'postSaleSupport', 'rentalManagement', 'virtualTours'],
        ...['documentExplanation', 'homeLoanAssistance', 'postPurchase', 'multilingual', 'bandwidth', 'trust'],
      ].sort(),
    );
    expect(of('b2c')).toHaveLength(8);
    expect(of('implementation').map(({ id }) => id)).toEqual(['multilingual', 'bandwidth', 'trust']);
  });

  it('gives each a title, a description, an icon, benefits and a call to action [W-3.61] [W-3.62] [W-3.63]', () => {
    for (const { title, description, icon, benefits, cta } of useCases) {
      for (const text of [title, description, icon, cta, ...benefits]) expect(text.trim()).not.toBe('');
      expect(benefits.length).toBeGreaterThanOrEqual(3);
    }
  });
});
