import { address, type Schemas } from '@/api/wire/address';
import { askForFile } from '@/api/wire/client';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type ClassMastery = Schemas['ClassMastery'];
export type MapSkill = Schemas['ClassMasterySkill'];
export type MapPupil = Schemas['ClassMasteryPupil'];
export type MapCell = Schemas['ClassMasteryCell'];
export type PupilInNeed = Schemas['PupilInNeed'];
export type SkillParameters = Schemas['SkillParameters'];

/** The map of a class in a subject; null waits for both. */
export const useClassMastery = (of: { id: number; subject: number } | null): Resource<ClassMastery> =>
  useResource(of === null ? null : address('/api/classes/{id}/mastery', of));

/** The map as a table. */
export const exportClassMastery = (id: number, subject: number): Promise<Blob> =>
  askForFile('/api/classes/{id}/mastery/export', { id, body: { subject } });

/** By what numbers mastery is told, of a subject or of all: of the skills that anybody answered. */
export const useSkillParameters = (school: number, subject: number | null): Resource<SkillParameters[]> =>
  useResource(
    address('/api/school/{school}/mastery-parameters', subject === null ? { school } : { school, subject }),
  );

export function useSkillParameterDeeds(school: number) {
  const { post } = useWrite();
  return {
    /** Minutes at most; what every pupil knows is told anew. */
    estimate: (): Promise<Schemas['EstimatedSkillParameters']> =>
      post('/api/school/{school}/mastery-parameters', { school }),
  };
}
