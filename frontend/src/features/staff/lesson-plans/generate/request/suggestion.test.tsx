import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import {
  expectToast,
  fillRequest,
  fractions,
  openDialog,
  person,
  press,
  serveWriter,
  sums,
} from '@/features/staff/lesson-plans/generate/test-generate';
import { refuse } from '@/test/server';

afterEach(() => vi.unstubAllGlobals());

const chosen = () => screen.findByRole('list', { name: 'Habilidades escolhidas' });

it('a suggestion needs a subject, a grade and a topic', async () => {
  serveWriter({});
  await openDialog();
  await press('Sugerir objetivos BNCC');
  const said = await screen.findByRole('alert');
  expect(within(said).getByText('Campos obrigatórios')).toBeVisible();
  expect(
    within(said).getByText('Preencha disciplina, série e tópico para sugerir objetivos BNCC'),
  ).toBeVisible();
});

it('of what is suggested the two that fit best are ticked, the others can be, and what is ticked goes with the request', async () => {
  const bodies: unknown[] = [];
  const writer = serveWriter({
    'POST /api/bncc/suggest': ({ body }) => {
      bodies.push(body);
      return {
        loaded: true,
        among: 34,
        objectives: [fractions, sums, { ...sums, code: 'EF06MA09' }],
        nearest: [],
      };
    },
  });
  await openDialog();
  await fillRequest();
  await press('Sugerir objetivos BNCC');
  await expectToast('Objetivos BNCC sugeridos com sucesso!');
  expect(bodies).toEqual([{ subject: 'matematica', grade: '6º ano', topic: 'Frações' }]);
  const tick = (code: string) => screen.getByRole('checkbox', { name: new RegExp(`^${code}`) });
  expect(await screen.findByText(/^As duas que mais combinam com o tema já estão marcadas/)).toBeVisible();
  expect(tick('EF06MA07')).toBeChecked();
  expect(tick('EF06MA10')).toBeChecked();
  expect(tick('EF06MA09')).not.toBeChecked();
  await person.click(tick('EF06MA07'));
  await person.click(tick('EF06MA09'));
  await press('Gerar plano');
  await waitFor(() => expect(writer.asked[0]?.bnccAlignment).toEqual(['EF06MA10', 'EF06MA09']));
});

it('a suggestion for another topic takes its own ticks back, and none that a hand set', async () => {
  const other = { ...sums, code: 'EF06MA25' };
  let answers = 0;
  serveWriter({
    'POST /api/bncc/suggest': () => {
      answers += 1;
      const objectives = answers === 1 ? [fractions, sums, { ...sums, code: 'EF06MA09' }] : [other];
      return { loaded: true, among: 34, objectives, nearest: [] };
    },
  });
  await openDialog();
  await fillRequest();
  await press('Sugerir objetivos BNCC');
  await person.click(await screen.findByRole('checkbox', { name: /^EF06MA09/ }));
  await person.clear(screen.getByLabelText('Tópico/Tema'));
  await person.type(screen.getByLabelText('Tópico/Tema'), 'Ângulos');
  await press('Sugerir objetivos BNCC');
  expect(await screen.findByRole('checkbox', { name: /^EF06MA25/ })).toBeChecked();
  const kept = await chosen();
  expect(within(kept).getAllByRole('listitem')).toHaveLength(1);
  expect(kept).toHaveTextContent('EF06MA09');
});

it('where none is for the topic the nearest are shown, and none is ticked', async () => {
  serveWriter({
    'POST /api/bncc/suggest': () => ({ loaded: true, among: 34, objectives: [], nearest: [fractions] }),
  });
  await openDialog();
  await fillRequest();
  await press('Sugerir objetivos BNCC');
  const list = await screen.findByRole('list', { name: 'As mais próximas' });
  expect(within(list).getByRole('checkbox', { name: /^EF06MA07/ })).not.toBeChecked();
  expect(screen.getByText(/^Não encontramos habilidade deste ano para este tema/)).toBeVisible();
  await person.click(within(list).getByRole('checkbox'));
  expect(within(list).getByRole('checkbox')).toBeChecked();
});

it('a suggestion that fails says so, and one that finds nothing too', async () => {
  let answers = 0;
  serveWriter({
    'POST /api/bncc/suggest': () => {
      answers += 1;
      return answers === 1
        ? refuse(503, 'Sem conexão com o banco.')
        : { loaded: true, among: 34, objectives: [], nearest: [] };
    },
  });
  await openDialog();
  await fillRequest();
  await press('Sugerir objetivos BNCC');
  const said = await screen.findByRole('alert');
  expect(within(said).getByText('Erro ao sugerir objetivos BNCC')).toBeVisible();
  expect(within(said).getByText('Sem conexão com o banco.')).toBeVisible();
  await press('Sugerir objetivos BNCC');
  expect(await screen.findByText(/Nenhuma habilidade combina com este tema/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
