import { useState } from 'react';

import type { GeneratedPlan, PlanSection } from '@/api/lessons/generate-plan';
import { partOf, textFields, type TextSection } from '@/features/staff/lesson-plans/generate/sections';

type Before = Readonly<Partial<Record<PlanSection, Partial<GeneratedPlan>>>>;

interface Reviewed {
  plan: GeneratedPlan;
  /** Of each section that has changed, the version before. */
  before: Before;
}

/** What a plan has of the same fields. */
const asIn = (plan: GeneratedPlan, fields: Partial<GeneratedPlan>): Partial<GeneratedPlan> =>
  Object.fromEntries(Object.entries(plan).filter(([name]) => name in fields));

/** With another version of a section; the one that stood there is kept. */
const withSection = (
  { plan, before }: Reviewed,
  section: PlanSection,
  by: Partial<GeneratedPlan>,
): Reviewed => ({ plan: { ...plan, ...by }, before: { ...before, [section]: asIn(plan, by) } });

/** What somebody makes of a plan before it is saved: sections typed over or written anew, each of which has a way back. */
export function useReview(generated: GeneratedPlan) {
  const [{ plan, before }, setReviewed] = useState<Reviewed>({ plan: generated, before: {} });

  return {
    plan,
    before,
    isEdited: Object.keys(before).length > 0 || plan.title !== generated.title,
    setTitle: (title: string) => setReviewed((known) => ({ ...known, plan: { ...known.plan, title } })),
    /** Each letter; the version before is that in which the typing began. */
    type: (section: TextSection, text: string, begun: string) =>
      setReviewed((known) => ({
        plan: { ...known.plan, [textFields[section]]: text },
        before: { ...known.before, [section]: { [textFields[section]]: begun } },
      })),
    /** One section of what was written anew for `asked`; its other sections may be older than what is shown. */
    take: (section: PlanSection, anew: GeneratedPlan, asked: GeneratedPlan) =>
      setReviewed((known) => {
        // A methodology comes with what it needs, unless somebody wrote of it meanwhile.
        const hasResources = section === 'metodologia' && known.plan.resources === asked.resources;
        const by = { ...partOf(anew, section), ...(hasResources && partOf(anew, 'recursos')) };
        return withSection(known, section, by);
      }),
    /** Back to the version before, and forth again. */
    undo: (section: PlanSection) =>
      setReviewed((known) => withSection(known, section, known.before[section] ?? {})),
  };
}

export type Review = ReturnType<typeof useReview>;
