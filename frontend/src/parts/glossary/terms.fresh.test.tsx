import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { Terms } from './terms';

it('a word opens its meaning, which is told with it before', async () => {
  render(
    <p>
      <Terms>Os descritores do Saeb e o que o Saeb mede.</Terms>
    </p>,
  );
  expect(screen.queryByRole('button'), 'nobody is there yet').toBeNull();
  await userEvent.keyboard('{Tab}');
  const word = await screen.findByRole('button', { name: 'Saeb' });
  expect(word).toHaveAccessibleDescription(/^Prova nacional de Língua Portuguesa e Matemática/);
  const meaning = screen.getByText(/^Prova nacional/);
  await userEvent.click(word);
  expect(meaning).toBeVisible();
  await userEvent.click(word);
  expect(meaning).not.toBeVisible();
});
