import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { formatDecimal } from '@/domain/decimal';
import { classProjection, mathematics } from '@/test/class-mastery';
import { refuse } from '@/test/server';

import { openMap } from '../test-page';
import { partOfGain } from './part-of-gain';

afterEach(() => vi.unstubAllGlobals());

const findCard = async (subject = 'Matemática') =>
  within(await screen.findByRole('region', { name: `Projeção de ${subject}` }));

const named = (name: string) => ({
  'GET /api/school/{school}/subjects': () => [{ ...mathematics, name }],
});

it('says the figure, its interval, its coverage, and that it is no grade', async () => {
  await openMap();
  const card = await findCard();
  expect(await card.findByText('entre 5,0 e 6,8')).toBeVisible();
  expect(card.getByRole('img', { name: 'Régua de 0 a 10: projeção 5,9, entre 5,0 e 6,8' })).toBeVisible();
  expect(card.getByText('Projeção interna, não é nota do Saeb.')).toBeVisible();
  expect(card.getByText(/Usa 13 dos 37 descritores e 1\.300 respostas de 5 dos 6 alunos\./)).toBeVisible();
});

it('says both together where both have a figure', async () => {
  const joint = { projection: { index: '6.7', low: '6.0', high: '7.4' }, only: null };
  await openMap({ 'GET /api/classes/{id}/projection': () => ({ ...classProjection, joint }) });
  expect(
    await screen.findByText('Língua Portuguesa e Matemática juntas: 6,7, entre 6,0 e 7,4.'),
  ).toBeVisible();
});

it('says what is missing where there is no figure', async () => {
  await openMap(named('Língua Portuguesa'));
  const card = await findCard('Língua Portuguesa');
  expect(await card.findByText('Ainda é cedo para projetar.')).toBeVisible();
  expect(card.getByText(/há 1 resposta a questões da matriz; a projeção precisa de 40\./)).toBeVisible();
  expect(card.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'O que rende mais' })).toBeNull();
});

it('a subject that the Saeb does not test has none', async () => {
  await openMap(named('Ciências'));
  expect(await screen.findByText(/^A projeção existe em Língua Portuguesa e em Matemática/)).toBeVisible();
});

it('a projection that fails leaves the map alone', async () => {
  await openMap({ 'GET /api/classes/{id}/projection': () => refuse(503) });
  expect(await screen.findByText('Não foi possível calcular a projeção.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Habilidades × alunos' })).toBeVisible();
});

it('what if so many learn it: by the slider or as a number, in proportion', async () => {
  await openMap();
  const card = await findCard();
  const slider = await card.findByRole('slider', { name: 'Quantos alunos passam a dominar' });
  const number = card.getByRole('textbox', { name: 'Quantos alunos passam a dominar' });
  expect(card.getByRole('status')).toHaveTextContent('A projeção de Matemática sobe0,11');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(number).toHaveValue('2');
  expect(card.getByRole('status')).toHaveTextContent('0,06');
  await userEvent.clear(number);
  expect(card.getByText('Digite um número de 0 a 4.')).toBeVisible();
  await userEvent.type(number, '1');
  expect(slider).toHaveValue('1');
  expect(card.getByRole('status')).toHaveTextContent('0,03');
  await userEvent.type(number, '2');
  expect(number).toHaveAttribute('aria-invalid', 'true');
  await userEvent.selectOptions(card.getByLabelText('E se a turma aprender'), 'D14 • Calcular volumes');
  expect(card.getByRole('status')).toHaveTextContent('0,02');
  expect(number).not.toBe(card.getByRole('textbox'));
});

it('what is worth most leads to a plan for it', async () => {
  await openMap();
  const row = within(await screen.findByRole('row', { name: /^D29 Resolver problemas/ }));
  expect(row.getByText('+0,11')).toBeVisible();
  expect(row.getByText('4 alunos')).toBeVisible();
  expect(row.getByRole('link', { name: 'Plano de aula para D29' }).getAttribute('href')).toContain(
    '/lesson-plans?gerar=1&disciplina=matematica',
  );
});

it('the working is closed, and leads to the method', async () => {
  await openMap();
  const link = await screen.findByText('Ver o método, o estudo e os limites');
  expect(link).not.toBeVisible();
  await userEvent.click(screen.getByText('Como a projeção é feita'));
  expect(link).toHaveAttribute('href', '/learning-style/metodo');
});

it.each([
  ['0.11', 13, 13, '0,11'],
  ['0.11', 6, 13, '0,05'],
  ['0.11', 0, 13, '0,00'],
  ['0.01', 1, 2, '0,01'],
  ['0.11', 1, 0, '0,00'],
])('of a gain of %s, %i of %i make %s', (gain, learners, of, part) => {
  expect(formatDecimal(partOfGain(gain, learners, of))).toBe(part);
});
