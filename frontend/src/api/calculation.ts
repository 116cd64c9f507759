import { useRef, useState } from 'react';

import type { Schemas } from '@/api/wire/address';
import { ask } from '@/api/wire/client';
import { Problem } from '@/api/wire/problem';

export type Calculation = Schemas['Calculation'];
export type CalculationInput = Schemas['Calculate'];
export type CalculationStep = Schemas['Step'];
export type Fraction = Schemas['Fraction'];
export type Plan = Schemas['Plan'];
export type PlanChange = Schemas['Change'];
export type SingleLever = Schemas['Way'];
export type LeverGain = Schemas['Lever'];
export type Lock = Schemas['Lock'];
export type Suggestion = Schemas['Suggestion'];
/** A suggestion in words alone. */
export type Advice = Pick<Suggestion, 'title' | 'detail'>;

/** Asks the server for the official calculation; nothing is stored. */
export const calculate = (school: number, body: CalculationInput): Promise<Calculation> =>
  ask('/api/school/{school}/ideb/calculate', { school, body });

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

/** Keeps the last calculation on screen; a second call that overtakes the first wins. */
export function useCalculation(schoolId: number) {
  const [state, setState] = useState<CalculationState>(empty);
  const latest = useRef(0);

  async function run(input: CalculationInput): Promise<Calculation | null> {
    const call = ++latest.current;
    setState((known) => ({ ...known, asked: input, pending: true, error: null }));
    try {
      const data = await calculate(schoolId, input);
      if (call === latest.current) setState({ data, input, asked: input, error: null, pending: false });
      return data;
    } catch (error) {
      const problem = error instanceof Problem ? error : null;
      if (call === latest.current) {
        setState((known) => ({ ...known, asked: known.input, pending: false, error: problem }));
      }
      throw error;
    }
  }

  return {
    ...state,
    run,
    clear: () => {
      latest.current += 1;
      setState(empty);
    },
  };
}
