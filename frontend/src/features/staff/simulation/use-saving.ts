import { useState } from 'react';

import { sentenceOf } from '@/api/wire/problem';
import { type NewSimulation, useSimulationActions } from '@/api/simulations';
import { toast } from '@/kit/feedback/toast-store';

import { simulationText } from './simulation.text';

/** Saves a simulation and says how it went; what went wrong also stays beside the button. */
export function useSaving(schoolId: number) {
  const actions = useSimulationActions(schoolId);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(simulation: NewSimulation, onSaved: () => void) {
    setSaving(true);
    setFailure(null);
    try {
      await actions.save(simulation);
      onSaved();
      toast.success(simulationText.saved, simulationText.savedDetail);
    } catch (error) {
      const sentence = sentenceOf(error, simulationText.saveFailedDetail);
      setFailure(sentence);
      toast.error(simulationText.saveFailed, sentence);
    } finally {
      setSaving(false);
    }
  }

  function refuse(sentence: string) {
    setFailure(sentence);
    toast.error(simulationText.error, sentence);
  }

  return { saving, failure, save, refuse, forget: () => setFailure(null) };
}

export type Saving = ReturnType<typeof useSaving>;
