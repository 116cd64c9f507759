import { useNavigate } from 'react-router-dom';

import { useClassSimulationActions } from '@/api/class-simulations/class-simulation-actions';
import type { ClassSimulation } from '@/api/class-simulations/class-simulations';
import { classSimulationAt } from '@/domain/class-simulation/paths';
import { useAction } from '@/kit/feedback/use-action';

import { classSimulationText as text } from './class-simulation.text';

/** Another simulation of the same kind with some of its questions, and there. */
export function useStartAgain(
  { schoolId, classId, subjectId, kind }: ClassSimulation,
  questionIds: number[],
  /** What becomes of the one before, once the new one is there. */
  after: () => Promise<unknown> = () => Promise.resolve(),
): () => Promise<void> {
  const navigate = useNavigate();
  const { start } = useClassSimulationActions(schoolId);
  return async () => {
    const { id } = await start({
      classId,
      subjectId,
      kind,
      questions: questionIds.length,
      difficulty: 'misto',
      skillId: null,
      questionIds,
    });
    await after();
    await navigate(classSimulationAt(id));
  };
}

/** The same at the press of a button. */
export const useRestart = (simulation: ClassSimulation, questionIds: number[]) =>
  useAction(useStartAgain(simulation, questionIds), { failed: text.restartFailed });
