import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import type { Coverage, CoveredSkill } from '@/api/lessons/coverage';
import { SessionContext } from '@/api/session/session-context';
import { swrOptions } from '@/api/wire/swr-options';
import { marina } from '@/test/people';

import { BnccPage } from '../bncc-page';

afterEach(() => vi.unstubAllGlobals());

const person = userEvent.setup({ pointerEventsCheck: 0 });

const skill = (code: string, part: Partial<CoveredSkill> = {}): CoveredSkill => ({
  code,
  description: `O que ${code} pede.`,
  plans: [],
  asked: [],
  questions: 0,
  ...part,
});

const known: Coverage = {
  loaded: true,
  year: 2026,
  classes: [
    { id: 4, name: '6º A' },
    { id: 5, name: '6º B' },
  ],
  skills: [
    skill('EF06MA01', {
      plans: [
        { classId: 4, bimester: 1, count: 2 },
        { classId: null, bimester: null, count: 1 },
      ],
      asked: [{ classId: 5, bimester: 1, count: 8 }],
      questions: 12,
    }),
    skill('EF06MA02', { asked: [{ classId: 5, bimester: 3, count: 1 }] }),
    skill('EF06MA03'),
  ],
};

const AT = '/lesson-plans/bncc?aba=cobertura';
const CHOSEN = `${AT}&disciplina=matematica&ano=6%C2%BA+ano`;

/** The server's document does not say this address yet. */
async function open(answer: () => Coverage | number, at = CHOSEN) {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://localhost');
    if (!url.pathname.endsWith('/bncc/coverage')) return Response.json({ year: 2026, bimesters: [] });
    asked.push(url.searchParams);
    const said = answer();
    return typeof said === 'number'
      ? Response.json({ detail: 'Sem conexão com o banco.' }, { status: said })
      : Response.json(said);
  });
  await act(async () => {
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
        <SessionContext value={marina}>
          <MemoryRouter initialEntries={[at]}>
            <BnccPage />
          </MemoryRouter>
        </SessionContext>
      </SWRConfig>,
    );
  });
  return asked;
}

const rowOf = async (code: string) => within(await screen.findByRole('row', { name: new RegExp(code) }));

it('begins with a discipline and a grade', async () => {
  const asked = await open(() => known, AT);
  expect(screen.getByRole('link', { name: 'Cobertura' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('heading', { name: 'Escolha a disciplina e o ano' })).toBeVisible();
  expect(asked).toEqual([]);
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'Matemática');
  await person.selectOptions(screen.getByLabelText('Ano'), '6º ano');
  expect(
    await screen.findByRole('heading', {
      name: '2 de 3 habilidades de Matemática do 6º ano já foram planejadas ou perguntadas em 2026; falta 1.',
    }),
  ).toBeVisible();
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ discipline: 'matematica', grade: '6º ano' });
});

it('says in which bimester a skill appeared, in words', async () => {
  await open(() => known);
  const cells = (await rowOf('EF06MA01')).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['2 planos8 questões', '–nada', '–nada', '–nada', '1 plano', '12 questões']);
  const other = (await rowOf('EF06MA02')).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(other[2]).toBe('1 questão');
  expect(other[5]).toBe('nenhuma questão');
});

it('a skill that is missing leads to a plan for it', async () => {
  await open(() => known);
  const row = await rowOf('EF06MA03');
  expect(row.getByText('Falta')).toBeVisible();
  const link = row.getByRole('link', { name: 'Planejar para EF06MA03' });
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(address.pathname).toBe('/lesson-plans');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    gerar: '1',
    disciplina: 'matematica',
    serie: '6º ano',
    tema: 'O que EF06MA03 pede.',
    codigos: 'EF06MA03',
    falta: 'EF06MA03',
    em: '2026',
  });
  expect((await rowOf('EF06MA01')).queryByRole('link')).toBeNull();
});

it('one class alone has what was planned and asked in it', async () => {
  await open(() => known);
  await person.selectOptions(await screen.findByLabelText('Turma'), '6º A');
  expect(
    await screen.findByRole('heading', {
      name: '1 de 3 habilidades de Matemática do 6º ano já foi planejada ou perguntada em 2026 no 6º A; faltam 2.',
    }),
  ).toBeVisible();
  const row = await rowOf('EF06MA02');
  expect(row.getByRole('link').getAttribute('href')).toContain('turma=4');
});

it('shows only what is missing, and says so where nothing is', async () => {
  await open(() => known);
  await person.click(await screen.findByRole('button', { name: 'Só as que faltam' }));
  await waitFor(() => expect(screen.queryByText('EF06MA01')).toBeNull());
  expect(screen.getByText('EF06MA03')).toBeVisible();
});

it('nothing is missing', async () => {
  await open(() => ({ ...known, skills: known.skills.slice(0, 2) }), `${CHOSEN}&faltam=1`);
  expect(
    await screen.findByRole('heading', {
      name: 'As 2 habilidades de Matemática do 6º ano já foram planejadas ou perguntadas em 2026.',
    }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nenhuma falta' })).toBeVisible();
});

it('nothing appeared yet', async () => {
  await open(() => ({ ...known, skills: [skill('EF06MA03'), skill('EF06MA04')] }));
  expect(
    await screen.findByRole('heading', {
      name: 'Nenhuma das 2 habilidades de Matemática do 6º ano foi planejada ou perguntada ainda em 2026.',
    }),
  ).toBeVisible();
  expect(screen.getByText(/Um plano enviado ou aprovado conta quando cita o código/)).toBeVisible();
});

it('another year is asked for', async () => {
  const asked = await open(() => known);
  await person.selectOptions(await screen.findByLabelText('Ano letivo'), '2025');
  await waitFor(() => expect(asked.at(-1)?.get('year')).toBe('2025'));
});

it('there is no catalogue', async () => {
  await open(() => ({ ...known, loaded: false, skills: [] }));
  expect(await screen.findByRole('heading', { name: 'A BNCC ainda não está neste sistema' })).toBeVisible();
});

it.each([
  ['ingles', '3%C2%BA+ano', 'Na BNCC, Inglês começa no 6º ano.'],
  ['computacao', '1%C2%AA+s%C3%A9rie', 'Na BNCC não há habilidades de Computação da 1ª série.'],
])('there are no codes of %s', async (subject, grade, sentence) => {
  await open(() => ({ ...known, skills: [] }), `${AT}&disciplina=${subject}&ano=${grade}`);
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
});

it('a read that fails is tried again', async () => {
  let asked = 0;
  await open(() => {
    asked += 1;
    return asked === 1 ? 503 : known;
  });
  expect(await screen.findByText('Erro ao carregar a cobertura')).toBeVisible();
  expect(screen.getByText('Sem conexão com o banco.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('EF06MA01')).toBeVisible();
});

it('on a phone a list says where each appeared', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('47.5em'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await open(() => known);
  const list = await screen.findByRole('list', { name: 'Habilidades por bimestre' });
  const [first, , last] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('1º bimestre2 planos8 questõesSem data1 plano');
  expect(last).toHaveTextContent('EF06MA03FaltaPlanejar');
  expect(screen.queryByRole('table')).toBeNull();
});
