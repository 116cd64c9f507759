import { useState } from 'react';

import type { Stage } from '@/domain/stage';

import { estimate, type QuickResult, type QuickValues } from './quick-values';
import { quickStart, type SchoolFigures, type Start } from './start';
import { useDraft } from './use-draft';

/** The quick mode: what the form starts from, and the last estimate. */
export function useQuick(figures: SchoolFigures, stage: Stage) {
  const [start, setStart] = useState(() => ({ ...quickStart(figures, stage), id: 0 }));
  const [result, setResult] = useState<QuickResult | null>(null);
  const { recall, remember } = useDraft(start.values);
  const { origin } = start;
  return {
    start,
    result,
    recall,
    remember,
    /** The stage the numbers belong to, as far as is known. */
    stage: origin.kind === 'none' ? null : origin.stage,
    calculate: (values: QuickValues) => setResult(estimate(values)),
    /** Starts the form over with other numbers and estimates them. */
    open(next: Start<QuickValues>) {
      setStart((known) => ({ ...next, id: known.id + 1 }));
      setResult(estimate(next.values));
      remember(next.values);
    },
  };
}

export type Quick = ReturnType<typeof useQuick>;
