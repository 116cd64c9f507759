import type { GeneratedPlan } from '@/api/lessons/generate-plan';
import { LONGEST_METHODOLOGY, LONGEST_TEXT } from '@/domain/lesson/limits';
import { textFields, type TextSection } from '@/features/staff/lesson-plans/generate/sections';

import { reviewText as text } from './review.text';

export type WrongParts = Readonly<Partial<Record<TextSection | 'title', string>>>;

const isTextSection = (name: string): name is TextSection => name in textFields;

/** What the server would refuse, by the part it stands in. */
export function wrongParts(plan: GeneratedPlan): WrongParts {
  const wrong: Partial<Record<TextSection | 'title', string>> = {};
  if (plan.title.trim() === '') wrong.title = text.titleRequired;
  for (const section of Object.keys(textFields).filter(isTextSection)) {
    const said = plan[textFields[section]];
    const most = section === 'metodologia' ? LONGEST_METHODOLOGY : LONGEST_TEXT;
    if (said.trim() === '') wrong[section] = text.missing[section];
    else if ([...said].length > most) wrong[section] = text.tooLong(most);
  }
  return wrong;
}
