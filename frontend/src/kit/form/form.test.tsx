import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';

import { DecimalField } from './decimal-field';
import { Form } from './form';
import { FormAlert } from './form-alert';
import { SubmitButton } from './submit-button';

class Refusal extends Error {
  readonly fields = { rate: 'Este valor não serve.' };
  readonly sentence = () => 'Não foi possível salvar.';
}

const schema = object({ rate: string().required('Informe a taxa.') });

function show(onSubmit: () => Promise<void>) {
  render(
    <Form initialValues={{ rate: '' }} schema={schema} onSubmit={onSubmit}>
      <FormAlert />
      <DecimalField name="rate" label="Taxa de aprovação" hint="De 0 a 100" />
      <SubmitButton pendingText="Salvando...">Salvar</SubmitButton>
    </Form>,
  );
}

describe('Form', () => {
  it('puts the sentence at the field, ties it to the input and goes there', async () => {
    const submit = vi.fn<() => Promise<void>>();
    show(submit);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    const input = screen.getByLabelText('Taxa de aprovação');
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Informe a taxa.');
    expect(submit).not.toHaveBeenCalled();
  });

  it('shows what the server refused', async () => {
    show(() => Promise.reject(new Refusal()));
    await userEvent.type(screen.getByLabelText('Taxa de aprovação'), '104,5');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível salvar.');
    const input = screen.getByLabelText('Taxa de aprovação');
    expect(input).toHaveAccessibleDescription('Este valor não serve.');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.tab();
    expect(input).toHaveAccessibleDescription('Este valor não serve.');
    await userEvent.type(input, '0');
    expect(input).toHaveAccessibleDescription('De 0 a 100');
  });

  it('says a refusal once: beside its field', async () => {
    class Refused extends Refusal {
      override sentence = () => 'Este valor não serve.';
    }
    show(() => Promise.reject(new Refused()));
    await userEvent.type(screen.getByLabelText('Taxa de aprovação'), '104,5');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    const input = screen.getByLabelText('Taxa de aprovação');
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAccessibleDescription('Este valor não serve.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('steps a decimal by a tenth with the arrow keys, never below zero', async () => {
    show(() => Promise.resolve());
    const input = screen.getByLabelText('Taxa de aprovação');
    await userEvent.type(input, '94,55{ArrowUp}');
    expect(input).toHaveValue('94,65');
    await userEvent.type(input, '{ArrowDown}{ArrowDown}');
    expect(input).toHaveValue('94,45');
    await userEvent.clear(input);
    await userEvent.type(input, '{ArrowUp}');
    expect(input).toHaveValue('');
    await userEvent.type(input, '0,05{ArrowDown}');
    expect(input).toHaveValue('0,05');
  });

  it('sends once while it waits', async () => {
    let finish: () => void = () => undefined;
    const submit = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
    show(submit);
    await userEvent.type(screen.getByLabelText('Taxa de aprovação'), '94,5');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    const button = await screen.findByRole('button', { name: 'Salvando...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(submit).toHaveBeenCalledOnce();
    finish();
    expect(await screen.findByRole('button', { name: 'Salvar' })).toBeEnabled();
  });
});
