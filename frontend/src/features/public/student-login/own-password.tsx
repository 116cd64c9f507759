import { useSignedIn } from '@/api/session/session-context';
import { isProblem } from '@/api/wire/problem';
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

interface OwnPasswordProps {
  /** The card's password, while this page stays open; nothing else keeps it. */
  typed: string | null;
  /** It is asked for again. */
  onForget: () => void;
  onLeft: () => void;
}

/** From the fourth grade on the card's password is used once: whoever has just typed it types their own alone. */
export function OwnPassword({ typed, onForget, onLeft }: OwnPasswordProps) {
  const { firstName, username } = useSignedIn();
  const change = usePasswordChange();
  return (
    <PupilFrame onLeft={onLeft}>
      <div className="card p-6">
        <PageHead title={text.title} description={text.description(firstName)} />
        <passwordForm.Form
          initialValues={{ ...noPassword, currentPassword: typed ?? '' }}
          fallback={passwordText.failed}
          onSubmit={async (values) => {
            try {
              await change(values);
            } catch (error) {
              if (isProblem(error, 400) && error.fields['currentPassword']) onForget();
              throw error;
            }
          }}
          className="grid gap-4"
        >
          <FormAlert />
          {/* For what keeps passwords: whose this one is. */}
          <input type="hidden" autoComplete="username" value={username} readOnly />
          <PasswordFields isCurrentKnown={typed !== null} />
          <SubmitButton pendingText={passwordText.pending} block>
            {text.submit}
          </SubmitButton>
        </passwordForm.Form>
      </div>
    </PupilFrame>
  );
}
