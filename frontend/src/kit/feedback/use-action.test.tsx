import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';

import { toastStore } from '@/kit/feedback/toast/toast-store';
import { useAction } from './use-action';

class Refusal extends Error {
  readonly fields = {};
  readonly sentence = (fallback?: string) => fallback ?? '';
}

interface RemoveProps {
  act: () => Promise<string>;
  onDone?: ((name: string) => void) | undefined;
}

function Remove({ act, onDone }: RemoveProps) {
  const { run, pending, refusal } = useAction(act, {
    ...(onDone ? { onDone } : {}),
    failed: 'Não saiu',
    fallback: 'Tente mais tarde.',
  });
  return (
    <>
      <button type="button" aria-busy={pending} onClick={run}>
        Excluir
      </button>
      <p>{refusal}</p>
    </>
  );
}

function show(props: RemoveProps) {
  render(
    <ErrorBoundary fallback={<p>Algo deu errado</p>}>
      <Remove {...props} />
    </ErrorBoundary>,
  );
  return screen.getByRole('button');
}

it('is done once at a time, and hands on what came of it', async () => {
  let finish: (name: string) => void = () => undefined;
  const act = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (finish = resolve)));
  const done = vi.fn<(name: string) => void>();
  const button = show({ act, onDone: done });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(act).toHaveBeenCalledOnce();
  expect(button).toHaveAttribute('aria-busy', 'true');
  finish('5º A');
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(done).toHaveBeenCalledWith('5º A');
});

it('is done also where nothing follows', async () => {
  const act = vi.fn<() => Promise<string>>(() => Promise.resolve('5º A'));
  show({ act });
  await userEvent.click(screen.getByRole('button'));
  expect(act).toHaveBeenCalledOnce();
});

it('keeps a refusal for the place of its cause, tells it in a toast, and forgets it at the next try', async () => {
  let refused = true;
  const act = () => (refused ? Promise.reject(new Refusal()) : Promise.resolve(''));
  const button = show({ act });
  await userEvent.click(button);
  expect(await screen.findByText('Tente mais tarde.')).toBeVisible();
  expect(toastStore.current()).toMatchObject({ title: 'Não saiu', detail: 'Tente mais tarde.' });
  refused = false;
  await userEvent.click(button);
  expect(screen.queryByText('Tente mais tarde.')).toBeNull();
});

it('leaves an error of ours to the error boundary', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.click(show({ act: () => Promise.reject(new TypeError('x is undefined')) }));
  expect(await screen.findByText('Algo deu errado')).toBeVisible();
  said.mockRestore();
});
