import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { SimulationMode } from '@/api/simulations';
import { isStage, type Stage } from '@/domain/stage';

export type Panel = 'historico' | 'comparar';

interface Address {
  mode: SimulationMode;
  /** Null when the address names none. */
  stage: Stage | null;
  panel: Panel | null;
}

const isPanel = (value: string | null): value is Panel => value === 'historico' || value === 'comparar';

/** Mode, stage and open panel live in the address: ?modo=rapida&etapa=anos_finais&ver=historico */
export function useSimulationAddress() {
  const [params, setParams] = useSearchParams();
  const [mode, setMode] = useOptimistic<SimulationMode>(
    params.get('modo') === 'rapida' ? 'rapida' : 'oficial',
  );
  const stage = params.get('etapa');
  const panel = params.get('ver');
  const address: Address = {
    mode,
    stage: isStage(stage) ? stage : null,
    panel: isPanel(panel) ? panel : null,
  };

  /** The router follows in a transition; the mode itself changes at once. */
  function change(part: Partial<Address>) {
    startTransition(() => {
      if (part.mode) setMode(part.mode);
      write(part);
    });
  }

  function write(part: Partial<Address>) {
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (part.mode) next.set('modo', part.mode);
        if (part.stage) next.set('etapa', part.stage);
        if (part.panel === null) next.delete('ver');
        else if (part.panel) next.set('ver', part.panel);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { ...address, change };
}

export type SimulationAddress = ReturnType<typeof useSimulationAddress>;
