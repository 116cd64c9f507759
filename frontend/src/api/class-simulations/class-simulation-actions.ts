import type { Schemas } from '@/api/wire/address';
import { useWrite } from '@/api/wire/use-write';

import type { ClassSimulation } from './class-simulations';

export type NewClassSimulation = Omit<Schemas['StartClassSimulation'], 'schoolId'>;

export function useClassSimulationActions(schoolId: number) {
  const { post, postOnce, put, del } = useWrite();
  return {
    start: (body: NewClassSimulation): Promise<ClassSimulation> =>
      postOnce('/api/class-simulations', { body: { ...body, schoolId } }),
    finish: (id: number): Promise<ClassSimulation> => post('/api/class-simulations/{id}/finish', { id }),
    abandon: (id: number): Promise<ClassSimulation> => post('/api/class-simulations/{id}/abandon', { id }),
    reopen: (id: number): Promise<ClassSimulation> => post('/api/class-simulations/{id}/reopen', { id }),
    remove: (id: number): Promise<void> => del('/api/class-simulations/{id}', { id }),
    observe: (id: number, studentId: number, observations: string | null) =>
      put('/api/class-simulations/{id}/observation', { id, body: { studentId, observations } }),
  };
}
