import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';

import { type Credentials, isUserStored, useCurrentUser, useDemoAccounts } from '@/api/session/session';
import { Busy } from '@/kit/feedback/busy';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { ButtonLink } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';
import { PublicFrame } from '@/parts/frame/public-frame';
import { useSignIn } from '@/parts/sign-in/use-sign-in';
import { paths } from '@/domain/paths';

import { DemoAccounts } from './demo-accounts';
import './login.css';
import { loginForm } from './login.schema';
import { loginText } from './login.text';
import { Pitch } from './pitch';

const { Form, PasswordField, TextField } = loginForm;

/** What the page before left for this one. */
function handedOver(state: unknown, name: 'from' | 'username'): string {
  const entries = typeof state === 'object' && state !== null ? Object.entries(state) : [];
  const value: unknown = entries.find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

/** Where the visitor was going before being sent here; only addresses of this product. */
function destination(state: unknown): string {
  const from = handedOver(state, 'from');
  return /^\/(?!\/)/.test(from) ? from : paths.home;
}

export function LoginPage() {
  const { signIn, busy } = useSignIn();
  // Who never signed in here is not asked for: the answer would be a failure in the browser's console.
  const [ask, setAsk] = useState(isUserStored);
  const { data: user } = useCurrentUser(ask);
  const { loading } = useDemoAccounts();
  const { state } = useLocation();
  const [initial] = useState<Credentials>(() => ({ username: handedOver(state, 'username'), password: '' }));

  const submit = async (credentials: Credentials) => {
    await signIn(credentials);
    setAsk(true);
  };

  // Signed in, just now or already: on to where the visitor was going.
  if (user) return <Navigate to={destination(state)} replace />;

  return (
    <PublicFrame
      action={
        <ButtonLink variant="text" to={paths.about}>
          {loginText.about}
        </ButtonLink>
      }
    >
      {/* The demonstration accounts would move the form, so it comes with them: the HTML asks for both at once. */}
      {loading ? null : (
        <div className="login-grid">
          <div className="card login-card">
            <PageHead
              title={loginText.title}
              description={loginText.description}
              className="page-head login-head"
            />
            <Form
              initialValues={initial}
              onSubmit={submit}
              fallback={loginText.failed}
              className="grid gap-4"
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
                <SubmitButton pendingText={loginText.pending} block>
                  {loginText.submit}
                </SubmitButton>
                <Busy {...busy} />
              </div>
              <DemoAccounts />
            </Form>
            <p className="mt-5 border-t border-line pt-4 text-sm text-muted">{loginText.forgotten}</p>
            <p className="mt-2 text-sm text-muted">
              {loginText.pupil} <a href={paths.studentLogin}>{loginText.pupilAccess}</a>
            </p>
            <p className="mt-2 text-sm text-muted">
              {loginText.noSchool} <Link to={paths.register}>{loginText.register}</Link>
            </p>
          </div>
          <Pitch />
        </div>
      )}
    </PublicFrame>
  );
}
