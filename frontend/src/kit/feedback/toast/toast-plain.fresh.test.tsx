import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { Dialog } from '@/kit/overlay/dialog/dialog';

import { ToastOutlet } from './toast-outlet';
import { toast } from './toast-store';

vi.mock('./toaster', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('stays on screen when the dialog goes in which it stood', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const page = (open: boolean) => (
    <>
      <ToastOutlet />
      <Dialog open={open} onOpenChange={() => undefined} title="Meta">
        nada
      </Dialog>
    </>
  );
  const { rerender } = render(page(true));
  await act(async () => toast.success('Meta definida'));
  expect(await screen.findByText('Meta definida', {}, { timeout: 5000 })).toBeVisible();
  rerender(page(false));
  expect(screen.getByText('Meta definida')).toBeVisible();
});

it('says a message plainly when its code does not come, until it is closed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(<ToastOutlet />);
  await act(async () => toast.error('Não foi possível salvar', 'Sem conexão.'));
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('Sem conexão.');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
