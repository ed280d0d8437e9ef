import { describe, expect, it, vi } from 'vitest';
import { arrangeSections, defaultOrder, publishedOrder, readSavedOrder, type SectionEntry } from './section-order.ts';

const entry = (component: string): SectionEntry => ({ id: component, name: component, component });
const drawnByDefault = arrangeSections(defaultOrder);

describe('the saved section order', () => {
  it('is a list of entries with id, name and component that replaces the default [W-2.71, W-2.72]', () => {
    const saved = JSON.stringify([entry('UseCases'), entry('HeroBanner')]);
    expect(readSavedOrder(saved, defaultOrder)).toEqual([entry('UseCases'), entry('HeroBanner')]);
  });

  it.each(['{', '{}', '[{"id":"a"}]', '[null]', '[]', '[{"id":"a","name":"b","component":"Unknown"}]', '"x"'])(
    'that cannot be read, %s, leaves the default and is logged [W-2.73, W-2.74]',
    (saved) => {
      const log = vi.fn();
      expect(readSavedOrder(saved, defaultOrder, log)).toBe(defaultOrder);
      expect(log).toHaveBeenCalledExactlyOnceWith('The saved section order could not be read', expect.any(Error));
    },
  );

  it('leaves the default without a word when nothing is saved', () => {
    const log = vi.fn();
    expect(readSavedOrder(null, defaultOrder, log)).toBe(defaultOrder);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('the published order', () => {
  it('stands above the default, where it shows anything', () => {
    const published = [entry('UseCases')];
    expect(publishedOrder(published)).toBe(published);
    expect(publishedOrder([entry('Nonsense')])).toBe(defaultOrder);
    expect(publishedOrder([])).toBe(defaultOrder);
    expect(publishedOrder(undefined)).toBe(defaultOrder);
  });
});

describe('the sections that are drawn', () => {
  it('put key features between benefits and use cases', () => {
    expect(drawnByDefault).toEqual([
      'HeroBanner',
      'RequestCallback',
      'HowItWorks',
      'OmniChannelBanner',
      'BenefitsRealEstate',
      'KeyFeatures',
      'UseCases',
      'Testimonials',
      'CallToAction',
    ]);
  });

  it('put key features where the order says, when it does', () => {
    expect(arrangeSections([entry('KeyFeatures'), entry('HeroBanner')])).toEqual(['KeyFeatures', 'HeroBanner']);
    expect(arrangeSections([entry('HeroBanner')])).toEqual(['HeroBanner', 'KeyFeatures']);
    expect(arrangeSections([entry('UseCases'), entry('HeroBanner')])).toEqual([
      'KeyFeatures',
      'UseCases',
      'HeroBanner',
    ]);
  });

  it('skip unknown and repeated entries [W-2.76]', () => {
    expect(
      arrangeSections([entry('HeroBanner'), entry('Nonsense'), entry('HeroBanner'), entry('KeyFeatures')]),
    ).toEqual(['HeroBanner', 'KeyFeatures']);
  });
});
