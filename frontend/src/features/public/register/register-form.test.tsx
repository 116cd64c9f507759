import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { components } from '@/api/schema.gen';
import { storeUser, useCurrentUser } from '@/api/session/session';
import { swrOptions } from '@/api/wire/swr-options';
import { deferred } from '@/test/deferred';
import { marina } from '@/test/people';
import { refuseFields, serve } from '@/test/server';

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
  results: [
    { stage: 'anos_finais', year: 2021, idebScore: '4.9' },
    { stage: 'anos_finais', year: 2023, idebScore: '5.0' },
  ],
  outlooks: [],
});

function open(known: ReferenceSchool | null = null) {
  render(
    <MemoryRouter>
      <RegisterForm inepCode={known?.inepCode ?? null} known={known} onDone={() => undefined} />
    </MemoryRouter>,
  );
}

const field = (name: string) => screen.getByLabelText(name);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function sendAccount() {
  await userEvent.type(field('Nome do gestor'), 'Helena');
  await userEvent.type(field('Sobrenome do gestor'), 'Duarte');
  await userEvent.type(field('Nome de usuário'), 'helena');
  await userEvent.type(field('Senha'), 'segredo1');
  await userEvent.type(field('Confirme a senha'), 'segredo1');
  await userEvent.click(screen.getByRole('button', { name: 'Registrar escola' }));
}

describe('the look-up of a code', () => {
  it('fills what is empty and leaves what was typed while it was under way', async () => {
    const lookup = deferred<ReferenceSchool>();
    serve({ 'GET /api/reference/schools/{inepCode}': () => lookup.promise });
    open();
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
    open();
    const code = screen.getByLabelText(/^Código INEP/);
    await userEvent.type(code, '35999001');
    await waitFor(() => expect(field('Nome da escola')).toHaveValue('EE DA VILA'));
    await userEvent.click(screen.getByText('Corrigir'));
    await userEvent.type(code, '{Backspace}2');
    await waitFor(() => expect(field('Nome da escola')).toHaveValue('EE DO CENTRO'));
  });

  it('that finds nothing asks to keep a code that is right', async () => {
    serve({});
    open();
    await userEvent.type(screen.getByLabelText(/^Código INEP/), '35999001');
    expect(await screen.findByText(/deixe o código/)).toHaveTextContent(
      'O histórico aparece quando os dados do INEP forem carregados.',
    );
  });
});

describe('a school that was found', () => {
  const summary = () => {
    const found = screen.getByText('Corrigir').closest('summary');
    if (!found) throw new Error('no school was found');
    return found;
  };

  it('is one line, which opens to correct it', async () => {
    open(school('35999001', 'EE DA VILA'));
    expect(summary()).toHaveTextContent('EE DA VILA');
    expect(summary()).toHaveTextContent('Araraquara, SP • INEP 35999001 • IDEB 2023: 5,0');
    expect(field('Nome da escola')).not.toBeVisible();
    expect(field('Nome do gestor')).toBeVisible();
    await userEvent.click(summary());
    expect(field('Nome da escola')).toBeVisible();
  });

  it('by its code takes the focus from the field that it closes over', async () => {
    serve({ 'GET /api/reference/schools/{inepCode}': () => school('35999001', 'EE DA VILA') });
    open();
    await userEvent.type(screen.getByLabelText(/^Código INEP/), '35999001');
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(field('Nome da escola')).not.toBeVisible();
  });

  it('closes over nobody who writes in another of its fields', async () => {
    const lookup = deferred<ReferenceSchool>();
    serve({ 'GET /api/reference/schools/{inepCode}': () => lookup.promise });
    open();
    await userEvent.type(screen.getByLabelText(/^Código INEP/), '35999001');
    await userEvent.type(field('Município'), 'Arara');
    lookup.resolve(school('35999001', 'EE DA VILA'));
    await waitFor(() => expect(field('Nome da escola')).toHaveValue('EE DA VILA'));
    expect(field('Município')).toHaveFocus();
    expect(field('Município')).toBeVisible();
  });

  it('that is another one is given up, and asked for anew', async () => {
    open(school('35999001', 'EE DA VILA'));
    await userEvent.click(summary());
    await userEvent.click(screen.getByRole('button', { name: 'Não é esta escola' }));
    expect(field('Nome da escola')).toHaveValue('');
    expect(screen.getByLabelText(/^Código INEP/)).toHaveFocus();
  });

  it('opens where the server refuses something of it', async () => {
    const sentence = 'Este código INEP é de uma escola de Rondônia, não de São Paulo.';
    serve({ 'POST /api/schools/register': () => refuseFields(400, { inepCode: sentence }) });
    open(school('35999001', 'EE DA VILA'));
    await sendAccount();
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('who has registered', () => {
  const registered = (name: string): components['schemas']['Registered'] => ({
    schoolId: 8,
    schoolName: 'Escola da Vila',
    username: name,
    editions: 0,
    user: { ...marina, id: 9, schoolId: 8, username: name, name: 'Helena Duarte' },
  });

  function Who() {
    return <p>{useCurrentUser().data?.name ?? 'ninguém'}</p>;
  }

  it('is the one who is signed in, whoever was before', async () => {
    storeUser(marina);
    serve({
      'GET /api/auth/user': () => marina,
      'POST /api/schools/register': () => registered('helena'),
    });
    const done = vi.fn<(done: unknown) => void>();
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <MemoryRouter>
          <Who />
          <RegisterForm inepCode="35999001" known={school('35999001', 'EE DA VILA')} onDone={done} />
        </MemoryRouter>
      </SWRConfig>,
    );
    expect(await screen.findByText('Marina Souza')).toBeVisible();
    await sendAccount();
    expect(await screen.findByText('Helena Duarte')).toBeVisible();
    expect(localStorage.getItem('currentUser')).toContain('helena');
    expect(done).toHaveBeenCalledWith({ registered: registered('helena'), hasCode: true });
  });

  it('without a code hears of none on the last screen', () => {
    render(
      <MemoryRouter>
        <RegisterDone registered={registered('helena')} hasCode={false} />
      </MemoryRouter>,
    );
    expect(screen.getByText(/^Sem o código INEP/)).toBeVisible();
    expect(screen.queryByText(/código informado/)).toBeNull();
  });
});
