import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from 'react-error-boundary';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { array, object } from 'yup';

import { FormAlert } from './form-alert';
import { formOf, type ValuesOf } from './form-of';
import { optionalDecimal, optionalInteger, optionalText, requiredDecimal, requiredInteger } from './rules';
import { SubmitButton } from './submit-button';

class Refusal extends Error {
  constructor(
    readonly fields: Record<string, string> = { rate: 'Este valor não serve.' },
    private readonly said = 'Não foi possível salvar.',
  ) {
    super(said);
  }
  readonly sentence = () => this.said;
}

const percent = {
  max: 100,
  places: 2,
  notANumber: 'Informe a taxa.',
  range: 'De 0 a 100.',
  precision: '2 casas.',
};

const rateForm = formOf(object({ rate: requiredDecimal(percent) }));

const classForm = formOf(
  object({
    year: requiredInteger('Escolha o ano.'),
    edition: optionalInteger(),
    note: optionalText(),
    rates: array().of(optionalDecimal(percent)).required(),
  }),
);

const typed = { year: '2025', edition: '', note: ' ', rates: ['94,5', ''] };
const SAVE = { name: 'Salvar' };

function showRate(onSubmit: () => unknown) {
  const { DecimalField, Form } = rateForm;
  render(
    <Form initialValues={{ rate: '' }} onSubmit={onSubmit}>
      <FormAlert />
      <DecimalField name="rate" label="Taxa de aprovação" hint="De 0 a 100" />
      <SubmitButton pendingText="Salvando...">Salvar</SubmitButton>
    </Form>,
  );
}

function showClass(
  onSubmit: (values: object) => unknown,
  onInvalid = (_: readonly string[]): void => undefined,
) {
  const { DecimalField, Form, TextField } = classForm;
  render(
    <ErrorBoundary fallback={<p>Algo deu errado</p>}>
      <Form initialValues={typed} onSubmit={onSubmit} onInvalid={onInvalid}>
        <FormAlert />
        <TextField name="note" label="Nota" />
        <DecimalField name="rates[0]" label="1º ano" />
        <DecimalField name="rates[1]" label="2º ano" />
        <SubmitButton pendingText="Salvando...">Salvar</SubmitButton>
      </Form>
    </ErrorBoundary>,
  );
}

const save = () => userEvent.click(screen.getByRole('button', SAVE));

describe('a form', () => {
  it('puts the sentence at the field, ties it to the input and goes there', async () => {
    const submit = vi.fn<() => Promise<void>>();
    showRate(submit);
    await save();
    const input = screen.getByLabelText('Taxa de aprovação');
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Informe a taxa.');
    expect(submit).not.toHaveBeenCalled();
  });

  it('takes its sentence back as soon as the field changes, and checks again on leaving it', async () => {
    showRate(() => undefined);
    const input = screen.getByLabelText('Taxa de aprovação');
    await userEvent.type(input, '945');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('De 0 a 100.'));
    await userEvent.type(input, '0');
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription('De 0 a 100');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('De 0 a 100.'));
  });

  it('shows what the server refused', async () => {
    showRate(() => Promise.reject(new Refusal()));
    await userEvent.type(screen.getByLabelText('Taxa de aprovação'), '94,5');
    await save();
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
    showRate(() => Promise.reject(new Refusal(undefined, 'Este valor não serve.')));
    await userEvent.type(screen.getByLabelText('Taxa de aprovação'), '94,5');
    await save();
    const input = screen.getByLabelText('Taxa de aprovação');
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAccessibleDescription('Este valor não serve.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('steps a decimal by a tenth with the arrow keys, never below zero', async () => {
    showRate(() => undefined);
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
    showRate(submit);
    await userEvent.type(screen.getByLabelText('Taxa de aprovação'), '94,5');
    await save();
    const button = await screen.findByRole('button', { name: 'Salvando...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(submit).toHaveBeenCalledOnce();
    finish();
    expect(await screen.findByRole('button', SAVE)).toBeEnabled();
  });

  it('hands over what it read: decimals as they travel, numbers, and nothing for what is empty', async () => {
    const submit = vi.fn<(values: object) => void>();
    showClass(submit);
    await save();
    await vi.waitFor(() => expect(submit).toHaveBeenCalled());
    expect(submit.mock.calls[0]?.[0]).toEqual({ year: 2025, rates: ['94.5', null] });
  });

  it('tells which sentences hold it back, those of a list too', async () => {
    const told = vi.fn<(sentences: readonly string[]) => void>();
    showClass(() => undefined, told);
    await userEvent.type(screen.getByLabelText('2º ano'), '101');
    await save();
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(['De 0 a 100.']));
    expect(screen.getByLabelText('2º ano')).toHaveAccessibleDescription('De 0 a 100.');
  });
});

describe('a refusal of the server', () => {
  it('of one place in a list stands at that field', async () => {
    showClass(() => Promise.reject(new Refusal({ 'rates[1]': 'Falta a do 2º ano.' })));
    await save();
    const second = screen.getByLabelText('2º ano');
    await vi.waitFor(() => expect(second).toHaveFocus());
    expect(second).toHaveAccessibleDescription('Falta a do 2º ano.');
    expect(screen.getByLabelText('1º ano')).toBeValid();
  });

  it('of a whole list stands at its first field, until any of the list changes', async () => {
    showClass(() => Promise.reject(new Refusal({ rates: 'Falta uma taxa.' }, 'Falta uma taxa.')));
    await save();
    const first = screen.getByLabelText('1º ano');
    await vi.waitFor(() => expect(first).toHaveAccessibleDescription('Falta uma taxa.'));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(screen.getByLabelText('2º ano'), '90');
    expect(first).toBeValid();
  });

  it('of what is no field stands in the form’s alert', async () => {
    showClass(() => Promise.reject(new Refusal({ school: 'A escola mudou.' })));
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível salvar.');
    expect(alert).toHaveTextContent('A escola mudou.');
  });
});

it('leaves an error of ours to the error boundary', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  showClass(() => {
    throw new TypeError('x is undefined');
  });
  await save();
  expect(await screen.findByText('Algo deu errado')).toBeVisible();
  said.mockRestore();
});

it('knows the names, the texts and the read values of its schema', () => {
  const { DecimalField, Form, SelectField } = classForm;
  expectTypeOf<ValuesOf<typeof classForm>>().toEqualTypeOf<{
    year: string;
    edition: string;
    note: string;
    rates: string[];
  }>();
  expectTypeOf(classForm.parse(typed).rates).toEqualTypeOf<(string | null)[]>();
  expectTypeOf(classForm.parse(typed).year).toEqualTypeOf<number>();
  const wrong = [
    // @ts-expect-error: no such field
    <DecimalField key="1" name="rate" label="" />,
    // @ts-expect-error: a list is no field, its places are
    <DecimalField key="2" name="rates" label="" />,
    // @ts-expect-error: no such list
    <SelectField key="3" name="grades[0]" label="" options={[]} />,
    // @ts-expect-error: a field is missing in the initial values
    <Form key="4" initialValues={{ year: '' }} onSubmit={() => undefined}>
      {null}
    </Form>,
    // @ts-expect-error: what is read of a year is a number
    <Form key="5" initialValues={typed} onSubmit={({ year }: { year: string }) => year}>
      {null}
    </Form>,
  ];
  expect(wrong).toHaveLength(5);
});
