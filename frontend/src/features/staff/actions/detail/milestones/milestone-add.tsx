import { Plus } from 'lucide-react';

import { useMilestoneDeeds } from '@/api/actions/milestones';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { WatchUnsaved } from '@/kit/form/watch-unsaved';
import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';

import { newMilestoneForm } from './milestone.schema';
import { milestonesText } from './milestones.text';

const text = milestonesText.add;
const { Form, TextField } = newMilestoneForm;
const NOTHING = { title: '', dueDate: '' };
const FIRST = 'novo-marco';

/** One milestone after the other: after each the next can be typed. */
export function MilestoneAdd({
  action,
  onUnsaved,
}: {
  action: number;
  onUnsaved: (unsaved: Unsaved) => void;
}) {
  const { add } = useMilestoneDeeds();
  const adding = useAction(add, { onDone: () => toast.success(text.done), failed: text.failed });
  return (
    <Form
      initialValues={NOTHING}
      fallback={text.failed}
      onSubmit={async (values, { startOver }) => {
        await adding.attempt(action, values);
        startOver(NOTHING);
        document.querySelector<HTMLInputElement>(`[data-field="${FIRST}"]`)?.focus();
      }}
    >
      <FormAlert className="mt-4" />
      <div className="milestone-list-add">
        <TextField
          name="title"
          label={text.title}
          placeholder={text.hint}
          maxLength={200}
          autoComplete="off"
          data-field={FIRST}
        />
        <TextField
          name="dueDate"
          label={text.due}
          optional
          placeholder={milestonesText.dayExample}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
        />
        <SubmitButton pendingText={text.pending} variant="outline">
          <span className="row gap-2">
            <Plus className="icon icon-s" />
            {text.submit}
          </span>
        </SubmitButton>
      </div>
      <WatchUnsaved onUnsaved={onUnsaved} />
    </Form>
  );
}
