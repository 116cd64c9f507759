import { object, ref, string } from 'yup';

import { useSessionActions } from '@/api/session';
import { Form } from '@/kit/form/form';
import { FormAlert } from '@/kit/form/form-alert';
import { PasswordField } from '@/kit/form/password-field';
import { SubmitButton } from '@/kit/form/submit-button';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/overlay/dialog';
import { toast } from '@/kit/feedback/toast-store';

import { appText } from '@/app/app.text';

const text = appText.password;

const schema = object({
  currentPassword: string().required(text.currentRequired),
  newPassword: string().required(text.tooShort).min(6, text.tooShort),
  confirmation: string()
    .required(text.mismatch)
    .oneOf([ref('newPassword')], text.mismatch),
});

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { changePassword } = useSessionActions();

  async function submit({ currentPassword, newPassword }: typeof empty) {
    await changePassword({ currentPassword, newPassword });
    toast.success(text.done, text.doneDetail);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text.title}
      description={text.description}
    >
      <Form
        initialValues={empty}
        schema={schema}
        onSubmit={submit}
        fallback={text.failed}
        className="grid gap-4"
      >
        <FormAlert />
        <PasswordField name="currentPassword" label={text.current} autoComplete="current-password" />
        <PasswordField name="newPassword" label={text.next} hint={text.hint} autoComplete="new-password" />
        <PasswordField name="confirmation" label={text.confirm} autoComplete="new-password" />
        <div className="row justify-end">
          <Button onClick={onClose}>{text.cancel}</Button>
          <SubmitButton pendingText={text.pending}>{text.submit}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
