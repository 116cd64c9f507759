import { expect, it } from 'vitest';

import { loginForm, loginSchema } from './login.schema';

it('asks for both by the specification’s sentences', async () => {
  const errors = await loginSchema
    .validate({ username: ' ', password: '' }, { abortEarly: false })
    .catch((error: { errors: string[] }) => error.errors);
  expect(errors).toEqual(['Nome de usuário é obrigatório', 'Senha é obrigatória']);
});

it('sends the password as it was typed', () => {
  expect(loginForm.parse({ username: ' marina ', password: '  segredo ' }).password).toBe('  segredo ');
});
