import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { announceSessionEnd } from '@/api/session/session-end';
import { marina } from '@/test/people';
import { bia } from '@/test/pupils';
import { refuse } from '@/test/server';

import { openPupils } from './test-page';

const address = () => screen.getByTestId('address');

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a browser that knows no pupil asks nobody and shows the sign-in', async () => {
  const asked = vi.fn<() => typeof bia>(() => bia);
  await openPupils('/student-dashboard', { 'GET /api/auth/user': asked }, false);
  expect(await screen.findByRole('heading', { name: 'Oi! Vamos entrar?' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

it.each(['{"role":"alu', '"Bia"', '{}', 'null', '[]'])(
  'a stored pupil that cannot be read, %s, leads to the sign-in',
  async (kept) => {
    localStorage.setItem('currentUser', kept);
    await openPupils('/student-profile', {}, false);
    localStorage.setItem('currentUser', kept);
    expect(await screen.findByRole('heading', { name: 'Oi! Vamos entrar?' })).toBeVisible();
    expect(address()).toHaveTextContent('/student-login');
  },
);

it('a session that is over says so, and leads back to where it ended', async () => {
  let isIn = true;
  await openPupils('/student-results', {
    'GET /api/auth/user': () => (isIn ? bia : refuse(401)),
    'GET /api/students/{id}/mastery': () => [],
    'GET /api/students/{id}/results': () => ({ bySubject: [] }),
    'GET /api/students/{id}/quiz-sessions': () => [],
    'POST /api/students/auth': () => {
      isIn = true;
      return {
        ...{ id: 9, name: bia.name, studentId: bia.username, classId: 3, schoolId: 7, isActive: true },
        ...{ birthDate: null, email: null, guardianName: null, guardianPhone: null },
        ...{ createdAt: '2026-02-01T12:00:00Z', mustChange: false },
      };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Meu Desempenho' })).toBeVisible();
  isIn = false;
  announceSessionEnd();
  expect(await screen.findByText(/Sua sessão terminou/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Matrícula'), '2026001');
  await userEvent.type(screen.getByLabelText('Senha'), 'tucano-azul');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('heading', { name: 'Meu Desempenho' })).toBeVisible();
  expect(address()).toHaveTextContent('/student-results');
});

it('the staff have no place on a page of pupils', async () => {
  await openPupils('/student-dashboard', { 'GET /api/auth/user': () => marina });
  expect(await screen.findByRole('heading', { name: 'Oi! Vamos entrar?' })).toBeVisible();
});

it('what is nowhere is the home, and a lost line can be tried again', async () => {
  let isCut = true;
  await openPupils('/nada', {
    'GET /api/auth/user': () => (isCut ? refuse(503, 'Muita gente agora.') : bia),
  });
  expect(await screen.findByText('Muita gente agora.')).toBeVisible();
  isCut = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Oi, Bia!' })).toBeVisible();
  await waitFor(() => expect(address()).toHaveTextContent('/student-dashboard'));
});
