import type { ActionDraft, ActionModel, ReviewedDraft } from '@/api/actions/drafts';

/** What somebody makes of a draft before it becomes an action. */
export interface Review {
  isChosen: boolean;
  model: string;
  responsible: number | null;
}

/** Begins with the model that is proposed; what already waits as an action is not chosen. */
export const reviewOf = ({ action }: ActionDraft): Review => ({
  isChosen: action !== null && action.duplicate === null,
  model: action?.model ?? '',
  responsible: null,
});

/** The models that move what the draft is to move. */
export const modelsFor = ({ action }: ActionDraft, models: readonly ActionModel[]): ActionModel[] =>
  models.filter(({ moves }) => action !== null && moves.includes(action.indicator.kind));

/** The draft as it is sent; null of what was not chosen. */
export function reviewed(
  { action }: ActionDraft,
  review: Review,
  models: readonly ActionModel[],
): ReviewedDraft | null {
  const model = models.find(({ slug }) => slug === review.model);
  if (action === null || !model || !review.isChosen) return null;
  const { kind, stage, grade, baseline, target, year } = action.indicator;
  return {
    action: {
      title: model.title,
      description: model.description,
      type: model.type,
      priority: null,
      startDate: model.startDate,
      endDate: model.endDate,
      expectedBudget: null,
      actualBudget: null,
      targetStudents: null,
      responsibleUserId: review.responsible,
      indicator: { kind, stage, grade, baseline, target, year },
    },
    milestones: model.milestones.map(({ title, dueDate }) => ({ title, description: null, dueDate })),
  };
}
