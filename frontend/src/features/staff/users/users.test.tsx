import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { marina } from '@/test/people';
import { type Answers, refuse } from '@/test/server';

import { gestora, hugo, manager, open, person, press, tania } from './test-page';
import { daysUntil, matches, onlyManager } from './user-filter';

afterEach(() => vi.unstubAllGlobals());

it('the gestor reads who has not come in yet, and who may not', async () => {
  open([hugo, manager, tania]);
  const words = '2 pessoas da equipe. 1 ainda não entrou com a senha provisória.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByText('3 pessoas, 1 inativa')).toBeVisible();
  expect(screen.getByText('Senha provisória vencida')).toBeVisible();
  expect(screen.getByText('Agora, neste computador')).toBeVisible();
  expect(screen.getByText('Inativo')).toBeVisible();
  const ofTania = within(screen.getByRole('rowheader', { name: /Tânia Couto/ }));
  expect(ofTania.getByText('TC')).toBeInTheDocument();
  // A phone's line has no column for it.
  expect(ofTania.getByText(', inativo')).toBeInTheDocument();
});

it('the address says which role is shown, and a search finds names without accents', async () => {
  open([hugo, manager, tania], {}, gestora, '/users?perfil=professor');
  expect(await screen.findByRole('rowheader', { name: /Hugo Peres/ })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: /Marina Souza/ })).toBeNull();
  await person.type(screen.getByRole('searchbox'), 'tania');
  expect(screen.queryByRole('rowheader', { name: /Hugo Peres/ })).toBeNull();
  await person.type(screen.getByRole('searchbox'), 'zzz');
  await press('Limpar filtros');
  expect(await screen.findByRole('rowheader', { name: /Marina Souza/ })).toBeVisible();
});

it('a new person has a password that is shown until it was handed over, and nowhere else', async () => {
  const issued = {
    id: 11,
    name: 'Lígia Barros',
    username: 'ligia',
    password: 'W4RT 9BNE',
    until: '2026-11-28T12:00:00Z',
  };
  const create = vi.fn<NonNullable<Answers['POST /api/users']>>(() => issued);
  create.mockImplementationOnce(() => refuse(409, 'Este nome de usuário já está em uso.'));
  open([manager], { 'POST /api/users': create });
  expect(await screen.findByText('Só você por enquanto')).toBeVisible();
  // The one button for it: beside who is alone, not in the head too.
  await press('Novo Usuário');
  await person.type(await screen.findByLabelText('Nome'), 'Lígia');
  await person.type(screen.getByLabelText('Sobrenome'), 'Barros');
  await person.type(screen.getByLabelText('Usuário'), 'ligia');
  await press('Criar usuário');
  expect(await screen.findByText('Este nome de usuário já está em uso.')).toBeVisible();
  await press('Criar usuário');
  const dialog = await screen.findByRole('dialog', { name: 'Senha de Lígia Barros' });
  expect(within(dialog).getByText('W4RT 9BNE')).toBeVisible();
  expect(create.mock.lastCall?.[0].body).toEqual({
    firstName: 'Lígia',
    lastName: 'Barros',
    username: 'ligia',
    email: null,
    role: 'professor',
    schoolId: marina.schoolId,
  });
  await press('Já entreguei');
  expect(screen.queryByText('W4RT 9BNE')).toBeNull();
  expect(screen.getByRole('button', { name: 'Novo Usuário' })).toHaveFocus();
});

it('what may not be done stays there, with its reason', async () => {
  open([hugo, manager]);
  await press('Mais ações para Marina Souza');
  expect(await screen.findByText('Única pessoa gestora: dê esse perfil a outra antes')).toBeVisible();
  expect(screen.getByRole('button', { name: /Desativar/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Gerar senha provisória/ })).toBeDisabled();
});

it('a refusal of the server stays in the question', async () => {
  const sentence = 'Esta é a única pessoa gestora da escola: dê esse perfil a outra antes.';
  open([hugo, manager], { 'PUT /api/users/{id}/active': () => refuse(409, sentence) });
  await press('Mais ações para Hugo Peres');
  await press('Desativar');
  await press('Desativar Hugo Peres');
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('a colleague sees names and roles, and does nothing', async () => {
  const plain = [
    { ...hugo, account: null },
    { ...manager, account: null },
  ];
  open(plain, {}, { ...marina, role: 'professor' });
  expect(await screen.findByRole('rowheader', { name: 'Hugo Peres' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Novo Usuário|Mais ações/ })).toBeNull();
  expect(screen.getByText('2 pessoas da equipe. Quem cria e muda acessos é a gestão.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('the switch says at once what it is turned to', async () => {
  let ownClassesOnly = false;
  open([manager], {
    'GET /api/school/{school}/visibility': () => ({ ownClassesOnly }),
    'PUT /api/school/{school}/visibility': ({ body }) => {
      ({ ownClassesOnly } = body);
      return body;
    },
  });
  const box = await screen.findByRole('checkbox');
  await act(() => person.click(box));
  expect(await screen.findByText(/^Ligado:/)).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('filters, the only manager, and the days of a password', () => {
  const all = { role: null, state: null, search: '' };
  const staff = [hugo, manager, tania];
  expect(staff.filter(matches({ ...all, state: 'inativos' }))).toEqual([tania]);
  expect(staff.filter(matches({ ...all, search: 'ESCOLA.br' }))).toEqual([tania]);
  expect(onlyManager(staff)).toBe(manager.id);
  expect(onlyManager([manager, { ...hugo, role: 'gestor' }])).toBeNull();
  const now = new Date('2026-11-22T12:00:00Z');
  const days = ['2026-11-29T12:00:00Z', '2026-11-22T13:00:00Z', '2026-11-22T12:00:00Z'].map((until) =>
    daysUntil(until, now),
  );
  expect(days).toEqual([7, 1, 0]);
});
