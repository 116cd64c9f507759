import { useState } from 'react';

import {
  changedMilestone,
  isMilestoneGone,
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
import { MilestoneGone } from './milestone-gone';
import { milestoneForm, valuesOf } from './milestones/milestone.schema';
import { milestonesText as text } from './milestones/milestones.text';

interface MilestoneEditProps {
  milestone: Milestone;
  onClose: () => void;
}

/** A milestone that is changed; where somebody else changed it meanwhile, both are asked about; where it is gone, it may be made anew. */
export function MilestoneEdit({ milestone, onClose }: MilestoneEditProps) {
  // As it was when the form was opened: a list that is read again knows what somebody else has made of it.
  const [base] = useState(milestone);
  const [conflict, setConflict] = useState<{ mine: MilestoneFields; current: Milestone } | null>(null);
  /** What was typed of one that is deleted by now. */
  const [orphan, setOrphan] = useState<MilestoneFields | null>(null);
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
      if (current) setConflict({ mine, current });
      else if (isMilestoneGone(error)) setOrphan(mine);
      else throw error;
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
          onGone={setOrphan}
          onSaved={done}
          onBack={() => setConflict(null)}
          onDiscard={onClose}
        />
      ) : null}
      {orphan ? (
        <MilestoneGone action={base.actionId} title={base.title} mine={orphan} onClose={onClose} />
      ) : null}
    </>
  );
}
