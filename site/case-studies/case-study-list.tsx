import { createContext, type ReactNode, useContext, useEffect, useMemo, useReducer } from 'react';
import type { Late } from '../navigation/late.ts';
import type { CaseStudy } from './case-study.ts';
import {
  type CaseStudyListEvent,
  type CaseStudyListState,
  firstCaseStudyList,
  nextCaseStudyList,
} from './case-study-list-state.ts';

export interface CaseStudyList {
  state: CaseStudyListState;
  reload: () => void;
}

const ListContext = createContext<CaseStudyList | undefined>(undefined);

export interface CaseStudyListProviderProps {
  studies: Late<CaseStudy[]>;
  /** Brings new `studies`. */
  onReload: () => void;
  children: ReactNode;
}

/** Holds the list of case studies for what stands in it. */
export function CaseStudyListProvider({ studies, onReload, children }: CaseStudyListProviderProps) {
  const [state, dispatch] = useReducer(nextCaseStudyList, studies, firstState);

  useEffect(() => {
    if (!(studies instanceof Promise)) {
      dispatch(answered(studies));
      return undefined;
    }
    let isCurrent = true;
    dispatch({ type: 'asked' });
    studies.then(
      (found) => isCurrent && dispatch(answered(found)),
      (error: unknown) => isCurrent && dispatch({ type: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [studies]);

  const list = useMemo(() => ({ state, reload: onReload }), [state, onReload]);
  return <ListContext value={list}>{children}</ListContext>;
}

/** The list around this component. Throws without a CaseStudyListProvider. */
export function useCaseStudyList(): CaseStudyList {
  const list = useContext(ListContext);
  if (!list) throw new Error('useCaseStudyList must be used within a CaseStudyListProvider');
  return list;
}

function firstState(studies: Late<CaseStudy[]>): CaseStudyListState {
  return studies instanceof Promise ? firstCaseStudyList : nextCaseStudyList(firstCaseStudyList, answered(studies));
}

function answered(studies: CaseStudy[] | null): CaseStudyListEvent {
  return studies === null ? { type: 'failed' } : { type: 'loaded', studies };
}
