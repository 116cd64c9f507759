import { useSignedIn } from '@/api/session/session-context';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { PageHead } from '@/kit/ui/page-head';
import { PasswordFields } from '@/parts/password/password-fields';
import { noPassword, passwordForm } from '@/parts/password/password-form';
import { passwordText } from '@/parts/password/password.text';
import { usePasswordChange } from '@/parts/password/use-password-change';

import { PupilFrame } from './pupil-frame';
import { studentLoginText } from './student-login.text';

const text = studentLoginText.choose;

/** From the fourth grade on the card's password is used once. */
export function OwnPassword({ onLeft }: { onLeft: () => void }) {
  const { firstName, username } = useSignedIn();
  const change = usePasswordChange();
  return (
    <PupilFrame onLeft={onLeft}>
      <div className="card p-6">
        <PageHead title={text.title} description={text.description(firstName)} />
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
          <SubmitButton pendingText={passwordText.pending} block>
            {text.submit}
          </SubmitButton>
        </passwordForm.Form>
      </div>
    </PupilFrame>
  );
}
