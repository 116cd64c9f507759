import { Link, useLocation, useNavigate } from 'react-router-dom';

import { type Credentials, useSessionActions } from '@/api/use-session';
import { Form } from '@/components/form/form';
import { FormAlert } from '@/components/form/form-alert';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { ButtonLink } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import { PublicFrame } from '@/components/ui/public-frame';
import { paths } from '@/domain/paths';

import { DemoAccounts } from './demo-accounts';
import { loginSchema } from './login.schema';
import { loginText } from './login.text';
import { Pitch } from './pitch';

const empty: Credentials = { username: '', password: '' };

/** Where the visitor was going before being sent here; only addresses of this product. */
function destination(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.home;
}

export function LoginPage() {
  const { signIn } = useSessionActions();
  const navigate = useNavigate();
  const { state } = useLocation();

  async function submit({ username, password }: Credentials) {
    await signIn({ username: username.trim(), password });
    await navigate(destination(state), { replace: true });
  }

  return (
    <PublicFrame
      action={
        <ButtonLink variant="text" to={paths.about}>
          {loginText.about}
        </ButtonLink>
      }
    >
      <div className="login-grid">
        <div className="card login-card">
          <PageHead title={loginText.title} description={loginText.description} className="page-head" />
          <Form
            initialValues={empty}
            schema={loginSchema}
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
            <SubmitButton pendingText={loginText.pending} block>
              {loginText.submit}
            </SubmitButton>
            <DemoAccounts />
          </Form>
          <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
            {loginText.noSchool} <Link to={paths.register}>{loginText.register}</Link>
          </p>
        </div>
        <Pitch />
      </div>
    </PublicFrame>
  );
}
