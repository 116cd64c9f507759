import { object, string } from 'yup';

import { formOf } from '@/kit/form/form-of';
import { requiredText } from '@/kit/form/rules';

import { loginText } from './login.text';

export const loginSchema = object({
  username: requiredText(loginText.usernameRequired),
  password: string().required(loginText.passwordRequired),
});

export const loginForm = formOf(loginSchema);
