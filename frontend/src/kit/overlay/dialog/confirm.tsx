import { type ReactNode, useId } from 'react';

import { feedbackText } from '@/kit/feedback/feedback.text';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import './dialog.css';
import { Modal } from '@/kit/overlay/modal';

interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the thing: "Excluir a turma 5º A?" */
  title: string;
  description: ReactNode;
  /** The verb on the button: "Excluir a turma". */
  confirmText: string;
  pendingText: string;
  danger?: boolean;
  /** Said when what failed has no words of its own. */
  failedText?: string;
  /** Closes when it resolves; a failure keeps the question open, with the reason. */
  onConfirm: () => Promise<void>;
}

/** Asks by name before something is lost. */
export function Confirm(props: ConfirmProps) {
  return props.open ? <Question {...props} /> : null;
}

function Question(props: ConfirmProps) {
  const { onOpenChange, title, description, confirmText, pendingText, danger, failedText, onConfirm } = props;
  const id = useId();
  const { run, pending, refusal } = useAction(onConfirm, {
    onDone: () => onOpenChange(false),
    ...(failedText === undefined ? {} : { fallback: failedText }),
  });
  const leave = () => (pending ? undefined : onOpenChange(false));

  return (
    <Modal
      role="alertdialog"
      className="dialog dialog-confirm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      onLeave={leave}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-description`}>{description}</p>
      {refusal === null ? null : (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      <div className="row">
        <Button onClick={leave}>{feedbackText.cancel}</Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          pending={pending}
          pendingText={pendingText}
          onClick={() => run()}
        >
          {confirmText}
        </Button>
      </div>
    </Modal>
  );
}
