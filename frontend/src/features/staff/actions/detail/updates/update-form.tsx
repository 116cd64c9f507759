import { Plus } from 'lucide-react';

import type { Action } from '@/api/actions/actions';
import { useWriteUpdate } from '@/api/actions/updates';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { TextAreaField } from '@/kit/form/fields/text-area-field';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { WatchUnsaved } from '@/kit/form/watch-unsaved';
import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';

import { NOTHING, updateForm, updateKinds, updateOf } from './update.schema';
import { updatesText } from './updates.text';

const text = updatesText.form;
const { Form, SelectField, TextField, useForm } = updateForm;

interface UpdateFormProps {
  action: Action;
  onUnsaved: (unsaved: Unsaved) => void;
}

/** A comment of whoever works here; the progress by hand of who answers for the action. */
export function UpdateForm({ action, onUnsaved }: UpdateFormProps) {
  const write = useAction(useWriteUpdate(action.id), {
    onDone: () => toast.success(text.done),
    failed: text.failed,
  });
  return (
    <Form
      initialValues={NOTHING}
      fallback={text.failed}
      label={text.label}
      className="action-history-form"
      onSubmit={async (values, { startOver }) => {
        await write.attempt(updateOf(values));
        startOver(NOTHING);
      }}
    >
      <FormAlert />
      <Fields action={action} />
      <div>
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

function Fields({ action: { mayComplete, progressByHand } }: { action: Action }) {
  const { kind } = useForm().values;
  const kinds = updateKinds.filter((one) => one !== 'marcos' || progressByHand);
  return (
    <>
      <div className="action-history-fields">
        {mayComplete ? (
          <SelectField
            name="kind"
            label={text.kind}
            options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
          />
        ) : null}
        {kind === 'comment' ? (
          <TextField name="title" label={text.title} maxLength={200} autoComplete="off" />
        ) : null}
        {kind === 'progress' ? (
          <TextField
            name="percent"
            label={text.percent}
            hint={text.percentHint}
            unit="%"
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
        ) : null}
        {kind === 'marcos' ? <p className="text-sm text-muted">{text.fromMilestones}</p> : null}
      </div>
      <TextAreaField name="description" label={text.description} optional rows={2} />
    </>
  );
}
