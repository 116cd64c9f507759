import { useClasses } from '@/api/classes';
import { changedPlan, isPlanGone, type LessonPlan, usePlanDeeds } from '@/api/lessons/lesson-plans';
import { useSignedIn } from '@/api/session/session-context';
import { ConflictDialog } from '@/parts/conflict/conflict-dialog';
import { savedWords } from '@/parts/conflict/saved-words';

import type { PlanFields } from '../form/plan.schema';
import { planConflictText as text } from './plan-conflict.text';
import { fieldsOfPlan, joinableKeys, planKeys, planWords } from './plan-fields';

interface PlanConflictProps {
  /** What both began with. */
  base: LessonPlan;
  mine: PlanFields;
  /** What somebody else has made of it meanwhile. */
  current: LessonPlan;
  /** Somebody was faster once more. */
  onChanged: (current: LessonPlan) => void;
  /** Somebody has deleted it by now; what was chosen is what would have been saved. */
  onGone: (chosen: PlanFields) => void;
  onSaved: () => void;
  onBack: () => void;
  onDiscard: () => void;
}

/** Two changed one plan. */
export function PlanConflict({ base, mine, current, onChanged, onGone, ...rest }: PlanConflictProps) {
  const { change } = usePlanDeeds();
  const { schoolId } = useSignedIn();
  const classes = new Map([
    ...(useClasses(schoolId, false).data ?? []).map(({ id, name }) => [id, name] as const),
    ...[base, current].flatMap(({ classId, className }) =>
      classId === null || className === null ? [] : [[classId, className] as const],
    ),
  ]);

  async function save(fields: PlanFields): Promise<boolean> {
    try {
      await change(current, { ...fields, origin: null });
      return true;
    } catch (error) {
      const newer = changedPlan(error);
      if (newer) onChanged(newer);
      else if (isPlanGone(error)) onGone(fields);
      else throw error;
      return false;
    }
  }

  return (
    <ConflictDialog<PlanFields>
      title={text.title}
      keys={planKeys}
      joinable={joinableKeys}
      labels={text.fields}
      valueOf={(key, fields) => planWords(key, fields, classes)}
      before={fieldsOfPlan(base)}
      mine={mine}
      theirs={fieldsOfPlan(current)}
      author={current.changedByName}
      changedAt={current.changedAt}
      happened={savedWords(current.changedByName, current.changedAt)}
      save={save}
      {...rest}
    />
  );
}
