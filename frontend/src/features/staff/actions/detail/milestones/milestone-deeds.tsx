import { type Milestone, useMilestoneDeeds } from '@/api/actions/milestones';
import { thingText } from '@/kit/feedback/thing.text';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { TextAreaField } from '@/kit/form/fields/text-area-field';
import { FormDialog } from '@/kit/form/form-dialog';
import { Removal } from '@/kit/overlay/dialog/removal';

import { milestoneForm, reopenForm, valuesOf } from './milestone.schema';
import type { MilestoneDeed } from './milestone-row';
import { milestonesText as text } from './milestones.text';

interface MilestoneDeedsProps {
  deed: MilestoneDeed;
  milestone: Milestone;
  onClose: () => void;
}

/** The dialog or the question of what was chosen for one milestone. */
export function MilestoneDeeds({ deed, milestone, onClose }: MilestoneDeedsProps) {
  const { remove } = useMilestoneDeeds();
  switch (deed) {
    case 'edit':
      return <EditDialog milestone={milestone} onClose={onClose} />;
    case 'reopen':
      return <ReopenDialog milestone={milestone} onClose={onClose} />;
    case 'remove':
      return (
        <Removal
          words={text.removal(milestone.title)}
          remove={() => remove(milestone.id)}
          onClose={onClose}
        />
      );
  }
}

type DialogProps = Omit<MilestoneDeedsProps, 'deed'>;

function EditDialog({ milestone, onClose }: DialogProps) {
  const { change } = useMilestoneDeeds();
  const saving = useAction(change, {
    onDone() {
      toast.success(text.form.done);
      onClose();
    },
  });
  const { TextField } = milestoneForm;
  return (
    <FormDialog
      form={milestoneForm}
      title={text.form.title}
      description={text.form.description}
      initialValues={valuesOf(milestone)}
      onSubmit={(values) => saving.attempt(milestone.id, values)}
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
  );
}

function ReopenDialog({ milestone, onClose }: DialogProps) {
  const { reopen } = useMilestoneDeeds();
  const reopening = useAction(reopen, {
    onDone() {
      toast.success(text.reopening.done);
      onClose();
    },
  });
  return (
    <FormDialog
      form={reopenForm}
      title={text.reopening.title(milestone.title)}
      description={text.reopening.description}
      initialValues={{ reason: '' }}
      onSubmit={({ reason }) => reopening.attempt(milestone.id, reason)}
      fallback={text.reopening.failed}
      submit={text.reopening.submit}
      pending={text.reopening.pending}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={text.reopening.reason} data-autofocus />
    </FormDialog>
  );
}
