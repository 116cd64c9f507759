import { useRef, useState } from 'react';

import { post } from '@/api/wire/client';
import { Problem } from '@/api/wire/problem';
import type { Calculation, CalculationInput } from './schema';
import { schoolPath } from './use-school';

/** Asks the server for the official calculation; nothing is stored. */
export const calculate = (schoolId: number, input: CalculationInput): Promise<Calculation> =>
  post<Calculation>(`${schoolPath(schoolId)}/ideb/calculate`, input);

export interface CalculationState {
  data: Calculation | null;
  /** The input the figures belong to. */
  input: CalculationInput | null;
  error: Problem | null;
  pending: boolean;
}

const empty: CalculationState = { data: null, input: null, error: null, pending: false };

/** Keeps the last calculation on screen; a second call that overtakes the first wins. */
export function useCalculation(schoolId: number) {
  const [state, setState] = useState<CalculationState>(empty);
  const latest = useRef(0);

  async function run(input: CalculationInput): Promise<Calculation | null> {
    const call = ++latest.current;
    setState((known) => ({ ...known, pending: true, error: null }));
    try {
      const data = await calculate(schoolId, input);
      if (call === latest.current) setState({ data, input, error: null, pending: false });
      return data;
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem({ status: 0 });
      if (call === latest.current) setState((known) => ({ ...known, pending: false, error: problem }));
      throw problem;
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
