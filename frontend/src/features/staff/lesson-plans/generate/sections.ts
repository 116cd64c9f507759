import type { GeneratedPlan, PlanSection } from '@/api/lessons/generate-plan';

/** In the order in which a plan is read. */
export const planSections = [
  'objetivos',
  'conteudo',
  'metodologia',
  'recursos',
  'avaliacao',
  'quiz',
] as const satisfies readonly PlanSection[];

export type TextSection = Exclude<PlanSection, 'quiz'>;

/** Where the text of a section stands. */
export const textFields = {
  objetivos: 'objectives',
  conteudo: 'content',
  metodologia: 'methodology',
  recursos: 'resources',
  avaliacao: 'evaluation',
} as const satisfies Record<TextSection, keyof GeneratedPlan>;

/** The part of a plan that a section is. */
export const partOf = (plan: GeneratedPlan, section: PlanSection): Partial<GeneratedPlan> =>
  section === 'quiz' ? { quiz: plan.quiz } : { [textFields[section]]: plan[textFields[section]] };
