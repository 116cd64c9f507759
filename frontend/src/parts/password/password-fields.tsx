import { useSignedIn } from '@/api/session/session-context';

import { passwordForm } from './password-form';
import { passwordText as text } from './password.text';

const { PasswordField } = passwordForm;

interface PasswordFieldsProps {
  focused?: boolean;
  /** The page knows it: it was typed a moment ago. */
  isCurrentKnown?: boolean;
}

/** The fields of one's own password. */
export function PasswordFields({ focused, isCurrentKnown = false }: PasswordFieldsProps) {
  const { mustChange, role, shortestPassword } = useSignedIn();
  const issued = role === 'aluno' ? text.card : text.issued;
  return (
    <>
      {isCurrentKnown ? null : (
        <PasswordField
          name="currentPassword"
          label={mustChange ? issued : text.current}
          autoComplete="current-password"
          {...(focused ? { 'data-autofocus': true } : {})}
        />
      )}
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
