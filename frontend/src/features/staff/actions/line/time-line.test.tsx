import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { counted, refuse } from '@/test/server';

import { attendance, families, milestone, openActions, press, reading } from '../test-page';

const rows = () =>
  within(screen.getByRole('table', { name: 'Linha do tempo das ações' }))
    .getAllByRole('row')
    .slice(1);

it('says in words what it draws, what is late first', async () => {
  await openActions(
    [reading, attendance, { ...families, endDate: null, milestones: 0 }],
    {},
    '/actions?ver=tempo',
  );
  await screen.findAllByText(/Marcos: Busca ativa/);
  const [late, plain, planned] = rows();
  expect(late).toHaveTextContent('Passou do fim há 4 dias');
  expect(plain).toHaveTextContent('de 10/08/2026 a 14/05/2090. 40 %, 2 de 5 marcos.');
  expect(plain).toHaveTextContent(
    'Marcos: Busca ativa, 13/11/2026, concluído; Plantão de dúvidas, 09/11/2020, atrasado.',
  );
  expect(planned).toHaveTextContent('a partir de 08/02/2090, sem data de fim');
  expect(screen.getByRole('link', { name: 'Ler todo dia' })).toHaveAttribute(
    'href',
    '/actions?ver=tempo&acao=5',
  );
});

it('says how many milestones are left out', async () => {
  await openActions(
    [reading],
    { 'GET /api/school/{school}/actions/milestones': () => counted([milestone], 2_500) },
    '/actions?ver=tempo',
  );
  expect(await screen.findByText(/faltam aqui 2\.499, os já concluídos primeiro/)).toBeVisible();
});

it('stands without the milestones, and reads them again', async () => {
  let ready = false;
  await openActions(
    [reading],
    { 'GET /api/school/{school}/actions/milestones': () => (ready ? [] : refuse(500)) },
    '/actions?ver=tempo',
  );
  expect(await screen.findByText('Não foi possível carregar os marcos.')).toBeVisible();
  expect(rows()).toHaveLength(1);
  ready = true;
  await press('Tentar de novo');
  await expect.poll(() => screen.queryByText('Não foi possível carregar os marcos.')).toBeNull();
});

it('a milestone that strays stands at the edge and stretches nothing', async () => {
  await openActions(
    [{ ...reading, startDate: '2089-08-10', createdAt: '2089-08-06T20:46:00Z' }],
    {},
    '/actions?ver=tempo',
  );
  expect(await screen.findByText('na borda: marco fora das datas das ações')).toBeInTheDocument();
  expect(screen.getByText(/^Quando, de /)).not.toHaveTextContent('2020');
  const [stone] = screen.getAllByTitle('Plantão de dúvidas, 09/11/2020');
  expect(stone).toHaveClass('time-line-stone-stray');
  expect(stone?.style.getPropertyValue('--x')).toBe('0');
});

it('where no milestone strays nothing is said of any', async () => {
  await openActions(
    [reading],
    { 'GET /api/school/{school}/actions/milestones': () => [{ ...milestone, dueDate: '2026-11-13' }] },
    '/actions?ver=tempo',
  );
  await screen.findByTitle('Plantão de dúvidas, 13/11/2026');
  expect(screen.queryByText('na borda: marco fora das datas das ações')).toBeNull();
});
