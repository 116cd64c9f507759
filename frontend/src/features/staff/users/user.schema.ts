import { object, string } from 'yup';

import { formOf } from '@/kit/form/form-of';
import { optionalText, requiredText } from '@/kit/form/rules';

import { usersText as text } from './users.text';

export const staffRoles = ['gestor', 'coordenador', 'professor'] as const;
export type StaffRole = (typeof staffRoles)[number];

const profile = {
  firstName: requiredText(text.firstNameRequired),
  lastName: requiredText(text.lastNameRequired),
  email: optionalText().email(text.emailWrong),
  role: string().oneOf(staffRoles).required(),
};

export const newUserForm = formOf(
  object({ ...profile, username: requiredText(text.usernameShort).min(3, text.usernameShort) }),
);
export const userForm = formOf(object({ ...profile }));
