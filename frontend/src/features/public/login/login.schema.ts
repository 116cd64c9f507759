import { object, string } from 'yup';

import { loginText } from './login.text';

export const loginSchema = object({
  username: string().trim().required(loginText.usernameRequired),
  password: string().required(loginText.passwordRequired),
});
