import type { Action, ActionFields } from '@/api/actions/actions';
import type { Milestone, MilestoneFields } from '@/api/actions/milestones';
import { parseDecimal, roundHalfUp, toWire } from '@/domain/decimal';

export type FieldKey = keyof ActionFields;
/** Fields by their names in the order of a form, and what people say of one. */
export type Keys<F> = readonly (keyof F & string)[];

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

const isDecimalField = (key: string): boolean =>
  key === 'expectedBudget' || key === 'actualBudget' || key === 'baseline' || key === 'target';

/** What people say of a milestone, as it would be sent. */
export const fieldsOfMilestone = ({ title, description, dueDate }: Milestone): MilestoneFields => ({
  title,
  description,
  dueDate,
});

/** One spelling of a value: 2400 and 2400.00 are one, and so are nothing and an empty text. */
function spelled(key: string, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') {
    const read = isDecimalField(key) ? parseDecimal(value) : null;
    return read ? toWire(roundHalfUp(read, 2)) : value.trim() || null;
  }
  if (typeof value !== 'object') return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, inside]) => [name, spelled(name, inside)]);
}

const isSame = <F>(key: keyof F & string, a: F, b: F): boolean =>
  JSON.stringify(spelled(key, a[key])) === JSON.stringify(spelled(key, b[key]));

export interface Merge<F> {
  /** Changed by both, to different values. */
  asked: Keys<F>;
  onlyMine: Keys<F>;
  onlyTheirs: Keys<F>;
}

/** What became of each field of what both began with. */
export function mergeOf<F>(keys: Keys<F>, base: F, mine: F, theirs: F): Merge<F> {
  const differs = keys.filter((key) => !isSame(key, mine, theirs));
  const changedBy = (one: F) => (key: keyof F & string) => !isSame(key, base, one);
  return {
    asked: differs.filter((key) => changedBy(mine)(key) && changedBy(theirs)(key)),
    onlyMine: differs.filter((key) => !changedBy(theirs)(key)),
    onlyTheirs: differs.filter((key) => !changedBy(mine)(key)),
  };
}

/** Theirs, with the fields of mine that are to stand. */
export function together<F>(mine: F, theirs: F, keys: Keys<F>): F {
  return { ...theirs, ...Object.fromEntries(keys.map((key) => [key, mine[key]])) };
}
