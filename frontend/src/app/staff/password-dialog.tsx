import { object, ref, string } from 'yup';

import { useSignedIn } from '@/api/session/session-context';
import { useSessionActions } from '@/api/session/session';
import { useAction } from '@/kit/feedback/use-action';
import { formOf } from '@/kit/form/form-of';
import { FormDialog } from '@/kit/form/form-dialog';
import { toast } from '@/kit/feedback/toast/toast-store';

import { appText } from '@/app/app.text';

const text = appText.password;

const form = formOf(
  object({
    currentPassword: string().required(text.currentRequired),
    newPassword: string().required(text.tooShort).min(6, text.tooShort),
    confirmation: string()
      .required(text.mismatch)
      .oneOf([ref('newPassword')], text.mismatch),
  }),
);
const { PasswordField } = form;

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { changePassword } = useSessionActions();
  const { shortestPassword } = useSignedIn();
  const change = useAction(changePassword, {
    onDone() {
      toast.success(text.done, text.doneDetail);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.description}
      initialValues={{ currentPassword: '', newPassword: '', confirmation: '' }}
      onSubmit={({ currentPassword, newPassword }) => change.attempt({ currentPassword, newPassword })}
      fallback={text.failed}
      submit={text.submit}
      pending={text.pending}
      onClose={onClose}
    >
      <PasswordField
        name="currentPassword"
        label={text.current}
        autoComplete="current-password"
        data-autofocus
      />
      <PasswordField
        name="newPassword"
        label={text.next}
        hint={text.hint(shortestPassword)}
        autoComplete="new-password"
      />
      <PasswordField name="confirmation" label={text.confirm} autoComplete="new-password" />
    </FormDialog>
  );
}
