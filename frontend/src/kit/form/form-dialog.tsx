import { type ReactNode, useEffect } from 'react';
import type { AnyObject } from 'yup';

import { feedbackText } from '@/kit/feedback/feedback.text';
import { FormAlert } from './form-alert';
import type { FormOf } from './form-of';
import { SubmitButton } from './submit-button';
import type { Typed } from './typed';
import { useForm } from './use-form';
import { Button } from '@/kit/ui/button';

import { Dialog } from '@/kit/overlay/dialog/dialog';
import { type Unsaved, unsavedOf, useUnsavedGuard } from '@/kit/overlay/dialog/use-unsaved-guard';

interface FormDialogProps<O extends AnyObject> {
  form: Pick<FormOf<O>, 'Form'>;
  title: string;
  description: string;
  initialValues: Typed<O>;
  onSubmit: (values: O) => Promise<unknown>;
  fallback: string;
  submit: string;
  pending: string;
  cancel?: string;
  onClose: () => void;
  /** Stays until it is answered or its own button closes it, which asks nothing. */
  modalOnly?: boolean;
  /** Whether leaving would lose something typed; else anything that has changed. */
  isTyped?: (values: Typed<O>) => boolean;
  /** At the left of the buttons. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: its alert, its fields, cancel and submit. It asks before what was typed is lost. */
export function FormDialog<O extends AnyObject>(props: FormDialogProps<O>) {
  const { form, title, description, initialValues, onSubmit, fallback, submit, pending } = props;
  const { cancel = feedbackText.cancel, onClose, modalOnly = false, isTyped, foot, children } = props;
  const { guard, setUnsaved, question } = useUnsavedGuard();
  const leave = () => (modalOnly ? onClose() : guard(onClose));
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || modalOnly ? undefined : leave())}
      title={title}
      description={description}
      modalOnly={modalOnly}
    >
      <form.Form initialValues={initialValues} fallback={fallback} onSubmit={onSubmit} className="grid gap-4">
        <FormAlert />
        {children}
        <div className="row justify-end">
          {foot}
          <Button onClick={leave}>{cancel}</Button>
          <SubmitButton pendingText={pending}>{submit}</SubmitButton>
        </div>
        <Watch isTyped={isTyped} onUnsaved={setUnsaved} />
      </form.Form>
      {modalOnly ? null : question}
    </Dialog>
  );
}

interface WatchProps<V extends object> {
  isTyped: ((values: V) => boolean) | undefined;
  onUnsaved: (unsaved: Unsaved) => void;
}

function Watch<V extends object>({ isTyped, onUnsaved }: WatchProps<V>) {
  const { values, dirty, sending } = useForm<V>();
  const typed = isTyped ? isTyped(values) : dirty;
  useEffect(() => onUnsaved(unsavedOf({ typed, sending })), [onUnsaved, typed, sending]);
  return null;
}
