import { startTransition, useOptimistic } from 'react';

import type { SimulationMode } from '@/api/simulations';
import { stages, type Stage } from '@/domain/index/stage';
import { useQueryState } from '@/kit/browser/use-query-state';

import { historyFilter } from './history/history-filter';

const modes = ['oficial', 'rapida'] as const satisfies readonly SimulationMode[];
const panels = ['historico', 'comparar'] as const;

interface Address {
  mode: SimulationMode;
  /** Null when the address names none. */
  stage: Stage | null;
  panel: (typeof panels)[number] | null;
}

/** Mode, stage and open panel live in the address: ?modo=rapida&etapa=anos_finais&ver=historico */
export function useSimulationAddress() {
  const [{ modo, etapa, ver }, write] = useQueryState({
    modo: modes,
    etapa: stages,
    ver: panels,
    ...historyFilter,
  });
  const [mode, setMode] = useOptimistic<SimulationMode>(modo ?? 'oficial');

  /** The router follows in a transition; the mode itself changes at once. */
  function change(part: Partial<Address>) {
    startTransition(() => {
      if (part.mode) setMode(part.mode);
      write({
        ...(part.mode ? { modo: part.mode } : {}),
        ...(part.stage ? { etapa: part.stage } : {}),
        // What was filtered in a panel goes with it.
        ...(part.panel === undefined ? {} : { ver: part.panel, filtro: null }),
      });
    });
  }

  return { mode, stage: etapa, panel: ver, change };
}

export type SimulationAddress = ReturnType<typeof useSimulationAddress>;
