import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { counted, refuse } from '@/test/server';

import { fractions, listed, openPlans, person, press } from '../test-page';

const undated = { ...fractions, id: 8, title: 'Porcentagem', day: null };

/** The calendar of a class, of which the server knows these plans. */
const openMonth = (address: string) =>
  openPlans(
    [fractions, undated],
    {
      'GET /api/school/{school}/lesson-plans': ({ url }) => {
        const [from, to] = [url.searchParams.get('from'), url.searchParams.get('to')];
        const plans = [fractions, undated].filter(
          ({ day }) => from === null || to === null || (day !== null && day >= from && day <= to),
        );
        return counted(plans.map(listed), plans.length);
      },
    },
    address,
  );

it('begins with a class', async () => {
  await openMonth('/lesson-plans?aba=calendario&mes=2026-11');
  expect(await screen.findByRole('heading', { name: 'Escolha uma turma' })).toBeVisible();
  await person.selectOptions(
    await screen.findByLabelText('Turma'),
    await screen.findByRole('option', { name: '9º A' }),
  );
  expect(await screen.findByRole('table', { name: 'Planos de novembro de 2026' })).toBeVisible();
});

it('shows the plans of a class by their days, and those without one apart', async () => {
  await openMonth('/lesson-plans?aba=calendario&turma=4&mes=2026-11');
  const sheet = await screen.findByRole('table', { name: 'Planos de novembro de 2026' });
  const link = within(sheet).getByRole('link', { name: /Frações no dia a dia/ });
  expect(link.closest('td')).toHaveTextContent(/^20/);
  expect(screen.getByText('1 plano em novembro de 2026.')).toBeVisible();
  const apart = within(screen.getByRole('region', { name: 'Planos sem dia marcado' }));
  expect(await apart.findByRole('link', { name: /Porcentagem/ })).toBeVisible();
  expect(apart.queryByRole('link', { name: /Frações/ })).toBeNull();
});

it('goes from month to month', async () => {
  await openMonth('/lesson-plans?aba=calendario&turma=4&mes=2026-11');
  await press('Próximo mês');
  expect(await screen.findByText('Nenhum plano com dia marcado em dezembro de 2026.')).toBeVisible();
  await press('Mês anterior');
  expect(await screen.findByText('1 plano em novembro de 2026.')).toBeVisible();
});

it('reads all pages of a month', async () => {
  await openPlans(
    [],
    {
      'GET /api/school/{school}/lesson-plans': ({ url }) => {
        const page = Number(url.searchParams.get('page'));
        return counted([listed({ ...fractions, id: page, title: `Aula ${page}` })], 49);
      },
    },
    '/lesson-plans?aba=calendario&turma=4&mes=2026-11',
  );
  const sheet = within(await screen.findByRole('table', { name: 'Planos de novembro de 2026' }));
  expect(sheet.getAllByRole('link')).toHaveLength(3);
});

it('a calendar that cannot be read is read again', async () => {
  let ready = false;
  await openPlans(
    [],
    {
      'GET /api/school/{school}/lesson-plans': () =>
        ready ? counted([], 0) : refuse(503, 'O sistema está ocupado.'),
    },
    '/lesson-plans?aba=calendario&turma=4&mes=2026-11',
  );
  expect(await screen.findByText('Não foi possível carregar o calendário')).toBeVisible();
  ready = true;
  const [first] = screen.getAllByRole('button', { name: 'Tentar de novo' });
  if (first) await person.click(first);
  expect(await screen.findByText('Nenhum plano com dia marcado em novembro de 2026.')).toBeVisible();
});
