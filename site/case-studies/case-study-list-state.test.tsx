import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CaseStudy, toListed, usLongDate } from './case-study.ts';
import { CaseStudyListProvider, useCaseStudyList } from './case-study-list.tsx';
import { firstCaseStudyList, nextCaseStudyList } from './case-study-list-state.ts';

const study: CaseStudy = toListed(
  {
    id: '1',
    title: 'Villas',
    slug: 'villas',
    industry: 'Villas',
    summary: 'Short.',
    featured_image: null,
    company_logo: null,
    created_at: '2026-11-10T05:30:00.000Z',
  },
  false,
);
const loaded = nextCaseStudyList(firstCaseStudyList, { type: 'loaded', studies: [study] });

describe('the list of case studies', () => {
  it('starts in the state loading [W-4.3]', () => {
    expect(firstCaseStudyList).toEqual({ phase: 'loading', studies: [] });
  });

  it('goes from loading to loaded on success [W-4.4]', () => {
    expect(loaded).toEqual({ phase: 'loaded', studies: [study] });
  });

  it('goes from loading to error on failure, with an emptied list [W-4.5, W-8.9]', () => {
    const again = nextCaseStudyList(loaded, { type: 'asked' });
    expect(again).toEqual({ phase: 'loading', studies: [study] });
    expect(nextCaseStudyList(again, { type: 'failed' })).toMatchObject({ phase: 'error', studies: [] });
  });

  it('sets the error to the failure’s message or else to "Failed to load case studies" [W-8.8]', () => {
    const failed = (error?: unknown) => nextCaseStudyList(firstCaseStudyList, { type: 'failed', error });
    expect(failed(new Error('No connection'))).toMatchObject({ error: 'No connection' });
    expect(failed(new Error(''))).toMatchObject({ error: 'Failed to load case studies' });
    expect(failed('text')).toMatchObject({ error: 'Failed to load case studies' });
    expect(failed()).toMatchObject({ error: 'Failed to load case studies' });
  });
});

describe('the hook useCaseStudyList', () => {
  function Phase() {
    return <p>{useCaseStudyList().state.phase}</p>;
  }

  it('throws outside its provider [W-8.58]', () => {
    expect(() => renderToString(<Phase />)).toThrow('useCaseStudyList must be used within a CaseStudyListProvider');
  });

  it('has at once what came with the document, and waits for what did not', () => {
    const show = (studies: CaseStudy[] | null | Promise<CaseStudy[]>) =>
      renderToString(
        <CaseStudyListProvider studies={studies} onReload={() => undefined}>
          <Phase />
        </CaseStudyListProvider>,
      );
    expect(show([study])).toBe('<p>loaded</p>');
    expect(show(null)).toBe('<p>error</p>');
    expect(show(Promise.resolve([study]))).toBe('<p>loading</p>');
  });
});

describe('a date', () => {
  it('is shown in US long format, on India’s day [W-9.27]', () => {
    expect(usLongDate('2026-11-10T05:30:00.000Z')).toBe('November 10, 2026');
    expect(usLongDate('2026-11-10T19:30:00.000Z')).toBe('November 11, 2026');
  });
});
