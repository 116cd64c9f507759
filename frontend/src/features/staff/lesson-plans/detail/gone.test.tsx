import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { refuse, refuseGone } from '@/test/server';

import { fractions, openPlans, press } from '../test-page';

it.each(['999', 'abc'])('an address of a plan that is not there says so: %s', async (id) => {
  await openPlans(
    [fractions],
    { 'GET /api/lesson-plans/{id}': () => refuseGone() },
    `/lesson-plans?plano=${id}`,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Plano não encontrado' });
  expect(dialog).toHaveTextContent('Este plano não existe mais');
  await press('Ver os planos');
  expect(dialog).not.toBeInTheDocument();
});

it('a plan that cannot be read is read again', async () => {
  let ready = false;
  await openPlans(
    [fractions],
    { 'GET /api/lesson-plans/{id}': () => (ready ? fractions : refuse(503, 'O sistema está ocupado.')) },
    '/lesson-plans?plano=5',
  );
  expect(await screen.findByText('O sistema está ocupado.')).toBeVisible();
  ready = true;
  await press('Tentar de novo');
  expect(await screen.findByRole('dialog', { name: 'Frações no dia a dia' })).toBeVisible();
});
