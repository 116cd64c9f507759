import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { toastStore } from '@/kit/feedback/toast/toast-store';

import { findTextbox, openSimulation } from '../test-page';

afterEach(() => vi.unstubAllGlobals());

it('a form without any rate says so once, in the place of the hint of all rates', async () => {
  openSimulation('/simulation?etapa=anos_finais', { 'GET /api/school/{school}/ideb': () => [] });
  await userEvent.type(await findTextbox('Língua Portuguesa'), '260');
  await userEvent.type(await findTextbox('Matemática'), '260');
  await userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
  const said = await screen.findByText('Informe pelo menos uma taxa de aprovação.');
  expect(said.id).toBe('aprovacao-dica');
  const first = screen.getByRole('textbox', { name: '6º' });
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription('Informe pelo menos uma taxa de aprovação.');
  expect(screen.queryByText(/^Deixe em branco/)).toBeNull();
  expect(toastStore.current()).toBeNull();
});
