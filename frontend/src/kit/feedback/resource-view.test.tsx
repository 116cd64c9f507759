import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { joined, type ReadState } from './read-state';
import { ResourceView } from './resource-view';

const retry = vi.fn<() => void>();
const waiting: ReadState<string[]> = { data: undefined, error: undefined, loading: true, retry };
const failure = (status: number) => ({ status, sentence: () => `Falhou: ${status}` });

function show(resource: ReadState<string[]>) {
  render(
    <ResourceView
      resource={resource}
      loading="Carregando as turmas..."
      failed="As turmas não vieram."
      empty={<p>Nenhuma turma</p>}
      noneFound={<p>Escola sem turmas</p>}
      renderStale={(error) => <p>{error.sentence()}</p>}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </ResourceView>,
  );
}

it('says that it is being read', () => {
  show(waiting);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando as turmas...');
});

it('says that it could not be read, and reads it again', async () => {
  show({ ...waiting, loading: false, error: failure(500) });
  expect(screen.getByRole('alert')).toHaveTextContent('As turmas não vieram.');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('tells what is not there from what is empty', () => {
  show({ ...waiting, loading: false, error: failure(404) });
  expect(screen.getByText('Escola sem turmas')).toBeVisible();
  show({ ...waiting, loading: false, data: [] });
  expect(screen.getByText('Nenhuma turma')).toBeVisible();
});

it('keeps what it has on screen when a later read fails, and says so', () => {
  show({ ...waiting, data: ['5º A', '5º B'], error: failure(503) });
  expect(screen.getByText('5º A, 5º B')).toBeVisible();
  expect(screen.getByText('Falhou: 503')).toBeVisible();
});

it('joins two reads: there when both are, and only what failed is read again', () => {
  const again = vi.fn<() => void>();
  const known = { data: 1, error: undefined, loading: false, retry };
  retry.mockClear();
  expect(joined(known, waiting).data).toBeUndefined();
  expect(joined(known, { ...known, data: 2 }).data).toEqual([1, 2]);
  joined(known, { ...waiting, error: failure(500), retry: again }).retry();
  expect(again).toHaveBeenCalledOnce();
  expect(retry).not.toHaveBeenCalled();
});
