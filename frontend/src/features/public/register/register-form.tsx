import { useShortestPassword } from '@/api/about';
import type { ReferenceSchool } from '@/api/reference';
import { useRegistration } from '@/api/registration';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { Card, CardFoot } from '@/kit/ui/card';

import type { Done } from './register-done';
import { beginWith, registerForm, toRegistration } from './register.schema';
import { registerText } from './register.text';
import { SchoolCard } from './school-card';

const { Form, PasswordField, TextField } = registerForm;
const { manager } = registerText;

interface RegisterFormProps {
  /** The code that the address names, and its school where there is one. */
  inepCode: string | null;
  known: ReferenceSchool | null;
  onDone: (done: Done) => void;
}

export function RegisterForm({ inepCode, known, onDone }: RegisterFormProps) {
  const shortest = useShortestPassword();
  const register = useRegistration();
  return (
    <Form
      initialValues={beginWith(inepCode, known)}
      onSubmit={async (values) => {
        const registered = await register(toRegistration(values));
        onDone({ registered, hasCode: values.inepCode !== undefined });
      }}
      fallback={registerText.failed}
      className="stack"
      label={registerText.title}
    >
      <SchoolCard known={known} />
      <Card title={manager.title} description={manager.description}>
        <div className="grid gap-4">
          <div className="fields-2 max-sm:grid-cols-1">
            <TextField name="managerFirstName" label={manager.firstName} autoComplete="given-name" />
            <TextField name="managerLastName" label={manager.lastName} autoComplete="family-name" />
          </div>
          <TextField name="managerEmail" type="email" label={manager.email} optional autoComplete="email" />
          <TextField
            name="managerUsername"
            label={manager.username}
            hint={manager.usernameHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className="fields-2 max-sm:grid-cols-1">
            <PasswordField
              name="managerPassword"
              label={manager.password}
              hint={manager.passwordHint(shortest)}
              autoComplete="new-password"
            />
            <PasswordField
              name="managerPasswordConfirm"
              label={manager.confirm}
              autoComplete="new-password"
            />
          </div>
          <FormAlert />
        </div>
        <CardFoot>
          <span className="text-muted">{known ? registerText.resultsComing : null}</span>
          <SubmitButton pendingText={registerText.pending}>{registerText.submit}</SubmitButton>
        </CardFoot>
      </Card>
    </Form>
  );
}
