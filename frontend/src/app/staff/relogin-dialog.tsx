import { object, string } from 'yup';

import { type CurrentUser, useSessionActions } from '@/api/session';
import { Form } from '@/kit/form/form';
import { FormAlert } from '@/kit/form/form-alert';
import { PasswordField } from '@/kit/form/password-field';
import { SubmitButton } from '@/kit/form/submit-button';
import { TextField } from '@/kit/form/text-field';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/overlay/dialog';
import { paths } from '@/domain/paths';

import { appText } from '@/app/app.text';
import { useLeave } from './use-leave';

const text = appText.relogin;

const schema = object({
  username: string().trim().required(text.usernameRequired),
  password: string().required(text.required),
});

interface ReloginDialogProps {
  user: CurrentUser;
  onDone: () => void;
}

/** Stands over the page, so that what was typed there is not lost. */
export function ReloginDialog({ user, onDone }: ReloginDialogProps) {
  const { signIn } = useSessionActions();
  const leave = useLeave();

  async function enter(credentials: { username: string; password: string }) {
    const entered = await signIn(credentials, user);
    // Another person must not see a page made for the first one.
    if (entered.id !== user.id) location.assign(paths.home);
    else onDone();
  }

  return (
    <Dialog open onOpenChange={() => undefined} title={text.title} description={text.description} modalOnly>
      <Form
        initialValues={{ username: user.username, password: '' }}
        schema={schema}
        onSubmit={enter}
        fallback={text.failed}
        className="grid gap-4"
      >
        <FormAlert />
        <TextField name="username" label={text.username} autoComplete="username" autoCapitalize="none" />
        <PasswordField name="password" label={text.password} autoComplete="current-password" data-autofocus />
        <p className="text-sm text-muted">{text.kept}</p>
        <div className="row justify-end">
          <Button onClick={leave}>{text.leave}</Button>
          <SubmitButton pendingText={text.pending}>{text.submit}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
