import { type Subject, useSubjects } from '@/api/subjects';
import { stageLabels } from '@/domain/index/stage';

/** The same subject in two stages is two. */
export const subjectName = ({ name, stage }: Pick<Subject, 'name' | 'stage'>): string =>
  `${name}, ${stageLabels[stage]}`;

/** What the subject of a question is called, once the subjects are read. */
export function useSubjectOf(schoolId: number) {
  const subjects = useSubjects(schoolId).data ?? [];
  return ({ subjectId }: { subjectId: number }): string => {
    const found = subjects.find(({ id }) => id === subjectId);
    return found ? subjectName(found) : '';
  };
}
