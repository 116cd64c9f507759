import { useState } from 'react';

import { type Goal, useGoalActions } from '@/api/index/goals';
import { useMay } from '@/api/session/session-context';
import { Confirm } from '@/kit/overlay/dialog/confirm';
import { FormDialog } from '@/kit/form/form-dialog';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/feedback/toast/toast-store';
import { undoable } from '@/kit/feedback/toast/undoable';
import { useAction } from '@/kit/feedback/use-action';
import { formatDecimal, toInput } from '@/domain/decimal';
import { type Stage, stageLabels } from '@/domain/index/stage';

import type { Board } from '../board';
import { goalYears, nextExam } from '@/domain/index/edition-years';
import { goalForm } from './goal.schema';
import { goalText } from './goal.text';

const { DecimalField, SelectField, useForm } = goalForm;

interface GoalDialogProps {
  schoolId: number;
  board: Board;
  goals: readonly Goal[];
  onClose: () => void;
}

export function GoalDialog({ schoolId, board, goals, onClose }: GoalDialogProps) {
  const { stage, index, goal } = board;
  const own = goals.filter((one) => one.stage === stage);
  const set = useGoalActions(schoolId).set;
  const save = useAction(set, {
    onDone(saved) {
      const said = formatDecimal(saved.goal, 1);
      toast.success(goalText.saved, goalText.savedDetail(said, saved.year, stageLabels[stage]));
      onClose();
    },
  });
  const years = goalYears(own.map((one) => one.year));
  /** The goal that stands for an edition, as it is typed. */
  const inputOf = (year: string) => toInput(own.find((one) => String(one.year) === year)?.goal);
  const next = nextExam();
  const first = String(goal?.origin === 'escola' && goal.year > next ? goal.year : next);
  const hint = index ? goalText.goalNow(formatDecimal(index.value, 1), index.year) : goalText.goalHint;

  return (
    <FormDialog
      form={goalForm}
      title={goalText.title(stageLabels[stage])}
      description={goalText.description}
      initialValues={{ year: first, goal: inputOf(first) }}
      isTyped={(values) => values.goal !== inputOf(values.year)}
      fallback={goalText.failed}
      onSubmit={(values) => save.attempt({ stage, ...values })}
      submit={goalText.save}
      pending={goalText.saving}
      onClose={onClose}
      foot={<RemoveGoal schoolId={schoolId} stage={stage} inputOf={inputOf} onRemoved={onClose} />}
    >
      <div className="fields-2">
        <YearField years={years} inputOf={inputOf} />
        <DecimalField name="goal" label={goalText.goal} hint={hint} data-autofocus />
      </div>
    </FormDialog>
  );
}

interface YearFieldProps {
  years: readonly number[];
  inputOf: (year: string) => string;
}

/** A goal typed already is kept; one that only stood there gives way to the other edition's. */
function YearField({ years, inputOf }: YearFieldProps) {
  const { values, fill } = useForm();
  return (
    <SelectField
      name="year"
      label={goalText.year}
      options={years.map((year) => ({ value: String(year), label: String(year) }))}
      onChange={({ target: { value: year } }) =>
        void fill({ year, goal: values.goal === inputOf(values.year) ? inputOf(year) : values.goal })
      }
    />
  );
}

interface RemoveGoalProps {
  schoolId: number;
  stage: Stage;
  inputOf: (year: string) => string;
  onRemoved: () => void;
}

function RemoveGoal({ schoolId, stage, inputOf, onRemoved }: RemoveGoalProps) {
  const { year } = useForm().values;
  const [asking, setAsking] = useState(false);
  const { set: setAgain, remove: removeOne } = useGoalActions(schoolId);
  const set = inputOf(year);
  const remove = useAction(removeOne, {
    onDone() {
      undoable(goalText.removed, () => setAgain({ stage, year: Number(year), goal: set }));
      onRemoved();
    },
    failed: goalText.removeFailed,
  });
  const mayRemove = useMay('goal.remove');
  return (
    <>
      {set === '' || !mayRemove ? null : (
        <Button
          variant="text"
          className="-ml-3"
          aria-label={goalText.remove(year)}
          onClick={() => setAsking(true)}
        >
          {goalText.removeShort}
        </Button>
      )}
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={goalText.removeTitle(set, year)}
        description={goalText.removeDetail}
        confirmText={goalText.remove(year)}
        pendingText={goalText.removing}
        danger
        failedText={goalText.removeFailed}
        onConfirm={() => remove.attempt(stage, Number(year))}
      />
    </>
  );
}
