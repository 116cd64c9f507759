import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';

import {
  emptyRegistration,
  registerForm,
  registerSchema,
  type RegisterValues,
  toRegistration,
} from './register.schema';

const complete: RegisterValues = {
  inepCode: '35999001',
  schoolName: ' Escola Nova ',
  municipality: 'Araraquara',
  state: 'SP',
  managerFirstName: 'Marina',
  managerLastName: 'Souza',
  managerEmail: '',
  managerUsername: 'marina',
  managerPassword: 'segredo',
  managerPasswordConfirm: 'segredo',
};

async function errorsOf(values: RegisterValues): Promise<Record<string, string>> {
  try {
    await registerSchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.toReversed().map((one) => [one.path ?? '', one.message]));
  }
}

describe('registerSchema', () => {
  it('says the specification’s sentences', async () => {
    expect(await errorsOf(emptyRegistration)).toEqual({
      schoolName: 'Nome da escola é obrigatório',
      municipality: 'Município é obrigatório',
      state: 'Estado é obrigatório',
      managerFirstName: 'Nome do gestor é obrigatório',
      managerLastName: 'Sobrenome do gestor é obrigatório',
      managerUsername: 'Nome de usuário deve ter pelo menos 3 caracteres',
      managerPassword: 'Senha deve ter pelo menos 6 caracteres',
    });
    expect(await errorsOf({ ...complete, managerPasswordConfirm: '' })).toEqual({
      managerPasswordConfirm: 'As senhas não coincidem',
    });
  });

  it('checks what is given', async () => {
    const wrong = {
      managerEmail: 'x',
      managerUsername: 'ab',
      managerPassword: '12345',
      inepCode: '123',
      state: 'XX',
    };
    expect(await errorsOf({ ...complete, ...wrong, managerPasswordConfirm: '54321' })).toEqual({
      inepCode: 'O código INEP tem 8 dígitos.',
      state: 'Estado é obrigatório',
      managerEmail: 'Email inválido',
      managerUsername: 'Nome de usuário deve ter pelo menos 3 caracteres',
      managerPassword: 'Senha deve ter pelo menos 6 caracteres',
      managerPasswordConfirm: 'As senhas não coincidem',
    });
  });

  it('takes a complete form and sends it trimmed, without empty options', async () => {
    expect(await errorsOf(complete)).toEqual({});
    const sent = toRegistration(registerForm.parse(complete));
    expect(sent.schoolName).toBe('Escola Nova');
    expect(sent.inepCode).toBe('35999001');
    expect('managerEmail' in sent).toBe(false);
  });
});

it('sends the passwords as they were typed', () => {
  const typed = { managerPassword: '  segredo ', managerPasswordConfirm: '  segredo ' };
  expect(registerForm.parse({ ...complete, ...typed })).toMatchObject(typed);
});
