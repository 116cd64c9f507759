import { object } from 'yup';

import { useAccountActions } from '@/api/people/account';
import { useSignedIn } from '@/api/session/session-context';
import { roleLabel } from '@/domain/labels';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormAlert } from '@/kit/form/form-alert';
import { formOf } from '@/kit/form/form-of';
import { optionalText, requiredText } from '@/kit/form/rules';
import { SubmitButton } from '@/kit/form/submit-button';
import { Card } from '@/kit/ui/card';

import { accountText } from './account.text';

const text = accountText.profile;

const form = formOf(
  object({
    firstName: requiredText(text.firstNameRequired),
    lastName: requiredText(text.lastNameRequired),
    email: optionalText().email(text.emailWrong),
  }),
);
const { TextField } = form;

/** One's own name and e-mail. */
export function ProfileCard() {
  const { firstName, lastName, email, username, role } = useSignedIn();
  const saving = useAction(useAccountActions().change, { onDone: () => toast.success(text.done) });
  return (
    <Card title={text.title} description={`${username} • ${roleLabel(role)}`}>
      <form.Form
        initialValues={{ firstName, lastName, email: email ?? '' }}
        fallback={text.failed}
        onSubmit={({ email: typed, ...values }) => saving.attempt({ ...values, email: typed ?? null })}
        className="grid gap-4"
        label={text.title}
      >
        <FormAlert />
        <TextField name="firstName" label={text.firstName} maxLength={80} autoComplete="given-name" />
        <TextField name="lastName" label={text.lastName} maxLength={80} autoComplete="family-name" />
        <TextField name="email" label={text.email} type="email" autoComplete="email" optional />
        <div className="row justify-end">
          <SubmitButton pendingText={text.pending}>{text.submit}</SubmitButton>
        </div>
      </form.Form>
    </Card>
  );
}
