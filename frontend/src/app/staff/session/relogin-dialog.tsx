import { object, string } from 'yup';

import type { Credentials, CurrentUser } from '@/api/session/session';
import { Busy } from '@/kit/feedback/busy';
import { formOf } from '@/kit/form/form-of';
import { requiredText } from '@/kit/form/rules';
import { FormDialog } from '@/kit/form/form-dialog';
import { useSignIn } from '@/parts/sign-in/use-sign-in';
import { paths } from '@/domain/paths';

import { appText } from '@/app/app.text';
import { useLeave } from './use-leave';

const text = appText.relogin;

const form = formOf(
  object({
    username: requiredText(text.usernameRequired),
    password: string().required(text.required),
  }),
);
const { PasswordField, TextField } = form;

interface ReloginDialogProps {
  user: CurrentUser;
  onDone: () => void;
}

/** Stands over the page, so that what was typed there is not lost. */
export function ReloginDialog({ user, onDone }: ReloginDialogProps) {
  const { signIn, busy } = useSignIn();
  const leave = useLeave();

  async function enter(credentials: Credentials) {
    const entered = await signIn(credentials, user);
    // Another person must not see a page made for the first one.
    if (entered.id !== user.id) location.assign(paths.home);
    else onDone();
  }

  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.description}
      initialValues={{ username: user.username, password: '' }}
      onSubmit={enter}
      fallback={text.failed}
      submit={text.submit}
      pending={text.pending}
      cancel={text.leave}
      onClose={leave}
      modalOnly
    >
      <TextField name="username" label={text.username} autoComplete="username" autoCapitalize="none" />
      <PasswordField name="password" label={text.password} autoComplete="current-password" data-autofocus />
      <div>
        <p className="text-sm text-muted">{text.kept}</p>
        <Busy {...busy} />
      </div>
    </FormDialog>
  );
}
