import { object, ref, string } from 'yup';

import { formOf } from '@/kit/form/form-of';

import { passwordText as text } from './password.text';

export const passwordForm = formOf(
  object({
    currentPassword: string().required(text.currentRequired),
    newPassword: string().required(text.tooShort).min(6, text.tooShort),
    confirmation: string()
      .required(text.mismatch)
      .oneOf([ref('newPassword')], text.mismatch),
  }),
);

export const noPassword = { currentPassword: '', newPassword: '', confirmation: '' };
