import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { Modal } from './modal';
import { openModals } from './open-modals';

const dialog = () => screen.getByRole('dialog');

function open(leave?: () => void) {
  return render(
    <Modal aria-label="Meta" onLeave={leave} leaveBeside>
      <input type="file" aria-label="Arquivo" />
      <input data-autofocus aria-label="Valor" />
    </Modal>,
  );
}

/** Escape, as a browser tells it. */
function escape(element: HTMLElement) {
  const event = createEvent('cancel', element, { bubbles: true, cancelable: true });
  fireEvent(element, event);
  return event;
}

it('begins where the person does', () => {
  open();
  expect(screen.getByLabelText('Valor')).toHaveFocus();
});

it('is left by Escape and by pressing beside it, when its owner says so', () => {
  const leave = vi.fn<() => void>();
  open(leave);
  expect(escape(dialog()).defaultPrevented).toBe(true);
  expect(leave).toHaveBeenCalledTimes(1);
  fireEvent.mouseDown(dialog());
  expect(leave).toHaveBeenCalledTimes(2);
  expect(dialog()).toBeInTheDocument();
});

it('that an address opened gives the focus to the title of the page', () => {
  const { rerender } = render(
    <>
      <h1 tabIndex={-1}>Dashboard</h1>
      <Modal aria-label="Meta">nada</Modal>
    </>,
  );
  rerender(<h1 tabIndex={-1}>Dashboard</h1>);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('is not left by pressing inside it, nor by a file that was not chosen after all', () => {
  const leave = vi.fn<() => void>();
  open(leave);
  fireEvent.mouseDown(screen.getByLabelText('Valor'));
  escape(screen.getByLabelText('Arquivo'));
  expect(leave).not.toHaveBeenCalled();
});

it('without a way out opens again when the browser closes it', () => {
  open();
  dialog().removeAttribute('open');
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'));
  expect(dialog()).toBeVisible();
});

it('is where messages stand until it is gone', () => {
  const { unmount } = open();
  expect(openModals.top()).toBe(dialog());
  unmount();
  expect(openModals.top()).toBeNull();
});

it('that follows another gives the focus back to what opened the first', () => {
  const page = (dialogs: ReactNode) => (
    <>
      <h1 tabIndex={-1}>Alunos</h1>
      <button type="button">Mais ações</button>
      {dialogs}
    </>
  );
  const { rerender } = render(page(null));
  screen.getByRole('button', { name: 'Mais ações' }).focus();
  const question = (
    <Modal key="question" aria-label="Gerar?">
      <button type="button">Gerar</button>
    </Modal>
  );
  rerender(page(question));
  expect(screen.getByRole('button', { name: 'Gerar' })).toHaveFocus();
  const answer = (
    <Modal key="answer" aria-label="Senha nova">
      <button type="button">Fechar</button>
    </Modal>
  );
  rerender(page([question, answer]));
  rerender(page(answer));
  rerender(page(null));
  expect(screen.getByRole('button', { name: 'Mais ações' })).toHaveFocus();
});
