import { FormDialog } from '@/kit/form/form-dialog';
import { PasswordFields } from '@/parts/password/password-fields';
import { noPassword, passwordForm } from '@/parts/password/password-form';
import { passwordText as text } from '@/parts/password/password.text';
import { usePasswordChange } from '@/parts/password/use-password-change';

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const change = usePasswordChange(onClose);
  return (
    <FormDialog
      form={passwordForm}
      title={text.title}
      description={text.description}
      initialValues={noPassword}
      onSubmit={change}
      fallback={text.failed}
      submit={text.submit}
      pending={text.pending}
      onClose={onClose}
    >
      <PasswordFields focused />
    </FormDialog>
  );
}
