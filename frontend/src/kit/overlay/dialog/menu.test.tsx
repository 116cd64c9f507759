import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { expect, it } from 'vitest';

import { Menu } from '@/kit/overlay/menu';

const nothing = () => undefined;

it('the arrows lead from entry to entry and round, Home and End to the edges, past what may not be done', async () => {
  render(
    <Menu
      label="Mais ações"
      items={[
        { label: 'Abrir', icon: Eye, onChoose: nothing },
        { label: 'Editar', icon: Pencil, onChoose: nothing, reason: 'Só a gestão.' },
        { label: 'Excluir', icon: Trash2, onChoose: nothing },
      ]}
    />,
  );
  const person = userEvent.setup();
  await act(() => person.click(screen.getByRole('button', { name: 'Mais ações' })));
  screen.getByRole('dialog').focus();
  const seen: (string | null)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowUp']) {
    // One after the other, as they are pressed.
    // oxlint-disable-next-line no-await-in-loop
    await person.keyboard(`{${key}}`);
    seen.push(document.activeElement?.textContent ?? null);
  }
  expect(seen).toEqual(['Abrir', 'Excluir', 'Abrir', 'Excluir', 'Abrir', 'Excluir', 'Abrir']);
});
