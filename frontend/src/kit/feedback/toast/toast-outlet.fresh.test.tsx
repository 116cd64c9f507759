import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Dialog } from '@/kit/overlay/dialog/dialog';

import { ToastOutlet } from './toast-outlet';
import { toast } from './toast-store';

const Page = ({ open }: { open: boolean }) => (
  <>
    <ToastOutlet />
    <Dialog open={open} onOpenChange={() => undefined} title="Histórico">
      nada
    </Dialog>
  </>
);

it('shows the first message, and moves it into the dialog that opens and out of the one that closes', async () => {
  const { rerender } = render(<Page open={false} />);
  expect(screen.queryByRole('region')).toBeNull();
  await act(async () => toast.success('Meta salva', 'Vale para 2025.'));
  expect(await screen.findByText('Vale para 2025.')).toBeVisible();

  rerender(<Page open />);
  expect(within(screen.getByRole('dialog')).getByText('Meta salva')).toBeVisible();

  rerender(<Page open={false} />);
  expect(screen.getByText('Meta salva')).toBeVisible();
});

it('says it aloud inside the dialog, since the page around is silent', async () => {
  render(<Page open />);
  await act(async () => toast.error('Não foi possível excluir', 'Sem conexão.'));
  const dialog = screen.getByRole('dialog');
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Não foi possível excluir Sem conexão.'),
  );
});
