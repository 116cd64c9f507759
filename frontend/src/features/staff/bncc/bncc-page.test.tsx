import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import type { BnccSkill, FoundSkills } from '@/api/bncc';
import { swrOptions } from '@/api/wire/swr-options';
import { type Answers, refuse, serve } from '@/test/server';

import { BnccPage } from './bncc-page';

afterEach(() => vi.unstubAllGlobals());

const person = userEvent.setup({ pointerEventsCheck: 0 });

const fractions: BnccSkill = {
  code: 'EF05MA03',
  description: 'Identificar e representar frações.',
  unit: 'Números',
  practice: '',
  objects: ['Frações', 'Reta numérica'],
};
const reading: BnccSkill = {
  code: 'EF35LP01',
  description: 'Ler e compreender textos curtos.',
  unit: 'Todos os campos de atuação',
  practice: 'Leitura/escuta',
  objects: [],
};

const found = (skills: BnccSkill[], part: Partial<FoundSkills> = {}): FoundSkills => ({
  loaded: true,
  total: skills.length,
  skills,
  next: null,
  similar: false,
  ...part,
});

function open(answer: NonNullable<Answers['GET /api/bncc/skills']>, at = '/lesson-plans/bncc') {
  const asked: URLSearchParams[] = [];
  serve({
    'GET /api/bncc/skills': (request) => {
      asked.push(request.url.searchParams);
      return answer(request);
    },
    'GET /api/bncc/filters': () => ({
      units: [{ name: 'Números', skills: 12 }],
      practices: [],
      objects: [{ name: 'Frações', skills: 3 }],
    }),
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[at]}>
        <BnccPage />
      </MemoryRouter>
    </SWRConfig>,
  );
  return asked;
}

it('shows each skill with its years, its unit and its objects', async () => {
  open(() => found([fractions, reading], { total: 1721 }));
  const list = await screen.findByRole('list', { name: 'Habilidades' });
  const [one, other] = within(list).getAllByRole('listitem');
  expect(one).toHaveTextContent('EF05MA035º ano • Números');
  expect(one).toHaveTextContent('Objetos de conhecimento: Frações; Reta numérica');
  expect(other).toHaveTextContent('3º ao 5º ano • Todos os campos de atuação • Leitura/escuta');
  expect(screen.getByText('1.721 habilidades.')).toBeVisible();
});

it('asks for what is chosen, and narrows a discipline down by what it has', async () => {
  const asked = open(() => found([fractions]));
  await screen.findByText('EF05MA03');
  expect(screen.queryByLabelText('Objeto de conhecimento')).not.toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'Matemática');
  await person.selectOptions(screen.getByLabelText('Ano'), '5º ano');
  await person.selectOptions(await screen.findByLabelText('Objeto de conhecimento'), 'Frações (3)');
  expect(await screen.findByText('1 encontrada em Matemática, 5º ano.')).toBeVisible();
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
    discipline: 'matematica',
    grade: '5º ano',
    object: 'Frações',
  });
  expect(screen.queryByLabelText('Prática ou eixo')).not.toBeInTheDocument();
  // Of another discipline there is no such object.
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'Arte');
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ discipline: 'arte', grade: '5º ano' });
});

it('searches for words', async () => {
  const asked = open(() => found([fractions]));
  await person.type(await screen.findByLabelText('Buscar código ou palavras'), 'fração');
  await vi.waitFor(() => expect(asked.at(-1)?.get('q')).toBe('fração'));
});

it('goes on where a page ended', async () => {
  const asked = open(({ url }) =>
    url.searchParams.has('after')
      ? found([reading], { total: 2 })
      : found([fractions], { total: 2, next: 'EF05MA03' }),
  );
  await screen.findByText('1 de 2 habilidades na tela.');
  await person.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByText('2 habilidades na tela.')).toBeVisible();
  expect(asked.at(-1)?.get('after')).toBe('EF05MA03');
});

it('says why a discipline has nothing in a year', async () => {
  open(() => found([]), '/lesson-plans/bncc?disciplina=ingles&ano=3%C2%BA+ano');
  expect(
    await screen.findByText(
      'Na BNCC não há habilidades de Inglês no 3º ano. Na BNCC, Inglês começa no 6º ano.',
    ),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('Confira as palavras, ou tire um dos filtros.')).toBeVisible();
});

it('says how the catalogue is loaded where it is not', async () => {
  open(() => found([], { loaded: false }));
  expect(await screen.findByText('A BNCC ainda não está neste sistema')).toBeVisible();
  expect(screen.getByText('scripts/bncc')).toBeVisible();
  expect(screen.queryByLabelText('Disciplina')).not.toBeInTheDocument();
});

it('offers to try again', async () => {
  open(() => refuse(503, 'Sem conexão com o banco.'));
  expect(await screen.findByText('Erro ao carregar a BNCC')).toBeVisible();
  expect(screen.getByRole('button', { name: /tentar/i })).toBeVisible();
});

it('says that none has all words before those that come near', async () => {
  open(() => found([fractions], { similar: true }));
  await person.type(await screen.findByLabelText('Buscar código ou palavras'), 'tabuada');
  expect(await screen.findByText('Nenhuma habilidade tem todas essas palavras.')).toBeVisible();
  expect(screen.getByText('Estas são as que mais se aproximam do que você procura.')).toBeVisible();
});

it('takes a unit of the address with its discipline alone, and shows one that it does not know', async () => {
  const asked = open(() => found([fractions]), '/lesson-plans/bncc?unidade=N%C3%BAmeros');
  await screen.findByText('EF05MA03');
  expect(asked.at(-1)?.has('unit')).toBe(false);
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'Matemática');
  expect(screen.queryByText('Limpar filtros')).toBeVisible();
});

it('shows what the address alone names, to be taken out', async () => {
  const asked = open(() => found([]), '/lesson-plans/bncc?disciplina=historia&unidade=Outra');
  expect(await screen.findByLabelText('Unidade temática ou campo')).toHaveValue('Outra');
  expect(asked.at(-1)?.get('unit')).toBe('Outra');
  expect(screen.getByText('0 encontradas em História.')).toBeVisible();
});
