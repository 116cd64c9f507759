import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { swrOptions } from '@/api/wire/swr-options';
import { deferred } from '@/test/deferred';
import { type Answer, type Answers, counted, refuse, serve } from '@/test/server';

import { FindSchool } from './find-school';
import { alzira, alziraWhole, bento, outlook } from './test-schools';

const about =
  (schools: number, states: ('RO' | 'SP')[]): Answer<'GET /api/about'> =>
  () => ({
    version: '0.1.0',
    sourceUrl: null,
    shortestPassword: 6,
    reference: { schools, results: schools, editions: [2021, 2023], states, importedAt: null },
  });

const found: Answer<'GET /api/reference/schools'> = () => counted([alzira, bento], 2);

function open(answers: Answers = {}, address = '/login') {
  serve({
    'GET /api/about': about(3731, ['RO', 'SP']),
    'GET /api/reference/schools': found,
    'GET /api/reference/schools/{inepCode}': () => alziraWhole,
    ...answers,
  });
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>
        <FindSchool />
      </MemoryRouter>
    </SWRConfig>,
  );
}

const field = () => screen.getByRole('searchbox', { name: /^Encontre a sua escola/ });
const options = async () =>
  within(await screen.findByRole('list', { name: 'Escolas encontradas' })).findAllByRole('button');
const says = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));

beforeAll(() => import('./school-finder'));
afterEach(() => vi.unstubAllGlobals());

describe('the search for a school', () => {
  it('says among which schools it looks, and sends nothing before three letters', async () => {
    const asked = vi.fn<typeof found>(found);
    open({ 'GET /api/reference/schools': asked });
    await userEvent.hover(field());
    await userEvent.click(field());
    await says('Escreva pelo menos 3 letras: a procura é entre as 3.731 escolas de RO e SP carregadas.');
    await userEvent.type(field(), ' al');
    await says(/^Escreva/);
    await userEvent.clear(field());
    await userEvent.type(field(), 'E. M. ');
    await says(/^Escreva/);
    await userEvent.clear(field());
    await userEvent.type(field(), 'alz');
    expect(await options()).toHaveLength(2);
    expect(asked.mock.calls.map(([{ url }]) => url.searchParams.get('q'))).toEqual(['alz']);
  });

  it('asks once the typing pauses, and tells how many there are', async () => {
    const asked = vi.fn<typeof found>(found);
    open({ 'GET /api/reference/schools': asked });
    await userEvent.type(field(), 'alzira');
    await says('2 escolas entre as 3.731 escolas de RO e SP carregadas.');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[0]?.[0].url.searchParams.get('q')).toBe('alzira');
    const [first, second] = await options();
    expect(first).toHaveTextContent('Vale do Saber, SP • rede estadual • INEP 35999001');
    expect(first).toHaveTextContent('5,0');
    expect(second).toHaveTextContent('sem IDEB');
  });

  it('is walked by the arrows, and Enter opens what they stand on', async () => {
    open();
    await userEvent.type(field(), 'alzira');
    await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    const [first] = await options();
    expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Para publicar 5,1 faltam 0,04' })).toBeVisible();
    const [chosen] = await options();
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    chosen?.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(field()).toHaveFocus();
  });

  it('folds to the one that is chosen, leads to what is said of it, and unfolds again', async () => {
    open();
    await userEvent.type(field(), 'alzira');
    const [, second] = await options();
    await userEvent.click(second as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Para publicar 5,1 faltam 0,04' })).toHaveFocus();
    const [only, ...others] = await options();
    expect(others).toEqual([]);
    expect(only).toHaveTextContent('INEP 35999014');
    await userEvent.click(screen.getByRole('button', { name: 'Ver as 2 escolas' }));
    expect(await options()).toHaveLength(2);
    expect((await options())[1]).toHaveFocus();
    await userEvent.click((await options())[1] as HTMLElement);
    expect(screen.getByRole('heading', { name: 'Para publicar 5,1 faltam 0,04' })).toHaveFocus();
  });

  it('opens the first by Enter in the field', async () => {
    open();
    await userEvent.type(field(), 'alzira');
    await options();
    await userEvent.type(field(), '{Enter}');
    expect(await screen.findByRole('heading', { name: 'Para publicar 5,1 faltam 0,04' })).toBeVisible();
  });

  it.each([
    ['some of more', 312, '2 de 312 escolas. Escreva mais para achar a sua.'],
    ['some of more than it counts', 1001, '2 de mais de 1.000 escolas. Escreva mais para achar a sua.'],
  ])('tells that it shows %s', async (_, total, sentence) => {
    open({ 'GET /api/reference/schools': () => counted([alzira, bento], total) });
    await userEvent.type(field(), 'escola');
    await says(sentence);
    expect(await options()).toHaveLength(2);
  });

  it('that finds none says among which, and what to do', async () => {
    open({ 'GET /api/reference/schools': () => counted([], 0) });
    await userEvent.type(field(), 'nenhuma');
    await says('Nenhuma escola encontrada entre as 3.731 escolas de RO e SP carregadas.');
    expect(screen.getByText(/código de 8 dígitos/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Registrar sem resultado' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it('that fails says so in the server’s words, and is sent again', async () => {
    let refusals = 1;
    open({
      'GET /api/reference/schools': (request) => {
        refusals -= 1;
        return refusals < 0 ? found(request) : refuse(429, 'Muitas consultas seguidas. Aguarde 9 segundos.');
      },
    });
    await userEvent.type(field(), 'alzira');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Muitas consultas seguidas. Aguarde 9 segundos.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await options()).toHaveLength(2);
  });

  it('keeps its list while the next one is on its way, and says so', async () => {
    const second = deferred<(typeof alzira)[]>();
    open({
      'GET /api/reference/schools': (request) =>
        request.url.searchParams.get('q') === 'alzira' ? found(request) : second.promise,
    });
    await userEvent.type(field(), 'alzira');
    await options();
    await userEvent.type(field(), ' b');
    await says('Procurando...');
    expect(await options()).toHaveLength(2);
    second.resolve(counted([bento], 1));
    await says('1 escola entre as');
  });

  it('is left out where nothing is loaded, and nothing untrue is said', async () => {
    open({ 'GET /api/about': about(0, []) });
    expect(await screen.findByText(/ainda não foram carregados aqui/)).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText(/Veja o da sua escola agora/)).toBeNull();
  });

  it('works although nobody knows what is loaded', async () => {
    open({ 'GET /api/about': () => refuse(503) });
    await userEvent.type(field(), 'alzira');
    await says(/^2 escolas\.$/);
    expect(await options()).toHaveLength(2);
  });
});

