import { useState } from 'react';

import { type NewSimulation, type Simulation, useSimulationActions } from '@/api/index/simulations';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';

import { simulationText } from './simulation.text';

/** Saves a simulation under the name that was typed, if any, and says how it went; what went wrong also stays beside the button. */
export function useSaving(schoolId: number) {
  const actions = useSimulationActions(schoolId);
  const [name, setName] = useState('');
  const { run, pending, refusal, refuse } = useAction(
    async (simulation: NewSimulation, onSaved: (saved: Simulation) => void) => {
      onSaved(await actions.save({ ...simulation, name }));
      setName('');
    },
    {
      onDone: () => toast.success(simulationText.saved, simulationText.savedDetail),
      failed: simulationText.saveFailed,
      fallback: simulationText.saveFailedDetail,
    },
  );
  return {
    name,
    setName,
    saving: pending,
    failure: refusal,
    save: run,
    refuse(sentence: string) {
      refuse(sentence);
      toast.error(simulationText.error, sentence);
    },
    forget: () => refuse(null),
  };
}

export type Saving = ReturnType<typeof useSaving>;
