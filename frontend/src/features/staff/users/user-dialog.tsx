import type { Account, Colleague, IssuedPassword } from '@/api/people/users';
import { useUserActions } from '@/api/people/users';
import { roleLabel } from '@/domain/labels';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormDialog } from '@/kit/form/form-dialog';
import type { ValuesOf } from '@/kit/form/form-of';

import { newUserForm, staffRoles, userForm } from './user.schema';
import { usersText as text } from './users.text';

const roleOptions = staffRoles.map((value) => ({
  value,
  label: `${roleLabel(value)}: ${text.roles[value].toLowerCase()}`,
}));

interface NewUserDialogProps {
  schoolId: number;
  onIssued: (issued: IssuedPassword) => void;
  onClose: () => void;
}

/** A new person on the staff, who is told a password for once. */
export function NewUserDialog({ schoolId, onIssued, onClose }: NewUserDialogProps) {
  const { SelectField, TextField } = newUserForm;
  const creation = useAction(useUserActions(schoolId).create, { onDone: onIssued });
  return (
    <FormDialog
      form={newUserForm}
      {...text.create}
      initialValues={{ firstName: '', lastName: '', username: '', email: '', role: 'professor' }}
      onSubmit={({ email, ...values }) => creation.attempt({ ...values, email: email ?? null })}
      fallback={text.create.failed}
      onClose={onClose}
    >
      <TextField name="firstName" label={text.firstName} maxLength={80} autoComplete="off" data-autofocus />
      <TextField name="lastName" label={text.lastName} maxLength={80} autoComplete="off" />
      <TextField
        name="username"
        label={text.username}
        hint={text.usernameHint}
        maxLength={60}
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextField name="email" label={text.email} type="email" autoComplete="off" optional />
      <SelectField name="role" label={text.role} options={roleOptions} />
    </FormDialog>
  );
}

interface UserDialogProps {
  schoolId: number;
  user: Colleague;
  account: Account;
  onClose: () => void;
}

/** What the gestor changes of somebody; the username stays. */
export function UserDialog({ schoolId, user, account, onClose }: UserDialogProps) {
  const { SelectField, TextField } = userForm;
  const saving = useAction(useUserActions(schoolId).change, {
    onDone() {
      toast.success(text.edit.done);
      onClose();
    },
  });
  const { firstName, lastName, email } = account;
  const values: ValuesOf<typeof userForm> = { firstName, lastName, email: email ?? '', role: user.role };
  return (
    <FormDialog
      form={userForm}
      title={text.edit.title}
      description={text.edit.description}
      initialValues={values}
      onSubmit={(_, { changes }) => saving.attempt(user.id, changes)}
      fallback={text.edit.failed}
      submit={text.edit.submit}
      pending={text.edit.pending}
      onClose={onClose}
    >
      <TextField name="firstName" label={text.firstName} maxLength={80} data-autofocus />
      <TextField name="lastName" label={text.lastName} maxLength={80} />
      <TextField name="email" label={text.email} type="email" optional />
      <SelectField name="role" label={text.role} options={roleOptions} />
    </FormDialog>
  );
}
