import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import {
  fillRequest,
  found,
  fractions,
  openDialog,
  person,
  press,
  serveWriter,
  sums,
} from '@/features/staff/lesson-plans/generate/test-generate';

afterEach(() => vi.unstubAllGlobals());

const chosen = () => screen.findByRole('list', { name: 'Habilidades escolhidas' });

it('says what is missing beside each field', async () => {
  const writer = serveWriter({});
  await openDialog();
  await person.clear(screen.getByLabelText('Duração'));
  await person.type(screen.getByLabelText('Duração'), '0');
  await press('Gerar plano');
  expect(await screen.findByText('Disciplina é obrigatória')).toBeVisible();
  expect(screen.getByText('Série/Ano é obrigatório')).toBeVisible();
  expect(screen.getByText('Tópico/Tema é obrigatório')).toBeVisible();
  expect(screen.getByText('Duração deve ser maior que 0')).toBeVisible();
  expect(screen.getByLabelText('Disciplina')).toHaveFocus();
  expect(writer.asked).toEqual([]);
});

it.each([
  ['', 'Duração deve ser maior que 0'],
  ['601', 'A duração pode ter no máximo 600 minutos. Divida o assunto em mais de um plano.'],
  ['50,5', 'Informe minutos inteiros, como 50.'],
])('a duration of “%s” is none', async (typed, sentence) => {
  serveWriter({});
  await openDialog();
  const duration = screen.getByLabelText('Duração');
  expect(duration).toHaveValue('50');
  await person.clear(duration);
  if (typed !== '') await person.type(duration, typed);
  await person.tab();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('what is said goes with the request, the template by itself where there is no AI', async () => {
  const writer = serveWriter({});
  await openDialog();
  expect(await screen.findByText(/O plano sai de um modelo pronto/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Não escreva nomes de alunos em nenhum campo deste pedido.')).toBeVisible();
  await fillRequest();
  await person.type(screen.getByLabelText(/^Público-alvo/), '35 alunos, manhã');
  await person.type(screen.getByLabelText(/^Contexto da escola/), 'sem projetor');
  await person.type(screen.getByLabelText(/^Pedidos específicos/), 'jogos');
  await press('Gerar plano');
  await waitFor(() =>
    expect(writer.asked).toEqual([
      {
        subject: 'matematica',
        grade: '6º ano',
        topic: 'Frações',
        duration: 50,
        targetAudience: '35 alunos, manhã',
        schoolContext: 'sem projetor',
        specificRequirements: 'jogos',
        bnccAlignment: [],
        writer: 'modelo',
      },
    ]),
  );
});

it('who writes is chosen where there is an AI', async () => {
  const writer = serveWriter({
    'GET /api/school/{school}/lesson-plans/options': () => ({ ai: true, grades: [], subjects: [] }),
  });
  await openDialog();
  expect(await screen.findByRole('radio', { name: 'IA' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'Modelo pronto (sem internet)' }));
  expect(
    await screen.findByText('O modelo pronto só leva em conta o que este campo disser de inclusão.'),
  ).toBeVisible();
  await fillRequest();
  await press('Gerar plano');
  await waitFor(() => expect(writer.asked[0]?.writer).toBe('modelo'));
});

it('what the address said stands in the form, with the words of its skills', async () => {
  serveWriter({
    'GET /api/bncc/skills': ({ url }) =>
      found(url.searchParams.get('q') === 'EF06MA10' ? [sums] : [fractions]),
  });
  await openDialog({
    subject: 'matematica',
    grade: '6º ano',
    topic: 'Somar frações',
    codes: ['EF06MA10'],
  });
  expect(screen.getByLabelText('Disciplina')).toHaveValue('matematica');
  expect(screen.getByLabelText('Série/Ano')).toHaveValue('6º ano');
  expect(screen.getByLabelText('Tópico/Tema')).toHaveValue('Somar frações');
  expect(await within(await chosen()).findByText('Somar e subtrair frações.')).toBeVisible();
});

it('says that the catalogue is not loaded', async () => {
  serveWriter({ 'GET /api/bncc/skills': () => found([], { loaded: false }) });
  await openDialog({ subject: 'matematica', grade: '6º ano' });
  expect(await screen.findByText(/A BNCC ainda não está neste sistema/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sugerir objetivos BNCC' })).toBeNull();
});

it.each([
  ['ingles', '3º ano', /Inglês começa no 6º ano/],
  [
    'computacao',
    '1ª série',
    /Na BNCC não há habilidades de Computação na 1ª série\. O plano fica sem habilidades\./,
  ],
])('says that %s has no codes in the %s', async (subject, grade, sentence) => {
  serveWriter({ 'GET /api/bncc/skills': () => found([]) });
  await openDialog({ subject, grade });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('skills are found in the catalogue and ticked', async () => {
  const asked: URLSearchParams[] = [];
  serveWriter({
    'GET /api/bncc/skills': ({ url }) => {
      asked.push(url.searchParams);
      return found([fractions, sums], { total: 34 });
    },
  });
  await openDialog({ subject: 'matematica', grade: '6º ano', codes: ['EF06MA10'] });
  await press('Procurar no catálogo');
  const picker = within(await screen.findByRole('dialog', { name: 'Escolher habilidades da BNCC' }));
  expect(picker.getByLabelText('Disciplina')).toHaveValue('matematica');
  expect(await picker.findByRole('checkbox', { name: /EF06MA10/ })).toBeChecked();
  await person.type(picker.getByLabelText('Buscar código ou palavras'), 'ordenar');
  await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('ordenar'));
  await person.click(picker.getByRole('checkbox', { name: /EF06MA07/ }));
  await press('Usar 2 habilidades', picker);
  expect(within(await chosen()).getAllByRole('listitem')).toHaveLength(2);
  await press('Tirar EF06MA07');
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Objetivos BNCC/ })).toHaveFocus());
});

it('no more than 20 skills are ticked', async () => {
  const many = Array.from({ length: 22 }, (_, place) => ({ ...fractions, code: `EF06MA${place + 10}` }));
  serveWriter({ 'GET /api/bncc/skills': () => found(many) });
  await openDialog({ codes: many.slice(0, 20).map(({ code }) => code) });
  await press('Procurar no catálogo');
  const picker = within(await screen.findByRole('dialog', { name: 'Escolher habilidades da BNCC' }));
  expect(await picker.findByText(/Chegou a 20/)).toBeVisible();
  expect(picker.getByRole('checkbox', { name: /EF06MA30/ })).toBeDisabled();
  await person.click(picker.getByRole('checkbox', { name: /EF06MA10/ }));
  expect(picker.getByRole('checkbox', { name: /EF06MA30/ })).toBeEnabled();
});
