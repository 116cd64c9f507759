import type { ReactNode } from 'react';

import { type Milestone, useMilestoneDeeds } from '@/api/actions/milestones';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { TextAreaField } from '@/kit/form/fields/text-area-field';
import { FormDialog } from '@/kit/form/form-dialog';
import { Removal } from '@/kit/overlay/dialog/removal';

import { reopenForm } from './milestone.schema';
import type { MilestoneDeed } from './milestone-row';
import { milestonesText as text } from './milestones.text';

/** A form lies with the dialog for what two changed, of which this folder knows nothing. */
export type RenderEdit = (milestone: Milestone, onClose: () => void) => ReactNode;

interface MilestoneDeedsProps {
  deed: MilestoneDeed;
  milestone: Milestone;
  /** The form of one. */
  renderEdit: RenderEdit;
  onClose: () => void;
}

/** The dialog or the question of what was chosen for one milestone. */
export function MilestoneDeeds({ deed, milestone, renderEdit, onClose }: MilestoneDeedsProps) {
  const { remove } = useMilestoneDeeds();
  switch (deed) {
    case 'edit':
      return renderEdit(milestone, onClose);
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

type DialogProps = Pick<MilestoneDeedsProps, 'milestone' | 'onClose'>;

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
