import type { Action, ActionFields } from '@/api/actions/actions';
import type { Milestone, MilestoneFields } from '@/api/actions/milestones';
import type { Keys } from '@/parts/conflict/merge';

export type FieldKey = keyof ActionFields;

/** In the order of the form. */
export const fieldKeys = [
  'title',
  'description',
  'type',
  'priority',
  'responsibleUserId',
  'targetStudents',
  'startDate',
  'endDate',
  'indicator',
  'expectedBudget',
  'actualBudget',
] as const satisfies readonly FieldKey[];

export const milestoneKeys = ['title', 'description', 'dueDate'] as const satisfies Keys<MilestoneFields>;

/** What people say of an action, as it would be sent. */
export const fieldsOfAction = ({ responsible, ...action }: Action): ActionFields => ({
  title: action.title,
  description: action.description,
  type: action.type,
  priority: action.priority,
  startDate: action.startDate,
  endDate: action.endDate,
  expectedBudget: action.expectedBudget,
  actualBudget: action.actualBudget,
  targetStudents: action.targetStudents,
  responsibleUserId: responsible?.id ?? null,
  indicator: action.indicator
    ? {
        kind: action.indicator.kind,
        stage: action.indicator.stage,
        grade: action.indicator.grade,
        baseline: action.indicator.baseline,
        target: action.indicator.target,
        year: action.indicator.year,
      }
    : null,
});

/** Amounts, which are the same with and without their zeros. */
export const decimalFields: readonly string[] = ['expectedBudget', 'actualBudget', 'baseline', 'target'];

/** What people say of a milestone, as it would be sent. */
export const fieldsOfMilestone = ({ title, description, dueDate }: Milestone): MilestoneFields => ({
  title,
  description,
  dueDate,
});
