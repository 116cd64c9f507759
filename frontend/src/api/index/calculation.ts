import { useRef, useState } from 'react';

import type { Schemas } from '@/api/wire/address';
import { askUntil } from '@/api/wire/client';
import { Problem } from '@/api/wire/problem';

export type Calculation = Schemas['Calculation'];
export type CalculationInput = Schemas['Calculate'];
export type CalculationStep = Schemas['Step'];
export type Fraction = Schemas['Fraction'];
export type Plan = Schemas['Plan'];
export type PlanChange = Schemas['Change'];
/** How far one thing has to move. */
export type Way = Schemas['Way'];
export type LeverGain = Schemas['Lever'];
export type Lock = Schemas['Lock'];
export type Suggestion = Schemas['Suggestion'];
/** A suggestion in words alone. */
export type Advice = Pick<Suggestion, 'title' | 'detail'>;

/** Asks the server for the official calculation, until nobody waits for it; nothing is stored. */
export const calculate = (school: number, body: CalculationInput, left?: AbortSignal): Promise<Calculation> =>
  askUntil(left)('/api/school/{school}/ideb/calculate', { school, body });

export interface CalculationState {
  data: Calculation | null;
  /** The input the figures belong to. */
  input: CalculationInput | null;
  /** The input of the call under way; that of the figures while there is none. */
  asked: CalculationInput | null;
  error: Problem | null;
  pending: boolean;
}

const empty: CalculationState = { data: null, input: null, asked: null, error: null, pending: false };

/** Keeps the last calculation on screen; a second call ends the first, which nobody waits for any more. */
export function useCalculation(schoolId: number) {
  const [state, setState] = useState<CalculationState>(empty);
  const latest = useRef<AbortController>(null);

  async function run(input: CalculationInput): Promise<Calculation | null> {
    latest.current?.abort();
    const call = new AbortController();
    latest.current = call;
    setState((known) => ({ ...known, asked: input, pending: true, error: null }));
    try {
      const data = await calculate(schoolId, input, call.signal);
      if (call === latest.current) setState({ data, input, asked: input, error: null, pending: false });
      return data;
    } catch (error) {
      if (call !== latest.current) return null;
      const problem = error instanceof Problem ? error : null;
      setState((known) => ({ ...known, asked: known.input, pending: false, error: problem }));
      throw error;
    }
  }

  return {
    ...state,
    run,
    clear: () => {
      latest.current?.abort();
      latest.current = null;
      setState(empty);
    },
  };
}
