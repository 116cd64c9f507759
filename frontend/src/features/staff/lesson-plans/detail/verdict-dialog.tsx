import { changedPlan, type LessonPlan, usePlanDeeds } from '@/api/lessons/lesson-plans';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { TextAreaField } from '@/kit/form/fields/text-area-field';
import { FormDialog } from '@/kit/form/form-dialog';

import { verdictText as text } from './detail.text';
import { approvalForm, returnForm } from './verdict.schema';

interface VerdictDialogProps {
  plan: LessonPlan;
  verdict: 'aprovado' | 'devolvido';
  /** Somebody else was faster: what was read is not what there is. */
  onChanged: () => void;
  onClose: () => void;
}

/** What whoever leads says of a plan that was sent. */
export function VerdictDialog({ plan, verdict, onChanged, onClose }: VerdictDialogProps) {
  const isApproval = verdict === 'aprovado';
  const words = isApproval ? text.approve : text.giveBack;
  const { judge } = usePlanDeeds();
  async function say(notes: string): Promise<boolean> {
    try {
      await judge(plan, verdict, notes);
      return true;
    } catch (error) {
      if (!changedPlan(error)) throw error;
      return false;
    }
  }
  const judging = useAction(say, {
    onDone(said) {
      if (said) toast.success(words.done);
      else onChanged();
      onClose();
    },
  });
  return (
    <FormDialog
      form={isApproval ? approvalForm : returnForm}
      title={words.title}
      description={words.description}
      initialValues={{ notes: '' }}
      onSubmit={({ notes }) => judging.attempt(notes)}
      fallback={words.failed}
      submit={words.submit}
      pending={words.pending}
      onClose={onClose}
    >
      <TextAreaField
        name="notes"
        label={text.notes}
        hint={words.hint}
        optional={isApproval}
        rows={4}
        data-autofocus
      />
    </FormDialog>
  );
}
