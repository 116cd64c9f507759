import { useState } from 'react';

import { sentenceOf } from '@/api/wire/problem';
import { type Goal, useGoalActions } from '@/api/goals';
import { Confirm } from '@/kit/overlay/confirm';
import { DecimalField } from '@/kit/form/decimal-field';
import { Form } from '@/kit/form/form';
import { FormAlert } from '@/kit/form/form-alert';
import { SelectField } from '@/kit/form/select-field';
import { SubmitButton } from '@/kit/form/submit-button';
import { useForm } from '@/kit/form/use-form';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/overlay/dialog';
import { toast } from '@/kit/feedback/toast-store';
import { formatDecimal, fromInput, toInput } from '@/domain/decimal';
import { stageLabels } from '@/domain/stage';

import type { Board } from '../board';
import { goalYears } from '@/domain/edition-years';
import { goalSchema } from './goal.schema';
import { goalText } from './goal.text';

interface GoalDialogProps {
  schoolId: number;
  board: Board;
  goals: readonly Goal[];
  onClose: () => void;
}

interface GoalValues {
  year: string;
  goal: string;
}

export function GoalDialog({ schoolId, board, goals, onClose }: GoalDialogProps) {
  const { stage, index, goal } = board;
  const own = goals.filter((one) => one.stage === stage);
  const actions = useGoalActions(schoolId);
  const years = goalYears(
    index?.year ?? null,
    own.map((one) => one.year),
  );
  const inputOf = (year: string) => toInput(own.find((one) => String(one.year) === year)?.goal);
  const isAhead = (year: number) => index === null || year > index.year;
  const first = String(goal?.origin === 'escola' && isAhead(goal.year) ? goal.year : years.find(isAhead));

  async function save(values: GoalValues) {
    const typed = fromInput(values.goal);
    if (typed === null) return;
    const saved = await actions.set({ stage, year: Number(values.year), goal: typed });
    toast.success(
      goalText.saved,
      goalText.savedDetail(formatDecimal(saved.goal, 1), saved.year, stageLabels[stage]),
    );
    onClose();
  }

  async function remove(year: string) {
    try {
      await actions.remove(stage, Number(year));
    } catch (error) {
      toast.error(goalText.removeFailed, sentenceOf(error));
      throw error;
    }
    toast.success(goalText.removed);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={goalText.title(stageLabels[stage])}
      description={goalText.description}
    >
      <Form
        initialValues={{ year: first, goal: inputOf(first) }}
        schema={goalSchema}
        fallback={goalText.failed}
        onSubmit={save}
        className="grid gap-4"
      >
        <FormAlert />
        <GoalFields years={years} inputOf={inputOf} hint={hintOf(board)} />
        <GoalButtons inputOf={inputOf} onRemove={remove} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

const hintOf = ({ index }: Board): string =>
  index ? goalText.goalNow(formatDecimal(index.value, 1), index.year) : goalText.goalHint;

interface GoalFieldsProps {
  years: readonly number[];
  inputOf: (year: string) => string;
  hint: string;
}

function GoalFields({ years, inputOf, hint }: GoalFieldsProps) {
  const { values, fill } = useForm<GoalValues>();
  /** A goal typed already is kept; one that only stood there gives way to the other edition's. */
  const move = (year: string) =>
    void fill({ year, goal: values.goal === inputOf(values.year) ? inputOf(year) : values.goal });
  const options = years.map((year) => ({ value: String(year), label: String(year) }));
  return (
    <div className="fields-2">
      <SelectField
        name="year"
        label={goalText.year}
        options={options}
        onChange={({ target }) => move(target.value)}
      />
      <DecimalField name="goal" label={goalText.goal} hint={hint} data-autofocus />
    </div>
  );
}

interface GoalButtonsProps {
  inputOf: (year: string) => string;
  onRemove: (year: string) => Promise<void>;
  onClose: () => void;
}

function GoalButtons({ inputOf, onRemove, onClose }: GoalButtonsProps) {
  const { year } = useForm<GoalValues>().values;
  const [asking, setAsking] = useState(false);
  const set = inputOf(year);
  return (
    <>
      <div className="row justify-end">
        {set === '' ? null : (
          <Button variant="text" className="-ml-3 mr-auto" onClick={() => setAsking(true)}>
            {goalText.remove(year)}
          </Button>
        )}
        <Button onClick={onClose}>{goalText.cancel}</Button>
        <SubmitButton pendingText={goalText.saving}>{goalText.save}</SubmitButton>
      </div>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={goalText.removeTitle(set, year)}
        description={goalText.removeDetail}
        confirmText={goalText.remove(year)}
        pendingText={goalText.removing}
        danger
        failedText={goalText.removeFailed}
        onConfirm={() => onRemove(year)}
      />
    </>
  );
}
