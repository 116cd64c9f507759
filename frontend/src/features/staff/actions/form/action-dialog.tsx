import { useState } from 'react';

import {
  type Action,
  type ActionFields,
  changedAction,
  type NewAction,
  useActionDeeds,
} from '@/api/actions/actions';
import { useIdebRecords } from '@/api/index/ideb';
import { type Colleague, useColleagues } from '@/api/people/users';
import type { Stage } from '@/domain/index/stage';
import type { ActionSeed } from '@/domain/action/action-for';
import { priorityOptions, statusLabels, typeOptions } from '@/domain/action/words';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { MoneyField } from '@/kit/form/fields/money-field';
import { TextAreaField } from '@/kit/form/fields/text-area-field';
import { FormDialog } from '@/kit/form/form-dialog';

import { ActionConflict } from '../conflict/action-conflict';
import { actionForm, fieldsOf, valuesOf } from './action.schema';
import { ExpectedEffect } from './expected-effect';
import { formText as text } from './form.text';
import { IndicatorFields } from './indicator-fields';

const { SelectField, TextField } = actionForm;

const statusChoices = (['ativo', 'planejada'] as const).map((value) => ({
  value,
  label: statusLabels[value],
}));

export interface ActionDialogProps {
  schoolId: number;
  /** The action that is changed; none for a new one. */
  known: Action | null;
  /** What a new one begins with. */
  seed?: ActionSeed | null;
  /** The field that it was opened for. */
  begin: 'title' | 'indicator';
  /** Of which stage an indicator begins. */
  stage: Stage;
  onClose: () => void;
}

/** An action that is made or changed; where somebody else changed it meanwhile, both are asked about. */
export function ActionDialog({ schoolId, known, seed = null, begin, stage, onClose }: ActionDialogProps) {
  // As it was when the form was opened: a list that is read again knows what somebody else has made of it.
  const [base] = useState(known);
  const [conflict, setConflict] = useState<{ mine: ActionFields; current: Action } | null>(null);
  const words = base ? text.change : text.create;
  const { create, change } = useActionDeeds(schoolId);
  const colleagues = useColleagues(schoolId).data ?? [];
  const records = useIdebRecords(schoolId).data ?? [];
  const done = () => {
    toast.success(words.done);
    onClose();
  };

  /** False where somebody else was faster. */
  async function save(fields: ActionFields, status: NewAction['status']): Promise<boolean> {
    if (!base) {
      await create({ ...fields, ...(status ? { status } : {}) });
      return true;
    }
    try {
      await change(base.id, { ...fields, version: base.version });
      return true;
    } catch (error) {
      const current = changedAction(error);
      if (!current) throw error;
      setConflict({ mine: fields, current });
      return false;
    }
  }
  const saving = useAction(save, { onDone: (saved) => (saved ? done() : undefined) });

  return (
    <>
      <FormDialog
        form={actionForm}
        wide
        title={words.title}
        description={words.description}
        initialValues={valuesOf(base, stage, seed)}
        onSubmit={(read) => saving.attempt(fieldsOf(read), read.status)}
        fallback={words.failed}
        submit={words.submit}
        pending={words.pending}
        onClose={onClose}
        answer={<ExpectedEffect schoolId={schoolId} />}
      >
        <TextField
          name="title"
          label={text.title}
          maxLength={200}
          autoComplete="off"
          {...(begin === 'title' ? { 'data-autofocus': true } : {})}
        />
        <TextAreaField name="description" label={text.description} optional />
        <div className="fields-2">
          <SelectField name="type" label={text.type} options={typeOptions} placeholder={text.choose} />
          <SelectField name="priority" label={text.priority} options={priorityOptions} />
          <SelectField
            name="responsibleUserId"
            label={text.responsible}
            optional
            placeholder={text.nobody}
            options={withResponsible(base, colleagues).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
          />
          {base ? <Students /> : <SelectField name="status" label={text.status} options={statusChoices} />}
          <Day name="startDate" label={text.start} />
          <Day name="endDate" label={text.end} />
        </div>
        <IndicatorFields records={records} isBegin={begin === 'indicator'} />
        <div className="fields-2">
          <Money name="expectedBudget" label={text.expected} />
          {base ? <Money name="actualBudget" label={text.actual} /> : <Students />}
        </div>
      </FormDialog>
      {base && conflict ? (
        <ActionConflict
          base={base}
          mine={conflict.mine}
          current={conflict.current}
          colleagues={colleagues}
          onChanged={(current) => setConflict({ mine: conflict.mine, current })}
          onSaved={done}
          onBack={() => setConflict(null)}
          onDiscard={onClose}
        />
      ) : null}
    </>
  );
}

const Day = ({ name, label }: { name: 'startDate' | 'endDate'; label: string }) => (
  <TextField
    name={name}
    label={label}
    optional
    placeholder={text.dayExample}
    inputMode="numeric"
    maxLength={10}
    autoComplete="off"
  />
);

const Money = ({ name, label }: { name: 'expectedBudget' | 'actualBudget'; label: string }) => (
  <MoneyField name={name} label={label} optional unit={text.money} />
);

const Students = () => (
  <TextField
    name="targetStudents"
    label={text.students}
    optional
    inputMode="numeric"
    maxLength={7}
    autoComplete="off"
  />
);

/** Who answers for it stays among the choices after they left. */
function withResponsible(
  base: Action | null,
  colleagues: readonly Colleague[],
): readonly Pick<Colleague, 'id' | 'name'>[] {
  const responsible = base?.responsible;
  if (!responsible || colleagues.some(({ id }) => id === responsible.id)) return colleagues;
  return [responsible, ...colleagues];
}
