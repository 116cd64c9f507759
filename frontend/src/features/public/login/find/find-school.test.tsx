import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { deferred } from '@/test/deferred';
import { counted, refuse } from '@/test/server';

import { about, found, openFinder as open } from './test-page';
import { alzira, bento } from './test-schools';

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
