import { useCallback, useState } from 'react';

import type { Simulation } from '@/api/index/simulations';
import type { Stage } from '@/domain/index/stage';

import { quickForm, type QuickValues } from '../scenario/parameters.schema';
import { estimate, isSameQuick, type QuickInput, type QuickResult } from './quick-values';
import { type Origin, quickStart, quickStartOf, type SchoolFigures, type Start } from '../start';
import { useDraft } from '../use-draft';

/** The quick mode: what the form starts from, and the last estimate. */
export function useQuick(figures: SchoolFigures, stage: Stage, opened: Simulation | null) {
  const [start, setStart] = useState(() => ({
    ...(opened?.mode === 'rapida' ? quickStartOf(opened, stage) : quickStart(figures, stage)),
    id: 0,
  }));
  const [origin, setOrigin] = useState<Origin>(start.origin);
  const [result, setResult] = useState<QuickResult | null>(() => estimate(quickForm.parse(start.values)));
  const calculate = useCallback((values: QuickInput) => setResult(estimate(values)), []);
  const draft = useDraft(start.values, isSameQuick);

  function startOver(next: Start<QuickValues>) {
    setStart((known) => ({ ...next, id: known.id + 1 }));
    setOrigin(next.origin);
    draft.remember(next.values);
    draft.markSaved(next.values);
  }

  return {
    figures,
    start,
    origin,
    result,
    draft,
    calculate,
    /** The form that is on screen was filled from elsewhere. */
    filled({ values, origin: from }: Start<QuickValues>) {
      setOrigin(from);
      draft.markSaved(values);
    },
    /** Starts the form over with other numbers and estimates them. */
    open(next: Start<QuickValues>) {
      startOver(next);
      setResult(estimate(quickForm.parse(next.values)));
    },
    /** Starts over with another stage. */
    begin(other: Stage) {
      const next = quickStart(figures, other);
      startOver(next);
      setResult(estimate(quickForm.parse(next.values)));
    },
  };
}

export type Quick = ReturnType<typeof useQuick>;
