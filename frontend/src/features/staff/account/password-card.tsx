import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { Card } from '@/kit/ui/card';
import { PasswordFields } from '@/parts/password/password-fields';
import { noPassword, passwordForm } from '@/parts/password/password-form';
import { passwordText } from '@/parts/password/password.text';
import { usePasswordChange } from '@/parts/password/use-password-change';

import { accountText } from './account.text';

/** One's own password. */
export function PasswordCard() {
  const change = usePasswordChange();
  return (
    <Card title={accountText.password} description={passwordText.description}>
      <passwordForm.Form
        initialValues={noPassword}
        fallback={passwordText.failed}
        onSubmit={async (values, { startOver }) => {
          await change(values);
          startOver(noPassword);
        }}
        className="grid gap-4"
        label={passwordText.title}
      >
        <FormAlert />
        <PasswordFields />
        <div className="row justify-end">
          <SubmitButton pendingText={passwordText.pending}>{passwordText.submit}</SubmitButton>
        </div>
      </passwordForm.Form>
    </Card>
  );
}
