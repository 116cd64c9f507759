import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { object } from 'yup';

import { formOf } from './form-of';
import { requiredText } from './rules';

import { listenForSteps } from '@/kit/overlay/dialog/hold-back';

import { FormDialog } from './form-dialog';

// As the program does, before anything else hears of steps.
listenForSteps();

// What is under a dialog takes no pointer, and jsdom does not know which of two dialogs is above.
const person = userEvent.setup({ pointerEventsCheck: 0 });

const form = formOf(object({ name: requiredText('Informe o nome.') }));

/** Escape, as a browser tells the dialog on top. */
function pressEscape() {
  const top = screen.getAllByRole('dialog').at(-1) ?? document.body;
  fireEvent(top, createEvent('cancel', top, { bubbles: true, cancelable: true }));
}

async function open(props: { modalOnly?: boolean; onSubmit?: () => Promise<void>; answer?: ReactNode } = {}) {
  const close = vi.fn<() => void>();
  const dialog = (
    <FormDialog
      form={form}
      title="Turma"
      description="O nome que aparece nas listas."
      initialValues={{ name: '5º A' }}
      onSubmit={() => Promise.resolve()}
      fallback="Não foi possível salvar."
      submit="Salvar"
      pending="Salvando..."
      onClose={close}
      {...props}
    >
      <form.TextField name="name" label="Nome" />
    </FormDialog>
  );
  await act(async () => render(dialog));
  return { close, name: screen.getByLabelText('Nome') };
}

const question = () => screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' });

it.each([
  ['“Cancelar”', () => person.click(screen.getByRole('button', { name: 'Cancelar' }))],
  ['“Fechar”', () => person.click(screen.getByRole('button', { name: 'Fechar' }))],
  ['Escape', async () => pressEscape()],
])('%s closes at once while nothing was typed, and asks before that is lost', async (_, leave) => {
  const { close, name } = await open();
  await leave();
  expect(close).toHaveBeenCalledOnce();
  await person.type(name, ' manhã');
  await leave();
  const asked = await question();
  expect(close).toHaveBeenCalledOnce();
  expect(asked).toHaveTextContent('Ainda não foi salvo.');
  await person.click(screen.getByRole('button', { name: 'Descartar' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
});

it('asks nothing about what was typed and taken back', async () => {
  const { close, name } = await open();
  await person.type(name, 'B{Backspace}');
  pressEscape();
  expect(close).toHaveBeenCalledOnce();
});

it('that must be answered stays, and its own button asks nothing', async () => {
  const { close, name } = await open({ modalOnly: true });
  await person.type(name, 'B');
  pressEscape();
  expect(close).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(close).toHaveBeenCalledOnce();
});

it('stays while it is being sent: the answer would be heard by nobody', async () => {
  let finish: () => void = () => undefined;
  const { close, name } = await open({ onSubmit: () => new Promise((resolve) => (finish = resolve)) });
  await person.type(name, 'B');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('button', { name: 'Salvando...' });
  pressEscape();
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(close).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  finish();
  await screen.findByRole('button', { name: 'Salvar' });
  pressEscape();
  expect(await question()).toBeVisible();
});

it('has a reload asked about while something is typed', async () => {
  const reload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { name } = await open();
  expect(reload()).toBe(false);
  await person.type(name, 'B');
  expect(reload()).toBe(true);
  await person.type(name, '{Backspace}');
  expect(reload()).toBe(false);
});

it('the browser’s Back asks as the close button does, and what was typed stays where one goes on', async () => {
  window.history.pushState({ idx: 1 }, '', '/antes');
  window.history.pushState({ idx: 2 }, '', '/turmas');
  const heard = vi.fn<() => void>();
  window.addEventListener('popstate', heard);
  const { close, name } = await open();
  await person.type(name, ' manhã');
  window.history.back();
  await question();
  expect(window.location.pathname).toBe('/turmas');
  const [stay] = screen.getAllByRole('button', { name: 'Cancelar' }).slice(-1);
  if (stay) await person.click(stay);
  expect(name).toHaveValue('5º A manhã');
  window.history.back();
  await question();
  expect(close).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Descartar' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(heard, 'the page hears of neither').not.toHaveBeenCalled();
  window.history.back();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/antes'));
  window.removeEventListener('popstate', heard);
});

it('the browser’s Back goes where it goes while nothing was typed', async () => {
  window.history.pushState({ idx: 1 }, '', '/antes');
  window.history.pushState({ idx: 2 }, '', '/turmas');
  await open();
  window.history.back();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/antes'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('what follows from what is typed stands beside the buttons', async () => {
  await open({ answer: <p>Efeito esperado</p> });
  const buttons = screen.getByRole('button', { name: 'Salvar' }).parentElement;
  expect(buttons).toContainElement(screen.getByText('Efeito esperado'));
});
