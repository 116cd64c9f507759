import { useSignedIn } from '@/api/session/session-context';

import { passwordForm } from './password-form';
import { passwordText as text } from './password.text';

const { PasswordField } = passwordForm;

/** The fields of one's own password. */
export function PasswordFields({ focused }: { focused?: boolean }) {
  const { mustChange, shortestPassword } = useSignedIn();
  return (
    <>
      <PasswordField
        name="currentPassword"
        label={mustChange ? text.issued : text.current}
        autoComplete="current-password"
        {...(focused ? { 'data-autofocus': true } : {})}
      />
      <PasswordField
        name="newPassword"
        label={text.next}
        hint={text.hint(shortestPassword)}
        autoComplete="new-password"
      />
      <PasswordField name="confirmation" label={text.confirm} autoComplete="new-password" />
    </>
  );
}
