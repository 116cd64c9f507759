/* oxlint-disable max-lines */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { PupilPage } from '@/api/people/pupils';
import { deferred } from '@/test/deferred';
import { refuse } from '@/test/server';

import {
  address,
  caio,
  fromMenu,
  gabriel,
  gestora,
  openStudents,
  person,
  press,
  schoolClass,
  serveStudents,
} from './test-page';

afterEach(() => vi.unstubAllGlobals());

const row = (name: RegExp) => screen.findByRole('row', { name });

it('says who has no class and whose card waits, before the list', async () => {
  serveStudents([caio, gabriel]);
  await openStudents();
  expect(await screen.findByText('1 aluno sem turma e 1 cartão por imprimir.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imprimir 1 cartão' })).toHaveAttribute(
    'href',
    '/students/cartoes',
  );
  expect(screen.getByText('2 alunos, em ordem alfabética')).toBeVisible();
  expect(within(await row(/Caio Henrique Prado/)).getByText(/^Entrou em 09\/03\/2026/)).toBeVisible();
  const ofGabriel = within(await row(/Gabriel Nunes Farias/));
  expect(ofGabriel.getByText('Cartão por imprimir')).toBeVisible();
  expect(ofGabriel.getByText('Sem turma')).toBeVisible();
});

it.each([
  ['card_expired', 'Senha provisória vencida'],
  ['none', 'Sem senha'],
] as const)('a way in that is %s has words', async (state, words) => {
  serveStudents([{ ...caio, access: { state, until: null, printedAt: null, seenAt: null } }]);
  await openStudents();
  expect(await screen.findByText(words)).toBeVisible();
  // Nothing waits to be printed, and the cards are where a new one comes from.
  // In the head, and with what is to be done.
  expect(screen.getAllByText('1 aluno sem senha que abra.')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Ver os cartões' })).toHaveAttribute('href', '/students/cartoes');
});

it('the cards are opened of all, of the class that is shown, and of those who are chosen', async () => {
  serveStudents([caio, gabriel]);
  await openStudents();
  const cards = await screen.findByRole('link', { name: 'Cartões' });
  expect(cards).toHaveAttribute('href', '/students/cartoes');
  await person.selectOptions(await screen.findByLabelText('Turma'), '6º A');
  expect(cards).toHaveAttribute('href', '/students/cartoes?turma=4');
  await person.selectOptions(screen.getByLabelText('Turma'), 'Sem turma');
  expect(cards).toHaveAttribute('href', '/students/cartoes');
  await act(async () => person.click(await screen.findByRole('checkbox', { name: /^Selecionar Gabriel/ })));
  await press('Cartões');
  const ofChosen = screen.getByRole('link', { name: 'Imprimir cartões' });
  expect(ofChosen).toHaveAttribute('href', '/students/cartoes?alunos=32');
});

it('who may not print finds no way to the cards', async () => {
  serveStudents([caio]);
  await openStudents('/students', { ...gestora, role: 'professor', rights: ['pupil.reset'] });
  expect(await row(/Caio Henrique Prado/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cartões' })).toBeNull();
});

it('an empty school is led to the list of its classes', async () => {
  serveStudents([]);
  await openStudents();
  expect(await screen.findByRole('heading', { name: 'Nenhum aluno cadastrado' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Importar Alunos' })).toHaveClass('button-primary');
  expect(screen.getByRole('button', { name: 'Cadastrar Aluno' })).not.toHaveClass('button-primary');
  await press('Importar Alunos');
  expect(address()).toBe('/students?importar=alunos');
});

it('the address narrows the list down; a search does not stand in it, and who is not found is told where', async () => {
  serveStudents([caio, gabriel]);
  await openStudents('/students?turma=4');
  expect(await row(/Caio Henrique Prado/)).toBeVisible();
  expect(screen.queryByText('Gabriel Nunes Farias')).toBeNull();
  await person.type(screen.getByRole('searchbox'), 'gabriel');
  const nobody = 'Não há aluno com “gabriel” na turma 6º A. Confira o nome ou procure na escola toda.';
  expect(await screen.findByText(nobody)).toBeVisible();
  await press('Procurar na escola toda');
  expect(await row(/Gabriel Nunes Farias/)).toBeVisible();
  expect(address()).toBe('/students');
  await person.selectOptions(screen.getByLabelText('Turma'), 'Sem turma');
  expect(address()).toBe('/students?turma=sem');
});

it('a list that could not be read is read again', async () => {
  const failures = [refuse(503)];
  serveStudents([caio], {
    'GET /api/school/{school}/students': () =>
      failures.pop() ?? { total: 1, page: 1, pages: 1, students: [caio] },
  });
  await openStudents();
  expect(await screen.findByText('Erro ao carregar alunos')).toBeVisible();
  await press('Tentar de novo');
  expect(await row(/Caio Henrique Prado/)).toBeVisible();
});

it('the next page is asked for, and the first stays until it is there', async () => {
  const second = deferred<PupilPage>();
  serveStudents([caio], {
    'GET /api/school/{school}/students': ({ url }) =>
      url.searchParams.get('page') === '2'
        ? second.promise
        : { total: 51, page: 1, pages: 2, students: [caio] },
  });
  await openStudents();
  await press('Próxima');
  expect(await screen.findByText('Buscando...')).toBeVisible();
  expect(await row(/Caio Henrique Prado/)).toBeVisible();
  await act(async () => second.resolve({ total: 51, page: 2, pages: 2, students: [gabriel] }));
  expect(await row(/Gabriel Nunes Farias/)).toBeVisible();
  expect(screen.getByText('51 a 51 de 51')).toBeVisible();
  expect(address()).toBe('/students?pagina=2');
});

it('those who are chosen move together, and are chosen no more', async () => {
  const sent: unknown[] = [];
  serveStudents([caio, gabriel], {
    'POST /api/students/bulk': ({ body }) => {
      sent.push(body);
      return { changed: 2 };
    },
  });
  await openStudents();
  await act(async () =>
    person.click(await screen.findByRole('checkbox', { name: 'Selecionar os 2 desta página' })),
  );
  expect(screen.getByText('2 alunos selecionados')).toBeVisible();
  expect(screen.queryByText(/de acesso por imprimir/)).toBeNull();
  await press('Limpar');
  // Not to nothing: to the line above the list.
  await waitFor(() => expect(screen.getByText(/^2 alunos, em ordem/)).toHaveFocus());
  await act(async () => person.click(screen.getByRole('checkbox', { name: /desta página$/ })));
  await press('Alterar turma');
  const dialog = within(await screen.findByRole('dialog', { name: 'Alterar turma' }));
  const move = dialog.getByRole('button', { name: 'Alterar turma' });
  expect(move).toBeDisabled();
  await person.selectOptions(await dialog.findByLabelText('Nova turma'), '6º B, Vespertino');
  await act(() => person.click(move));
  expect(await screen.findByText('Turma alterada com sucesso!')).toBeVisible();
  expect(sent).toEqual([{ ids: [31, 32], action: 'move', classId: 5 }]);
  expect(screen.queryByText('2 alunos selecionados')).toBeNull();
});

it('new passwords for several lead to their cards', async () => {
  const sent: unknown[] = [];
  serveStudents([caio, gabriel], {
    'POST /api/students/cards/issue': ({ body }) => {
      sent.push(body);
      return { issued: 1 };
    },
  });
  await openStudents();
  await act(async () =>
    person.click(await screen.findByRole('checkbox', { name: 'Selecionar Gabriel Nunes Farias' })),
  );
  await press('Cartões');
  await press('Gerar senhas e cartões');
  await press('Gerar senhas e ver os cartões');
  await waitFor(() => expect(address()).toBe('/students/cartoes?alunos=32'));
  expect(sent).toEqual([{ ids: [32] }]);
});

it('a professor looks, and finds what is not theirs disabled with its reason', async () => {
  const seen = { ...caio, access: null, details: null, mayReset: false };
  serveStudents([seen]);
  await openStudents('/students', { ...gestora, role: 'professor', rights: ['pupil.reset'] });
  expect(await screen.findByText(/Quem cadastra, importa e muda alunos é a coordenação/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cadastrar Aluno' })).toBeDisabled();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: /Acesso|Nascimento/ })).toBeNull();
  await press('Mais ações para Caio Henrique Prado');
  expect(screen.getByRole('button', { name: /^Editar/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Gerar senha nova/ })).toHaveTextContent(
    'Só de turmas em que você leciona.',
  );
});

it('who is let in again is so at once', async () => {
  const sent: unknown[] = [];
  serveStudents([{ ...caio, isActive: false }], {
    'PUT /api/students/{id}': ({ body }) => {
      sent.push(body);
      return caio;
    },
  });
  await openStudents();
  await fromMenu(caio, 'Reativar');
  expect(await screen.findByText('Aluno reativado')).toBeVisible();
  expect(sent).toEqual([{ isActive: true }]);
});

it('who is in an archived class is counted apart, is found by it, and is said to be there', async () => {
  const archived = { ...schoolClass(9, '5º C', 'matutino', null), archived: true };
  serveStudents([{ ...caio, classId: 9, className: '5º C', access: null }], {
    'GET /api/school/{school}/classes': ({ url }) =>
      url.searchParams.get('archived') === 'true' ? [archived] : [schoolClass(4, '4º A', 'matutino', null)],
    'GET /api/school/{school}/students/counts': () => ({
      total: 30,
      active: 30,
      classes: 2,
      withoutClass: 0,
      inArchived: 8,
      toPrint: 0,
      withoutAccess: 0,
    }),
  });
  await openStudents();
  expect(await screen.findByText('11 alunos por turma, em média')).toBeVisible();
  expect(screen.getByText('8 em turma arquivada')).toBeVisible();
  expect(screen.getByText('8 alunos em turma arquivada.')).toBeVisible();
  expect(screen.queryByText('Todos têm turma')).toBeNull();
  expect(within(await row(/Caio Henrique Prado/)).getByText('5º C (arquivada)')).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Turma'), '5º C (arquivada)');
  expect(address()).toBe('/students?turma=9');
});

it('the counters go together, whatever the list of classes says meanwhile', async () => {
  serveStudents([caio], {
    'GET /api/school/{school}/classes': () => [schoolClass(4, '6º A', 'matutino', 'Marina Souza')],
    'GET /api/school/{school}/students/counts': () => ({
      total: 40,
      active: 40,
      classes: 2,
      withoutClass: 0,
      inArchived: 0,
      toPrint: null,
      withoutAccess: null,
    }),
  });
  await openStudents();
  expect(await screen.findByText('20 alunos por turma, em média')).toBeVisible();
  expect(screen.getByText('Todos têm turma')).toBeVisible();
});

it('who is inactive waits for no card, and can have none printed', async () => {
  serveStudents([{ ...gabriel, isActive: false }], {
    'GET /api/school/{school}/students/counts': () => ({
      total: 1,
      active: 0,
      classes: 2,
      withoutClass: 0,
      inArchived: 0,
      toPrint: 0,
      withoutAccess: 0,
    }),
  });
  await openStudents();
  expect(await row(/Gabriel Nunes Farias/)).toBeVisible();
  expect(screen.queryByText('Cartão por imprimir')).toBeNull();
  await press('Mais ações para Gabriel Nunes Farias');
  const print = screen.getByRole('button', { name: /^Imprimir cartão/ });
  expect(print).toBeDisabled();
  expect(print).toHaveTextContent('Aluno inativo não entra.');
});

it('who may not choose a class is led to those who have none', async () => {
  serveStudents([{ ...caio, classId: null, className: null }]);
  await openStudents('/students', { ...gestora, role: 'professor', rights: ['pupil.reset'] });
  expect(await screen.findByRole('link', { name: 'Ver quem' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Escolher a turma' })).toBeNull();
});

it('who has no class is spoken of in the head and counted in the strip, and no third time', async () => {
  serveStudents([{ ...caio, classId: null, className: null }]);
  await openStudents();
  expect(await screen.findByText('1 aluno sem turma.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Escolher a turma' })).toBeVisible();
  expect(screen.queryByText(/para que apareçam nas listas/)).toBeNull();
});
