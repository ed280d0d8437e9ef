import type { CaseStudy } from './case-study.ts';

/** The list of case studies (spec 000 §4). While it is read anew, what was read before stays in view. */
export type CaseStudyListState =
  | { phase: 'loading'; studies: CaseStudy[] }
  | { phase: 'loaded'; studies: CaseStudy[] }
  | { phase: 'error'; studies: []; error: string };

export type CaseStudyListEvent =
  | { type: 'asked' }
  | { type: 'loaded'; studies: CaseStudy[] }
  | { type: 'failed'; error?: unknown };

export const loadFailed = 'Failed to load case studies';

export const firstCaseStudyList: CaseStudyListState = { phase: 'loading', studies: [] };

export function nextCaseStudyList(state: CaseStudyListState, event: CaseStudyListEvent): CaseStudyListState {
  switch (event.type) {
    case 'asked':
      return { phase: 'loading', studies: state.studies };
    case 'loaded':
      return state.phase === 'loaded' && state.studies === event.studies
        ? state
        : { phase: 'loaded', studies: event.studies };
    case 'failed':
      return { phase: 'error', studies: [], error: messageOf(event.error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : loadFailed;
}