describe('a school that was found', () => {
  const shown = async (school: Partial<typeof alziraWhole> = {}) => {
    open(
      { 'GET /api/reference/schools/{inepCode}': () => ({ ...alziraWhole, ...school }) },
      '/login?escola=35999001',
    );
    return screen.findByRole('link', { name: 'Registrar esta escola' });
  };

  it('opens by its address, with what it lacks and the two cheapest ways', async () => {
    const register = await shown();
    expect(screen.getByText('E. E. Profª Alzira Moura Campos • Anos Finais, IDEB 2023')).toBeVisible();
    expect(screen.getByText(/^Bastam/)).toHaveTextContent(
      'Bastam +0,8 p.p. de aprovação ou +2,58 pontos em Matemática.',
    );
    expect(screen.getByRole('img', { name: /precisa chegar a 5,05/ })).toBeInTheDocument();
    expect(register).toHaveAttribute('href', '/register?inep=35999001');
    expect(screen.getByText('Leva dois minutos. O histórico desde 2013 vem pronto.')).toBeVisible();
  });

  it('that is the only one found is shown without a click', async () => {
    open({ 'GET /api/reference/schools': () => counted([alzira], 1) });
    await userEvent.type(field(), '35999001');
    expect(await screen.findByRole('heading', { name: 'Para publicar 5,1 faltam 0,04' })).toBeVisible();
  });

  it('without an index is told why that can be', async () => {
    await shown({
      results: [{ stage: 'anos_finais', year: 2023, idebScore: null }],
      outlooks: [{ ...outlook, missing: 'no_index', answer: null }],
    });
    expect(screen.getByRole('heading', { name: 'Sem IDEB publicado' })).toBeVisible();
    expect(screen.getByText(/menos de 10 alunos/)).toBeVisible();
    expect(screen.getByText('Leva dois minutos.')).toBeVisible();
  });

  it('with an index that cannot be calculated says what is missing, and no gap', async () => {
    await shown({ outlooks: [{ ...outlook, missing: 'incomplete_inputs', answer: null }] });
    expect(screen.getByRole('heading', { name: 'Publicou 5,0 em 2023' })).toBeVisible();
    expect(screen.getByText(/faltam proficiências ou a aprovação por ano/)).toBeVisible();
    expect(screen.queryByText(/Para publicar/)).toBeNull();
  });

  it('with an old index is told that it is old', async () => {
    await shown({ results: [{ stage: 'anos_finais', year: 2019, idebScore: '5.0' }] });
    expect(await screen.findByText(/^É o resultado de 2019: depois dele, até 2023/)).toBeVisible();
  });

  it('of several stages shows the first with an index, and the others by choice', async () => {
    await shown({
      results: [...alziraWhole.results, { stage: 'ensino_medio', year: 2023, idebScore: '3.9' }],
      outlooks: [outlook, { stage: 'ensino_medio', missing: 'incomplete_inputs', answer: null }],
    });
    expect(screen.getByRole('radio', { name: 'Anos Finais' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Ensino Médio' }));
    expect(await screen.findByRole('heading', { name: 'Publicou 3,9 em 2023' })).toBeVisible();
  });

  it('that is not there is told so', async () => {
    open({ 'GET /api/reference/schools/{inepCode}': () => refuse(404) }, '/login?escola=35999001');
    expect(await screen.findByText('Esta escola não está nos dados carregados.')).toBeVisible();
  });
});
