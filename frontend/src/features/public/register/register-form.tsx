import { useShortestPassword } from '@/api/about';
import { registerSchool } from '@/api/registration';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { Card } from '@/kit/ui/card';
import { states } from '@/domain/labels';

import { InepCard } from './inep-card';
import type { Done } from './register-done';
import { emptyRegistration, registerForm, toRegistration } from './register.schema';
import { registerText } from './register.text';

const { Form, PasswordField, SelectField, TextField } = registerForm;
const { school, manager } = registerText;
const stateOptions = states.map((state) => ({ value: state, label: state }));

export function RegisterForm({ onDone }: { onDone: (done: Done) => void }) {
  const shortest = useShortestPassword();
  return (
    <Form
      initialValues={emptyRegistration}
      onSubmit={async (values) => {
        const registered = await registerSchool(toRegistration(values));
        onDone({ registered, hasCode: values.inepCode !== undefined });
      }}
      fallback={registerText.failed}
      className="stack"
      label={registerText.title}
    >
      <InepCard />
      <Card title={school.title}>
        <div className="grid gap-4">
          <TextField name="schoolName" label={school.name} autoComplete="organization" />
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
            <TextField name="municipality" label={school.municipality} autoComplete="address-level2" />
            <SelectField
              name="state"
              label={school.state}
              options={stateOptions}
              placeholder={school.choose}
            />
          </div>
        </div>
      </Card>
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
        </div>
      </Card>
      <FormAlert />
      <div className="row">
        <SubmitButton pendingText={registerText.pending}>{registerText.submit}</SubmitButton>
      </div>
    </Form>
  );
}
