import { useSignedIn } from '@/api/session/session-context';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { PageHead } from '@/kit/ui/page-head';
import { PublicFrame } from '@/parts/frame/public-frame';
import { PasswordFields } from '@/parts/password/password-fields';
import { noPassword, passwordForm } from '@/parts/password/password-form';
import { passwordText } from '@/parts/password/password.text';
import { usePasswordChange } from '@/parts/password/use-password-change';

import { appText } from '@/app/app.text';
import { useLeave } from './session/use-leave';

const text = appText.choosePassword;

/** Who entered with an issued password chooses their own before anything else. */
export function ChoosePassword() {
  const { firstName, username } = useSignedIn();
  const change = usePasswordChange();
  const leave = useLeave();
  return (
    <PublicFrame
      action={
        <Button variant="text" onClick={leave}>
          {appText.signOut}
        </Button>
      }
    >
      <div className="mx-auto max-w-md">
        <PageHead title={text.title} description={text.description(firstName)} />
        <Card>
          <passwordForm.Form
            initialValues={noPassword}
            fallback={passwordText.failed}
            onSubmit={change}
            className="grid gap-4"
          >
            <FormAlert />
            {/* For what keeps passwords: whose this one is. */}
            <input type="hidden" autoComplete="username" value={username} readOnly />
            <PasswordFields />
            <div className="row justify-end">
              <SubmitButton pendingText={passwordText.pending}>{text.submit}</SubmitButton>
            </div>
          </passwordForm.Form>
        </Card>
      </div>
    </PublicFrame>
  );
}
