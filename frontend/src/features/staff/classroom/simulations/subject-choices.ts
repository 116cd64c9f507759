import type { Subject } from '@/api/subjects';
import type { Stage } from '@/domain/index/stage';

import { simulationsText } from './simulations.text';

const text = simulationsText.start;

/** A subject that can be chosen; `id` is null for questions of every subject, and undefined where the school has none. */
export interface SubjectChoice {
  value: string;
  label: string;
  id: number | null | undefined;
}

/**
 * The subjects of the class's stage; where it has none, Língua Portuguesa, Matemática and Questões Mistas, with the
 * questions that other stages have of them.
 */
export function subjectChoices(subjects: readonly Subject[], stage: Stage): SubjectChoice[] {
  const active = subjects.filter(({ isActive }) => isActive);
  const own = active.filter((subject) => subject.stage === stage);
  if (own.length > 0) return own.map(({ id, name }) => ({ value: String(id), label: name, id }));
  const elsewhere = [text.portuguese, text.mathematics].map((name) => ({
    value: name,
    label: name,
    id: active.find((subject) => subject.name === name)?.id,
  }));
  return [...elsewhere, { value: text.mixed, label: text.mixed, id: null }];
}
