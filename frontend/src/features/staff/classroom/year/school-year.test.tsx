import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { refuse, serve } from '@/test/server';

import { gestor, ninth, openClassroom, press, year2026 } from '../test-page';

const sentence = 'O bimestre deve começar depois do fim do anterior.';

afterEach(() => vi.unstubAllGlobals());

it('the bimesters are changed, and what the server refuses stands beside its day', async () => {
  const taken = refuse(400, sentence);
  Object.assign(taken.problem, { errors: { 'bimesters[1].first': sentence } });
  const answers = [taken];
  const sent: unknown[] = [];
  serve({
    'GET /api/school/{school}/classes': () => [ninth],
    'GET /api/school/{school}/school-years/current': () => year2026,
    'PUT /api/school/{school}/school-years/{year}': ({ body, url }) => {
      sent.push([url.pathname, body.bimesters[1]?.first]);
      return answers.pop() ?? { ...year2026, set: true };
    },
  });
  openClassroom();
  await press('Ano letivo');
  expect(await screen.findByText(/^Datas propostas/)).toBeVisible();
  const second = () => screen.getAllByLabelText('Início')[1] ?? document.body;
  // In every browser's language as pupils' dates are typed.
  expect(second()).toHaveValue('20/04/2026');
  expect(screen.getByRole('heading', { name: 'Ano letivo de 2026' })).toHaveFocus();
  fireEvent.change(second(), { target: { value: '31/04/2026' } });
  await press('Salvar');
  expect(await screen.findByText('Escreva dia, mês e ano: 17/04/2026.')).toBeVisible();
  fireEvent.change(second(), { target: { value: '17/04/2026' } });
  await press('Salvar');
  expect(await screen.findByText(sentence)).toBeVisible();
  fireEvent.change(second(), { target: { value: '22/4/2026' } });
  await press('Salvar');
  expect(await screen.findByText('Bimestres salvos')).toBeVisible();
  expect(sent).toEqual([
    ['/api/school/7/school-years/2026', '2026-04-17'],
    ['/api/school/7/school-years/2026', '2026-04-22'],
  ]);
});

it('a professor reads the bimesters', async () => {
  serve({
    'GET /api/school/{school}/classes': () => [ninth],
    'GET /api/school/{school}/school-years/current': () => year2026,
  });
  openClassroom('/classroom', { ...gestor, role: 'professor', rights: [] });
  await press('Ano letivo');
  expect(await screen.findByText(/05\/10\/2026 a 18\/12\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});
