import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { json, serve } from '@/test/server';

import { RegisterDone } from './register-done';
import { RegisterForm } from './register-form';

const found = (inepCode: string, name: string) => ({
  inepCode,
  name,
  municipality: 'Araraquara',
  municipalityCode: null,
  state: 'SP',
  network: 'estadual',
  results: [],
});

const field = (name: string) => screen.getByLabelText(name);

afterEach(() => vi.unstubAllGlobals());

describe('the look-up of a code', () => {
  it('fills what is empty and leaves what was typed while it was under way', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve({
      'GET /api/reference/schools/35999001': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    render(<RegisterForm onDone={() => undefined} />);
    await userEvent.type(screen.getByLabelText(/^Código INEP/), '35999001');
    await userEvent.type(field('Nome da escola'), 'Escola da Vila');
    await userEvent.type(field('Nome do gestor'), 'Helena');
    answer(json(found('35999001', 'EE DA VILA')));
    await vi.waitFor(() => expect(field('Município')).toHaveValue('Araraquara'));
    expect(field('Estado')).toHaveValue('SP');
    expect(field('Nome da escola')).toHaveValue('Escola da Vila');
    expect(field('Nome do gestor')).toHaveValue('Helena');
  });

  it('of another school replaces what the first one brought', async () => {
    serve({
      'GET /api/reference/schools/35999001': () => json(found('35999001', 'EE DA VILA')),
      'GET /api/reference/schools/35999002': () => json(found('35999002', 'EE DO CENTRO')),
    });
    render(<RegisterForm onDone={() => undefined} />);
    const code = screen.getByLabelText(/^Código INEP/);
    await userEvent.type(code, '35999001');
    await vi.waitFor(() => expect(field('Nome da escola')).toHaveValue('EE DA VILA'));
    await userEvent.type(code, '{Backspace}2');
    await vi.waitFor(() => expect(field('Nome da escola')).toHaveValue('EE DO CENTRO'));
  });

  it('that finds nothing asks to keep a code that is right', async () => {
    serve({});
    render(<RegisterForm onDone={() => undefined} />);
    await userEvent.type(screen.getByLabelText(/^Código INEP/), '35999001');
    expect(await screen.findByText(/deixe o código/)).toHaveTextContent(
      'O histórico aparece quando os dados do INEP forem carregados.',
    );
  });
});

it('without a code the last screen speaks of none', () => {
  const registered = { schoolId: 1, schoolName: 'Escola da Vila', username: 'helena', editions: 0 };
  render(
    <MemoryRouter>
      <RegisterDone registered={registered} hasCode={false} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^Sem o código INEP/)).toBeVisible();
  expect(screen.queryByText(/código informado/)).toBeNull();
});
