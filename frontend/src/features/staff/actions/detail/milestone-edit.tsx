import { useState } from 'react';

import {
  changedMilestone,
  type Milestone,
  type MilestoneFields,
  useMilestoneDeeds,
} from '@/api/actions/milestones';
import { thingText } from '@/kit/feedback/thing.text';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { TextAreaField } from '@/kit/form/fields/text-area-field';
import { FormDialog } from '@/kit/form/form-dialog';

import { MilestoneConflict } from './milestone-conflict';
import { milestoneForm, valuesOf } from './milestones/milestone.schema';
import { milestonesText as text } from './milestones/milestones.text';

interface MilestoneEditProps {
  milestone: Milestone;
  onClose: () => void;
}

/** A milestone that is changed; where somebody else changed it meanwhile, both are asked about. */
export function MilestoneEdit({ milestone, onClose }: MilestoneEditProps) {
  // As it was when the form was opened: a list that is read again knows what somebody else has made of it.
  const [base] = useState(milestone);
  const [conflict, setConflict] = useState<{ mine: MilestoneFields; current: Milestone } | null>(null);
  const { change } = useMilestoneDeeds();
  const done = () => {
    toast.success(text.form.done);
    onClose();
  };

  /** False where somebody else was faster. */
  async function save(mine: MilestoneFields): Promise<boolean> {
    try {
      await change(base.id, { ...mine, version: base.version });
      return true;
    } catch (error) {
      const current = changedMilestone(error);
      if (!current) throw error;
      setConflict({ mine, current });
      return false;
    }
  }
  const saving = useAction(save, { onDone: (saved) => (saved ? done() : undefined) });
  const { TextField } = milestoneForm;
  return (
    <>
      <FormDialog
        form={milestoneForm}
        title={text.form.title}
        description={text.form.description}
        initialValues={valuesOf(base)}
        onSubmit={(values) => saving.attempt(values)}
        fallback={text.form.failed}
        submit={thingText.save}
        pending={thingText.saving}
        onClose={onClose}
      >
        <TextField name="title" label={text.form.name} maxLength={200} autoComplete="off" data-autofocus />
        <TextAreaField name="description" label={text.form.details} optional />
        <TextField
          name="dueDate"
          label={text.form.due}
          optional
          placeholder={text.dayExample}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
        />
      </FormDialog>
      {conflict ? (
        <MilestoneConflict
          base={base}
          mine={conflict.mine}
          current={conflict.current}
          onChanged={(current) => setConflict({ mine: conflict.mine, current })}
          onSaved={done}
          onBack={() => setConflict(null)}
          onDiscard={onClose}
        />
      ) : null}
    </>
  );
}
