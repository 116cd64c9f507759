import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { refuse } from '@/test/server';

import { headsOf } from '../skill-words';
import { openMap } from '../test-page';

afterEach(() => vi.unstubAllGlobals());

const findTable = async () =>
  within(await screen.findByRole('table', { name: 'O que cada aluno da turma 9º A já sabe em Matemática' }));

it('reads without colour: a tick, a number, a number with its word, a dash', async () => {
  await openMap();
  const table = await findTable();
  const cells = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Camila Viana')).toEqual(['15, a reforçar', '42, a reforçar']);
  expect(cells('Igor Bastos')).toEqual(['20, a reforçar', '78']);
  expect(cells('Lucas Brandão')).toEqual(['88', 'domina']);
  expect(cells('Aurora Gomes')).toEqual(['–sem resposta', '–sem resposta']);
  expect(table.getAllByRole('columnheader')[1]).toHaveTextContent('D29');
  expect(
    screen.getByText('1 habilidade da disciplina ficou de fora: ninguém da turma respondeu.'),
  ).toBeVisible();
});

it('tells what each form means, and how many there are', async () => {
  await openMap();
  await findTable();
  for (const words of [
    'a reforçar, abaixo de 60 (5)',
    'a caminho, de 60 a 94 (2)',
    'domina, 95 ou mais (2)',
    'sem resposta ainda (3)',
  ])
    expect(screen.getByText(words)).toBeVisible();
});

it('says in words what the codes ask for', async () => {
  await openMap();
  const key = within(await screen.findByRole('region', { name: 'O que cada habilidade pede' }));
  expect(key.getByText('Calcular volumes')).toBeVisible();
});

it('by skill and by pupil it is a list that opens to names', async () => {
  await openMap();
  await userEvent.click(await screen.findByRole('radio', { name: 'Por habilidade' }));
  const skills = within(await screen.findByRole('list', { name: 'Alunos por habilidade' }));
  expect(skills.getByText('4 a reforçar, 1 a caminho e 1 sem resposta')).toBeVisible();
  await userEvent.click(skills.getByText('D29'));
  expect(skills.getByText('Camila Viana, Igor Bastos, Alice Moreira e Davi Dias')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Por aluno' }));
  const pupils = within(await screen.findByRole('list', { name: 'Habilidades por aluno' }));
  await userEvent.click(pupils.getByText('Camila Viana'));
  expect(pupils.getAllByText('D29 e D14')[0]).toBeVisible();
});

it('on a phone it begins with the list', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('47.5em'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await openMap();
  expect(await screen.findByRole('list', { name: 'Alunos por habilidade' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Tabela' })).not.toBeChecked();
});

it('prints the table, from whatever it shows', async () => {
  const printed = vi.fn<() => void>(() => {
    expect(screen.getByRole('region', { name: 'Mapa de 6 alunos por 2 habilidades' })).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
  });
  vi.stubGlobal('print', printed);
  await openMap({}, '/classroom/mapa?turma=4&disciplina=4&ver=alunos');
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(printed).toHaveBeenCalledOnce();
  expect(await screen.findByRole('list', { name: 'Habilidades por aluno' })).toBeVisible();
});

it('a table that cannot be had is told beside its button', async () => {
  await openMap({ 'POST /api/classes/{id}/mastery/export': () => refuse(503, 'Tente daqui a pouco.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível baixar o mapa. Tente daqui a pouco.',
  );
});

it('heads are codes, whole names where two share one, and numbers where they are long', () => {
  const heads = (...names: string[]) =>
    headsOf(names.map((name, id) => ({ id, name, asks: null, toStrengthen: 0, answered: 0 })));
  expect(heads('D29 (9º ano)', 'EF09MA08')).toEqual(['D29', 'EF09MA08']);
  expect(heads('D1 (5º ano)', 'D1 (9º ano)')).toEqual(['D1 (5º ano)', 'D1 (9º ano)']);
  expect(heads('D1 (5º ano)', 'Frações equivalentes')).toEqual(['D1', 'H2']);
});
