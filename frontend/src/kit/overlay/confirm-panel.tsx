import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';

import { failureOf } from '@/kit/form/form-failure';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';
import { useFocusReturn } from './use-focus-return';

import { feedbackText } from '@/kit/feedback/feedback.text';

export interface ConfirmPanelProps {
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

/** The question itself; use Confirm, which loads this when it is needed. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { open, onOpenChange, title, description, confirmText, pendingText, danger, failedText, onConfirm } =
    props;
  const giveBack = useFocusReturn();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setPending(true);
    setFailure(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailure(failureOf(error, {}, failedText).sentence);
    } finally {
      setPending(false);
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (pending ? undefined : onOpenChange(next))}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="scrim" />
        <AlertDialog.Content className="dialog dialog-confirm" onCloseAutoFocus={giveBack}>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{description}</AlertDialog.Description>
          {failure === null ? null : (
            <Note tone="bad" role="alert">
              {failure}
            </Note>
          )}
          <div className="row">
            <AlertDialog.Cancel asChild>
              <Button>{feedbackText.cancel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              pending={pending}
              pendingText={pendingText}
              onClick={() => void confirm()}
            >
              {confirmText}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
