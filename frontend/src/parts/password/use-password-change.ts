import { useSessionActions } from '@/api/session/session';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';

import { passwordText as text } from './password.text';

/** Sends what the form of one's own password says, and tells that it was changed. */
export function usePasswordChange(onDone?: () => void) {
  const { changePassword } = useSessionActions();
  const change = useAction(changePassword, {
    onDone() {
      toast.success(text.done, text.doneDetail);
      onDone?.();
    },
  });
  return ({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) =>
    change.attempt({ currentPassword, newPassword });
}
