import type { Subject } from '@/api/subjects';
import type { Stage } from '@/domain/index/stage';

import { simulationsText } from '@/features/staff/classroom/simulations/simulations.text';

const text = simulationsText.start;

/** A subject that can be chosen; `id` is null for questions of all subjects of the stage, and undefined where it has none. */
export interface SubjectChoice {
  value: string;
  label: string;
  id: number | null | undefined;
}

/** The active subjects of the class's stage, and all of them together; where it has none, Língua Portuguesa, Matemática and Questões Mistas. */
export function subjectChoices(subjects: readonly Subject[], stage: Stage): SubjectChoice[] {
  const own = subjects.filter((subject) => subject.isActive && subject.stage === stage);
  const named = own.map(({ id, name }) => ({ value: String(id), label: name, id }));
  const mixed = { value: text.mixed, label: text.mixed, id: null };
  if (own.length > 0) return own.length === 1 ? named : [...named, mixed];
  const lacking = [text.portuguese, text.mathematics].map((name) => ({
    value: name,
    label: name,
    id: undefined,
  }));
  return [...lacking, mixed];
}
