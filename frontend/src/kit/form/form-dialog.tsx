import type { ReactNode } from 'react';
import type { AnyObject } from 'yup';

import { feedbackText } from '@/kit/feedback/feedback.text';
import { FormAlert } from './form-alert';
import type { FormProps } from './form';
import type { FormOf } from './form-of';
import { SubmitButton } from './submit-button';
import type { Typed } from './typed';
import { useForm } from './use-form';
import { WatchUnsaved } from './watch-unsaved';
import { Button } from '@/kit/ui/button';

import { Dialog } from '@/kit/overlay/dialog/dialog';
import { useUnsavedGuard } from '@/kit/overlay/dialog/use-unsaved-guard';

interface FormDialogProps<O extends AnyObject> {
  form: Pick<FormOf<O>, 'Form'>;
  title: string;
  description: string;
  initialValues: Typed<O>;
  onSubmit: FormProps<Typed<O>, O>['onSubmit'];
  fallback: string;
  submit: string;
  pending: string;
  cancel?: string;
  onClose: () => void;
  /** Stays until it is answered or its own button closes it, which asks nothing. */
  modalOnly?: boolean;
  /** Whether leaving would lose something typed; else anything that has changed. */
  isTyped?: (values: Typed<O>) => boolean;
  /** 928 px instead of 448, and full screen on a phone; at most 896 where it is said. */
  wide?: boolean | '4xl';
  /** The button takes something away. */
  danger?: boolean;
  /** Whether there is anything to send yet; else always. */
  isReady?: (values: Typed<O>) => boolean;
  /** At the left of the buttons. */
  foot?: ReactNode;
  /** Above the buttons, in sight while the fields scroll: what follows from what is typed. */
  answer?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: its alert, its fields, cancel and submit. It asks before what was typed is lost. */
export function FormDialog<O extends AnyObject>(props: FormDialogProps<O>) {
  const { form, title, description, initialValues, onSubmit, fallback, submit, pending } = props;
  const { cancel = feedbackText.cancel, onClose, modalOnly = false, isTyped, foot, answer, children } = props;
  const { wide = false, danger = false, isReady } = props;
  const unsaved = useUnsavedGuard(onClose);
  const leave = modalOnly ? onClose : unsaved.leave;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || modalOnly ? undefined : leave())}
      title={title}
      description={description}
      modalOnly={modalOnly}
      wide={wide}
    >
      <form.Form initialValues={initialValues} fallback={fallback} onSubmit={onSubmit} className="grid gap-4">
        <FormAlert />
        {children}
        <div className="dialog-buttons">
          {answer ? <div className="dialog-answer">{answer}</div> : null}
          {foot ? <div className="dialog-beside mr-auto empty:hidden">{foot}</div> : null}
          <Button onClick={leave}>{cancel}</Button>
          <Submit pending={pending} danger={danger} isReady={isReady}>
            {submit}
          </Submit>
        </div>
        <WatchUnsaved isTyped={isTyped} onUnsaved={unsaved.setUnsaved} />
      </form.Form>
      {modalOnly ? null : unsaved.question}
    </Dialog>
  );
}

interface SubmitProps<V extends object> {
  pending: string;
  danger: boolean;
  isReady: ((values: V) => boolean) | undefined;
  children: ReactNode;
}

function Submit<V extends object>({ pending, danger, isReady, children }: SubmitProps<V>) {
  const { values } = useForm<V>();
  return (
    <SubmitButton
      pendingText={pending}
      variant={danger ? 'danger' : 'primary'}
      disabled={isReady ? !isReady(values) : false}
    >
      {children}
    </SubmitButton>
  );
}
