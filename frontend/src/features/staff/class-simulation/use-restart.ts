import { useNavigate } from 'react-router-dom';

import {
  type NewClassSimulation,
  useClassSimulationActions,
} from '@/api/class-simulations/class-simulation-actions';
import type { ClassSimulation } from '@/api/class-simulations/class-simulations';
import { classSimulationAt } from '@/domain/class-simulation/paths';
import { useAction } from '@/kit/feedback/use-action';

import { classSimulationText as text } from './class-simulation.text';

/** As many as the form of a new simulation begins with. */
const PRACTISED = 10;

/** Begins a simulation of the same class and subject, and goes there. */
function useStart({ schoolId, classId, subjectId }: ClassSimulation) {
  const navigate = useNavigate();
  const { start } = useClassSimulationActions(schoolId);
  return async (
    asked: Pick<NewClassSimulation, 'kind' | 'questions' | 'skillId' | 'questionIds'>,
    /** What becomes of the one before, once the new one is there. */
    after: () => Promise<unknown> = () => Promise.resolve(),
  ) => {
    const { id } = await start({ classId, subjectId, difficulty: 'misto', ...asked });
    await after();
    await navigate(classSimulationAt(id));
  };
}

/** Another simulation of the same kind with some of its questions. */
export function useStartAgain(
  simulation: ClassSimulation,
  questionIds: number[],
  after?: () => Promise<unknown>,
): () => Promise<void> {
  const start = useStart(simulation);
  const { kind } = simulation;
  return () => start({ kind, questions: questionIds.length, skillId: null, questionIds }, after);
}

/** The same at the press of a button. */
export const useRestart = (simulation: ClassSimulation, questionIds: number[]) =>
  useAction(useStartAgain(simulation, questionIds), { failed: text.restartFailed });

/** Questions of one skill on the wall, at the press of a button. */
export function usePractise(simulation: ClassSimulation) {
  const start = useStart(simulation);
  return useAction(
    (skillId: number) => start({ kind: 'projetada', questions: PRACTISED, skillId, questionIds: null }),
    { failed: text.practiseFailed },
  );
}
