import type { ActionDraft, ActionModel, ReviewedDraft } from '@/api/actions/drafts';
import { compare, decimal, type Decimal } from '@/domain/decimal';

/** What somebody makes of a draft before it becomes an action. */
export interface Review {
  isChosen: boolean;
  model: string;
  responsible: number | null;
}

/** What an index shows of it, at least. */
const SEEN: Decimal = { digits: 1n, scale: 2 };

/** Begins with the model that is proposed; not chosen is what already waits as an action, and what the index hardly shows. */
export const reviewOf = ({ action }: ActionDraft): Review => ({
  isChosen: action !== null && action.duplicate === null && isSeen(action.effect.gain),
  model: action?.model ?? '',
  responsible: null,
});

const isSeen = (gain: string): boolean => compare(decimal(gain) ?? SEEN, SEEN) >= 0;

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
