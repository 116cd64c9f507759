import type { Schemas } from '@/api/wire/address';
// Nothing is written by what is asked here.
// oxlint-disable-next-line no-restricted-imports
import { ask, askAtLength, askForLines } from '@/api/wire/client';
import { Problem } from '@/api/wire/problem';

export type PlanRequest = Required<Schemas['GenerateLessonPlan']>;
export type GeneratedPlan = Schemas['GeneratedLessonPlan'];
export type PlanSection = Schemas['LessonPlanSection'];
export type SuggestedSkills = Schemas['BnccSuggestion'];

/** A line of the answer: a section that is whole, then the plan, or why there is none. */
interface Line {
  section?: PlanSection;
  plan?: GeneratedPlan;
  problem?: Schemas['Problem'];
}

/** Asks for a plan, and hears of each section as it is whole. */
export async function generatePlan(
  body: PlanRequest,
  onSection: (section: PlanSection) => void,
  left: AbortSignal,
): Promise<GeneratedPlan> {
  let plan: GeneratedPlan | null = null;
  await askForLines<Line, '/api/lesson-plans/generate'>(
    '/api/lesson-plans/generate',
    { body },
    (line) => {
      if (line.problem) throw new Problem(line.problem);
      if (line.section) onSection(line.section);
      plan = line.plan ?? plan;
    },
    left,
  );
  if (plan === null) throw new Problem({ status: 0 });
  return plan;
}

/** One section written anew; the others stay as they are. */
export const rewriteSection = (
  request: PlanRequest,
  draft: Schemas['LessonPlanDraft'],
  section: PlanSection,
  left: AbortSignal,
): Promise<GeneratedPlan> =>
  askAtLength(left)('/api/lesson-plans/generate/section', { body: { request, draft, section } });

/** Skills of the BNCC for a topic, the best first. */
export const suggestSkills = (body: Schemas['BnccSuggestBody']): Promise<SuggestedSkills> =>
  ask('/api/bncc/suggest', { body });
