import { object } from 'yup';

import type { Action } from '@/api/actions/actions';
import { useMilestones } from '@/api/actions/milestones';
import { statusLabels } from '@/domain/action/words';
import { enumerate } from '@/domain/enumerate';
import { TextAreaField } from '@/kit/form/fields/text-area-field';
import { FormDialog } from '@/kit/form/form-dialog';
import { formOf } from '@/kit/form/form-of';
import { requiredText } from '@/kit/form/rules';
import { Confirm } from '@/kit/overlay/dialog/confirm';

import { statusText as text } from './status.text';
import type { StatusQuestion, StatusView } from './use-status';

const reasonForm = formOf(
  object({ reason: requiredText(text.cancel.required).max(1_000, text.cancel.tooLong) }),
);

/** So many milestones are named; of the others how many there are. */
const NAMED = 4;

export interface StatusQuestionsProps {
  action: Action;
  view: StatusView;
  question: StatusQuestion;
}

/** What is asked before an action's status is changed. */
export function StatusQuestions({ action, view, question }: StatusQuestionsProps) {
  const close = () => view.close(question);
  switch (question.what) {
    case 'cancel':
      return (
        <FormDialog
          form={reasonForm}
          title={text.cancel.title(action.title)}
          description={text.cancel.detail}
          initialValues={{ reason: '' }}
          onSubmit={async ({ reason }) => {
            await view.attempt('cancelado', { reason });
            close();
          }}
          fallback={text.failed}
          submit={text.cancel.submit}
          pending={text.cancel.pending}
          cancel={text.cancel.back}
          danger
          onClose={close}
        >
          <TextAreaField name="reason" label={text.cancel.reason} data-autofocus />
        </FormDialog>
      );
    case 'open': {
      const open = action.milestones - action.milestonesDone;
      return (
        <Confirm
          open
          onOpenChange={close}
          title={open > 0 ? text.open.title(open) : text.open.titleUnknown}
          description={<OpenMilestones id={action.id} />}
          confirmText={text.open.confirm}
          pendingText={text.open.pending}
          failedText={text.failed}
          onConfirm={() => view.attempt('concluido', { despiteOpen: true })}
        />
      );
    }
    case 'changed': {
      const { to, current } = question;
      const name = current.changedByName ?? text.changed.somebody;
      return (
        <Confirm
          open
          onOpenChange={close}
          title={text.changed.title(name, statusLabels[current.status])}
          description={text.changed.detail(action.title, statusLabels[to])}
          confirmText={text.changed.confirm(statusLabels[to])}
          pendingText={text.pending}
          failedText={text.failed}
          onConfirm={() => view.attempt(to, {}, current.version)}
        />
      );
    }
  }
}

/** Which ones are lacking, and what concluding without them does. */
function OpenMilestones({ id }: { id: number }) {
  const open = useMilestones(id).data?.filter(({ status }) => status === 'pendente') ?? [];
  const named = open.slice(0, NAMED).map(({ title }) => title);
  const more = open.length - named.length;
  const names = more > 0 ? [...named, text.open.more(more)] : named;
  return (
    <>
      {names.length === 0 ? null : `${text.open.lacks(open.length, enumerate(names))} `}
      {text.open.detail}
    </>
  );
}
