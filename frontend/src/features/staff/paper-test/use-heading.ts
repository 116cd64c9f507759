import type { Question } from '@/api/questions/questions';
import { useSubjects } from '@/api/subjects';
import { enumerate } from '@/domain/enumerate';

import { paperTestText as text } from './paper-test.text';

/** More subjects than these have no place in a title. */
const MOST = 2;

/** What a test is called where nobody says it: by the subjects of its questions. */
export function useHeading(schoolId: number, questions: readonly Question[]): string {
  const subjects = useSubjects(schoolId).data ?? [];
  const asked = new Set(questions.map(({ subjectId }) => subjectId));
  const names = [...new Set(subjects.filter(({ id }) => asked.has(id)).map(({ name }) => name))];
  return names.length === 0 || names.length > MOST ? text.plainHeading : text.heading(enumerate(names));
}
