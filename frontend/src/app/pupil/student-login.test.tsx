import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Schemas } from '@/api/wire/address';
import { paths } from '@/domain/paths';
import { bia } from '@/test/pupils';
import { type Answers, refuse } from '@/test/server';

import { openPupils } from './test-page';

const pupil: Schemas['CurrentPupil'] = {
  id: 9,
  name: 'Bia Lima',
  studentId: '2026001',
  classId: 3,
  schoolId: 7,
  isActive: true,
  birthDate: null,
  email: null,
  guardianName: null,
  guardianPhone: null,
  createdAt: '2026-02-01T12:00:00Z',
  mustChange: false,
};

const open = (query: string, answers: Answers) => openPupils(`${paths.studentLogin}${query}`, answers, false);

const enter = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the pupils’ sign-in', () => {
  it('asks for both, lets in, remembers the school and lets out', async () => {
    const sent: unknown[] = [];
    let isIn = false;
    await open('?escola=H7KM3&matricula=2026001', {
      'POST /api/students/auth': ({ body }) => {
        sent.push(body);
        isIn = true;
        return pupil;
      },
      'GET /api/auth/user': () => (isIn ? bia : refuse(401)),
      'POST /api/auth/logout': () => void (isIn = false),
    });
    expect(await screen.findByLabelText('Matrícula')).toHaveValue('2026001');
    expect(screen.getByLabelText('Código da escola')).toHaveValue('H7KM3');
    await enter();
    expect(
      await screen.findByText('Campos obrigatórios: Por favor, preencha sua matrícula e senha'),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('Senha'), 'h7km 3qxp');
    await enter();
    expect(await screen.findByRole('heading', { name: 'Oi, Bia!' })).toBeVisible();
    expect(sent).toEqual([{ studentId: '2026001', password: 'h7km 3qxp', schoolCode: 'H7KM3' }]);
    expect(localStorage.getItem('schoolCode')).toBe('H7KM3');
    expect(await screen.findByText('Login realizado com sucesso!')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByRole('heading', { name: 'Oi! Vamos entrar?' })).toBeVisible();
    expect(localStorage.getItem('currentUser')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sou da equipe' })).toHaveAttribute('href', paths.login);
  });

  it('asks for the school only where the number stands in several', async () => {
    const sentence = 'Esta matrícula existe em mais de uma escola.';
    let isIn = false;
    await open('', {
      'POST /api/students/auth': ({ body }) => {
        if (!body.schoolCode) return refuse(409, sentence);
        isIn = true;
        return pupil;
      },
      'GET /api/auth/user': () => (isIn ? bia : refuse(401)),
    });
    await userEvent.type(await screen.findByLabelText('Matrícula'), '2026001');
    expect(screen.queryByLabelText('Código da escola')).toBeNull();
    await userEvent.type(screen.getByLabelText('Senha'), 'tucano-azul');
    await enter();
    const code = await screen.findByLabelText('Código da escola');
    expect(screen.getByText(`Erro no login: ${sentence}`)).toBeVisible();
    await userEvent.type(code, 'alzira');
    await enter();
    expect(
      await screen.findByText('O código da escola tem 5 letras e números, como está no cartão.'),
    ).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, 'h7 km3');
    await enter();
    expect(await screen.findByRole('heading', { name: 'Oi, Bia!' })).toBeVisible();
  });

  it('fills in a pupil of the demonstration while it is loaded', async () => {
    const sent: unknown[] = [];
    await open('', {
      'GET /api/auth/demo': () => ({
        accounts: [],
        pupils: [
          { studentId: '20260001', name: 'Alice Alves', schoolCode: 'H7KM3', password: 'demonstracao' },
        ],
      }),
      'POST /api/students/auth': ({ body }) => {
        sent.push(body);
        return refuse(401, 'Matrícula ou senha incorretos');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /20260001, de Alice Alves/ }));
    await enter();
    await screen.findByRole('alert');
    expect(sent).toEqual([{ studentId: '20260001', password: 'demonstracao', schoolCode: 'H7KM3' }]);
  });

  it('tells what did not fit in one sentence', async () => {
    await open('', { 'POST /api/students/auth': () => refuse(401, 'Matrícula ou senha incorretos') });
    await userEvent.type(await screen.findByLabelText('Matrícula'), '1');
    await userEvent.type(screen.getByLabelText('Senha'), 'x');
    await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('Matrícula ou senha incorretos');
  });

  it('has who entered with a card from the fourth grade on choose a password', async () => {
    let mustChange = true;
    let isIn = false;
    const sent: unknown[] = [];
    await open('', {
      'POST /api/students/auth': () => {
        isIn = true;
        return { ...pupil, mustChange };
      },
      'GET /api/auth/user': () => (isIn ? { ...bia, mustChange } : refuse(401)),
      'POST /api/auth/password': ({ body }) => {
        sent.push(body);
        mustChange = false;
      },
    });
    await userEvent.type(await screen.findByLabelText('Matrícula'), '1');
    await userEvent.type(screen.getByLabelText('Senha'), 'h7km 3qxp');
    await enter();
    expect(await screen.findByRole('heading', { name: 'Crie a sua senha' })).toBeVisible();
    expect(screen.queryByLabelText('Senha do cartão')).toBeNull();
    await userEvent.type(screen.getByLabelText('Nova senha'), 'tucano-azul');
    await userEvent.type(screen.getByLabelText('Confirme a nova senha'), 'tucano-azul');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar e continuar' }));
    expect(await screen.findByRole('heading', { name: 'Oi, Bia!' })).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'h7km 3qxp', newPassword: 'tucano-azul' }]);
  });

  it('asks for the card’s password again where the page forgot it, or it is no longer that', async () => {
    let isIn = false;
    const sentence = 'Senha atual incorreta';
    const wrong = refuse(400, sentence);
    Object.assign(wrong.problem, { errors: { currentPassword: sentence } });
    await open('', {
      'POST /api/students/auth': () => {
        isIn = true;
        return { ...pupil, mustChange: true };
      },
      'GET /api/auth/user': () => (isIn ? { ...bia, mustChange: true } : refuse(401)),
      'POST /api/auth/password': () => wrong,
    });
    await userEvent.type(await screen.findByLabelText('Matrícula'), '1');
    await userEvent.type(screen.getByLabelText('Senha'), 'h7km 3qxp');
    await enter();
    await userEvent.type(await screen.findByLabelText('Nova senha'), 'tucano-azul');
    await userEvent.type(screen.getByLabelText('Confirme a nova senha'), 'tucano-azul');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar e continuar' }));
    expect(await screen.findByLabelText('Senha do cartão')).toHaveAccessibleDescription(sentence);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('3qxp');
  });
});
