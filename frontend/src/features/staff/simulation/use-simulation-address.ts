import { startTransition, useOptimistic } from 'react';

import type { SimulationMode } from '@/api/index/simulations';
import { stages, type Stage } from '@/domain/index/stage';
import { useQueryState } from '@/kit/browser/use-query-state';

import { historyFilter } from './history/history-filter';

const modes = ['oficial', 'rapida'] as const satisfies readonly SimulationMode[];
const panels = ['historico', 'comparar'] as const;

/** Null where the address names none. */
interface Address {
  mode: SimulationMode | null;
  stage: Stage | null;
  /** The saved simulation that the page opens with. */
  simulation: number | null;
  panel: (typeof panels)[number] | null;
}

/** Mode, stage, simulation and open panel live in the address: ?modo=rapida&etapa=anos_finais&simulacao=12&ver=historico */
export function useSimulationAddress() {
  const [{ modo, etapa, simulacao, ver }, write] = useQueryState({
    modo: modes,
    etapa: stages,
    simulacao: /^[1-9]\d{0,14}$/,
    ver: panels,
    ...historyFilter,
  });
  const [mode, setMode] = useOptimistic<SimulationMode | null>(modo);

  /** The router follows in a transition; the mode itself changes at once. */
  function change(part: Partial<Address>) {
    startTransition(() => {
      if (part.mode) setMode(part.mode);
      write({
        ...(part.mode ? { modo: part.mode } : {}),
        ...(part.stage ? { etapa: part.stage } : {}),
        ...(part.simulation === undefined ? {} : { simulacao: textOf(part.simulation) }),
        // What was filtered in a panel goes with it.
        ...(part.panel === undefined ? {} : { ver: part.panel, filtro: null }),
      });
    });
  }

  return {
    mode,
    stage: etapa,
    simulation: simulacao === null ? null : Number(simulacao),
    panel: ver,
    change,
  };
}

const textOf = (id: number | null): string | null => (id === null ? null : String(id));

export type SimulationAddress = ReturnType<typeof useSimulationAddress>;
