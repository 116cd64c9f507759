import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { components } from '@/api/schema.gen';
import { deferred } from '@/test/deferred';
import { serve } from '@/test/server';

import { RegisterDone } from './register-done';
import { RegisterForm } from './register-form';

type ReferenceSchool = components['schemas']['ReferenceSchool'];

const school = (inepCode: string, name: string): ReferenceSchool => ({
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
    const lookup = deferred<ReferenceSchool>();
    serve({ 'GET /api/reference/schools/{inepCode}': () => lookup.promise });
    render(<RegisterForm onDone={() => undefined} />);
    await userEvent.type(screen.getByLabelText(/^Código INEP/), '35999001');
    await userEvent.type(field('Nome da escola'), 'Escola da Vila');
    await userEvent.type(field('Nome do gestor'), 'Helena');
    lookup.resolve(school('35999001', 'EE DA VILA'));
    await waitFor(() => expect(field('Município')).toHaveValue('Araraquara'));
    expect(field('Estado')).toHaveValue('SP');
    expect(field('Nome da escola')).toHaveValue('Escola da Vila');
    expect(field('Nome do gestor')).toHaveValue('Helena');
  });

  it('of another school replaces what the first one brought', async () => {
    const names: Record<string, string> = { '35999001': 'EE DA VILA', '35999002': 'EE DO CENTRO' };
    serve({
      'GET /api/reference/schools/{inepCode}': ({ url }) => {
        const code = url.pathname.split('/').at(-1) ?? '';
        return school(code, names[code] ?? '');
      },
    });
    render(<RegisterForm onDone={() => undefined} />);
    const code = screen.getByLabelText(/^Código INEP/);
    await userEvent.type(code, '35999001');
    await waitFor(() => expect(field('Nome da escola')).toHaveValue('EE DA VILA'));
    await userEvent.type(code, '{Backspace}2');
    await waitFor(() => expect(field('Nome da escola')).toHaveValue('EE DO CENTRO'));
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
