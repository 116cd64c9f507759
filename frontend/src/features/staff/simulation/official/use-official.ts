import { useCallback, useState } from 'react';

import { type CalculationInput, type Lock, useCalculation } from '@/api/index/calculation';
import type { Simulation } from '@/api/index/simulations';
import { sentenceOf } from '@/api/wire/problem';
import { isRefusal } from '@/kit/feedback/refusal';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useRaise } from '@/kit/browser/use-raise';
import type { Stage } from '@/domain/index/stage';

import { isComplete, isSameOfficial, typedInput } from './official-values';
import { planText } from '../plan/plan.text';
import type { OfficialValues } from '../scenario/parameters.schema';
import { officialStart, officialStartOf, type Origin, type SchoolFigures, type Start } from '../start';
import { useDraft } from '../use-draft';

/** Approval and one subject share the effort to begin with. */
const FIRST_LOCKS: readonly Lock[] = ['lp'];

/** The official mode: what the form starts from, the server's calculation, and what its plan keeps locked. */
export function useOfficial(
  schoolId: number,
  figures: SchoolFigures,
  stage: Stage,
  opened: Simulation | null,
) {
  const { data, input, asked, error, pending, run, clear } = useCalculation(schoolId);
  const [start, setStart] = useState(() => ({
    ...(opened?.mode === 'oficial' ? officialStartOf(opened, stage) : officialStart(figures, stage)),
    id: 0,
  }));
  const [origin, setOrigin] = useState<Origin>(start.origin);
  const [locked, setLocked] = useState<readonly Lock[]>(FIRST_LOCKS);
  const draft = useDraft(start.values, isSameOfficial);
  const raise = useRaise();

  /** A refusal is kept with the calculation; what else breaks is a fault of ours. */
  const raiseFault = useCallback((failure: unknown) => void (isRefusal(failure) || raise(failure)), [raise]);

  const holding = (numbers: CalculationInput): CalculationInput => ({ ...numbers, locked: [...locked] });

  /** Calculates quietly: a failure shows in the result, not in the form. */
  function show(values: OfficialValues) {
    if (isComplete(values)) void run(holding(typedInput(values))).catch(raiseFault);
    else clear();
  }

  /** Locks other things and asks again, for the numbers asked for last; the last of several counts. */
  async function changeLocks(next: readonly Lock[]) {
    const before = locked;
    setLocked(next);
    if (!asked) return;
    try {
      await run({ ...asked, locked: [...next] });
    } catch (failure) {
      setLocked(before);
      raiseFault(failure);
      toast.error(planText.lockFailed, sentenceOf(failure));
    }
  }

  function startOver(next: Start<OfficialValues>) {
    setStart((known) => ({ ...next, id: known.id + 1 }));
    setOrigin(next.origin);
    draft.remember(next.values);
    draft.markSaved(next.values);
  }

  return {
    figures,
    start,
    origin,
    locked,
    data,
    input,
    asked,
    error,
    pending,
    /** The first answer is on its way. */
    waits: data === null && !error && isComplete(start.values),
    calculate: (numbers: CalculationInput) => run(holding(numbers)),
    show,
    /** The same of what is being typed: the last answer stays while there is no other. */
    follow: (values: OfficialValues) => void run(holding(typedInput(values))).catch(raiseFault),
    changeLocks,
    draft,
    /** The form that is on screen was filled from elsewhere. */
    filled({ values, origin: from }: Start<OfficialValues>) {
      setOrigin(from);
      draft.markSaved(values);
    },
    /** Starts the form over with other numbers, and calculates. */
    open(next: Start<OfficialValues>) {
      startOver(next);
      show(next.values);
    },
    /** Starts over with another stage; the calculation waits until the form is on screen. */
    begin(other: Stage) {
      startOver(officialStart(figures, other));
      clear();
    },
  };
}

export type Official = ReturnType<typeof useOfficial>;
