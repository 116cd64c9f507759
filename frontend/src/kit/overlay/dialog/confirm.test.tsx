import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';

import { Confirm } from './confirm';

/** A list of which one entry can be deleted. */
function List({ names, onRemove }: { names: readonly string[]; onRemove?: () => Promise<void> }) {
  const [left, setLeft] = useState(names);
  const [asked, setAsked] = useState<string | null>(null);
  const removeAsked = async () => setLeft(left.filter((name) => name !== asked));
  return (
    <main tabIndex={-1}>
      <h1>Turmas</h1>
      <button type="button">Nova turma</button>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setAsked(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {asked ? (
        <Confirm
          open
          onOpenChange={() => setAsked(null)}
          title={`Excluir ${asked}?`}
          description="Não volta."
          confirmText="Excluir"
          pendingText="Excluindo..."
          failedText="Não foi possível excluir."
          onConfirm={onRemove ?? removeAsked}
        />
      ) : null}
    </main>
  );
}

async function remove(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
}

/** Without a sentence of its own. */
class Refused extends Error {
  readonly fields = {};
  readonly sentence = (fallback = '') => fallback;
}

it('that breaks is a fault of ours, for the screen of errors', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <ErrorBoundary fallback="Algo deu errado nesta tela">
      <List names={['5º A']} onRemove={() => Promise.reject(new TypeError('x is undefined'))} />
    </ErrorBoundary>,
  );
  await remove('5º A');
  expect(await screen.findByText('Algo deu errado nesta tela')).toBeVisible();
});

it('says in the question why it was refused, and stays for another try', async () => {
  render(<List names={['5º A']} onRemove={() => Promise.reject(new Refused())} />);
  await remove('5º A');
  const question = screen.getByRole('alertdialog', { name: 'Excluir 5º A?' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível excluir.');
  expect(question).toBeInTheDocument();
});

it('leaves the focus beside what was deleted', async () => {
  render(<List names={['5º A', '5º B']} />);
  await remove('5º A');
  await expect.poll(() => document.activeElement?.textContent).toBe('5º B');
  await remove('5º B');
  await expect.poll(() => document.activeElement?.textContent).toBe('Nova turma');
});
