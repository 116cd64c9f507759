import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';

import type { Credentials } from '@/api/session/session';
import { Busy } from '@/kit/feedback/busy';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { ButtonLink } from '@/kit/ui/button';
import { useSignIn } from '@/parts/sign-in/use-sign-in';
import { paths } from '@/domain/paths';

import { loginForm } from './login.schema';
import { loginText } from './login.text';

const { Form, PasswordField, TextField } = loginForm;

/** Where the link of a phone's bar leads. */
export const SIGN_IN = 'entrar';

interface SignInCardProps {
  /** What the form begins with: a name that was just registered, or an account of the demonstration. */
  initial: Credentials;
  /** Once somebody is in. */
  onEntered: () => void;
}

export function SignInCard({ initial, onEntered }: SignInCardProps) {
  const { signIn, busy } = useSignIn();
  return (
    <section className="card login-card" id={SIGN_IN} aria-labelledby={`${SIGN_IN}-titulo`}>
      <h2 id={`${SIGN_IN}-titulo`}>{loginText.signIn}</h2>
      <Form
        initialValues={initial}
        onSubmit={async (credentials) => {
          await signIn(credentials);
          onEntered();
        }}
        fallback={loginText.failed}
        className="login-form"
        label={loginText.signIn}
      >
        <FormAlert />
        <TextField
          name="username"
          label={loginText.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label={loginText.password} autoComplete="current-password" />
        <div>
          <Submit filled={initial.password !== ''} />
          <Busy {...busy} />
        </div>
      </Form>
      <p className="text-sm text-muted">{loginText.forgotten}</p>
      <div className="card-foot">
        <a className="button" href={paths.studentLogin}>
          <Users className="icon icon-s" />
          {loginText.pupilAccess}
        </a>
        <ButtonLink variant="text" to={paths.register}>
          {loginText.register}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Takes the focus where the form came filled: nothing is left but to press it. */
function Submit({ filled }: { filled: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (filled) box.current?.querySelector('button')?.focus();
  }, [filled]);
  return (
    <div ref={box}>
      <SubmitButton pendingText={loginText.pending} block>
        {loginText.submit}
      </SubmitButton>
    </div>
  );
}
