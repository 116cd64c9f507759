import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { outlookAnswer } from '@/test/outlook';
import { refuse } from '@/test/server';

import { attendance, families, openActions, person, press, professor, reading } from './test-page';

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).flatMap((one) => one.querySelector('a')?.textContent ?? []);
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('article');
  if (!card) throw new Error(`no card of ${title}`);
  return within(card);
};

it('what is late comes first, with its lateness in words', async () => {
  await openActions([families, reading, attendance]);
  await screen.findByRole('heading', { name: 'Ler todo dia' });
  expect(titles()).toEqual(['Reduzir as faltas', 'Ler todo dia', 'Conselho de famílias']);
  const late = cardOf('Reduzir as faltas');
  expect(late.getByText('Passou do fim há 4 dias')).toBeVisible();
  expect(late.getByText('acabou em 10/11/2026')).toBeVisible();
  expect(late.getByText('Sem responsável')).toBeVisible();
  const plain = cardOf('Ler todo dia');
  expect(plain.getByText('+0,04')).toBeVisible();
  expect(plain.getByText('+2,58 pontos em Língua Portuguesa')).toBeVisible();
  expect(late.getByText('Sem efeito no índice')).toBeVisible();
  expect(screen.queryByText(/[+]0,00/)).toBeNull();
  expect(plain.getByText(/2 de 5 marcos/)).toHaveTextContent('40 %, 2 de 5 marcos');
  expect(plain.getByText('AP')).toBeInTheDocument();
});

it.each([
  [{ milestones: 1, days: 5, pastEndDays: null }, '1 marco atrasado há 5 dias'],
  [{ milestones: 2, days: 1, pastEndDays: null }, '2 marcos atrasados há 1 dia'],
  [{ milestones: 2, days: 9, pastEndDays: 1 }, 'Passou do fim há 1 dia, 2 marcos atrasados'],
])('says how late: %o', async (late, words) => {
  await openActions([{ ...reading, late }]);
  expect(await screen.findByText(words)).toBeVisible();
});

it('counts, with one line below each counter', async () => {
  const done = { ...reading, id: 8, status: 'concluido' as const, statusSince: '2026-10-26T12:00:00Z' };
  await openActions([reading, attendance, families, done, { ...reading, id: 9, status: 'pausado' }]);
  const counters = within(await screen.findByRole('region', { name: 'Contadores' }));
  const cells = counters.getAllByRole('heading').map((one) => one.parentElement?.textContent);
  expect(cells).toEqual([
    'Total de ações51 pausada',
    'Ativas21 atrasada',
    'Concluídas1última em 26/10/2026',
    'Planejadas1começa em 08/02/2090',
  ]);
});

it('filters live in the address, and go at once', async () => {
  await openActions([reading, attendance, families], {}, '/actions?tipo=frequencia');
  await screen.findByRole('heading', { name: 'Reduzir as faltas' });
  expect(titles()).toEqual(['Reduzir as faltas']);
  expect(screen.getByText('1 de 3 ações')).toBeVisible();
  await press('Limpar filtros');
  expect(titles()).toHaveLength(3);
  await press('Só atrasadas (1)');
  expect(titles()).toEqual(['Reduzir as faltas']);
  expect(screen.getByRole('button', { name: 'Só atrasadas (1)' })).toHaveAttribute('aria-pressed', 'true');
  await person.selectOptions(screen.getByLabelText('Responsável'), 'Ana Prado');
  expect(await screen.findByRole('heading', { name: 'Nenhuma ação encontrada' })).toBeVisible();
  await press('Limpar filtros');
  expect(titles()).toHaveLength(3);
});

it('is read, cannot be read, and is read again', async () => {
  let ready = false;
  await openActions([], {
    'GET /api/school/{school}/actions': () => (ready ? [reading] : refuse(500, 'O servidor não respondeu.')),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao carregar ações: O servidor não respondeu.',
  );
  ready = true;
  await press('Tentar de novo');
  expect(await screen.findByRole('heading', { name: 'Ler todo dia' })).toBeVisible();
});

it('says that it is being read', async () => {
  await openActions([], { 'GET /api/school/{school}/actions': () => new Promise(() => undefined) });
  expect(screen.getByText('Carregando ações...')).toBeInTheDocument();
});

it('a school without any is told what it lacks, and what one is for', async () => {
  await openActions([], {
    'GET /api/school/{school}/outlook': () => ({
      stage: 'anos_finais',
      missing: null,
      answer: outlookAnswer,
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Nenhuma ação ainda' })).toBeVisible();
  expect(await screen.findByText(/^Para publicar 5,1 faltam 0,04\. Uma ação diz/)).toBeVisible();
  await press('Criar a primeira ação');
  expect(await screen.findByRole('dialog', { name: 'Nova Ação' })).toBeVisible();
});

it('a professor reads what becomes of an action, and who decides it', async () => {
  const read = { ...reading, mayChange: false };
  await openActions([read, { ...attendance, mayChange: false }], {}, '/actions', professor);
  expect(await screen.findByText(/Quem cria e muda ações é a gestão e a coordenação\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Nova Ação|Ligar/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: /Situação de/ })).toBeNull();
  expect(cardOf('Ler todo dia').getByText('Ativa')).toBeVisible();
});

it('an action without an indicator is one step from having one', async () => {
  await openActions([attendance]);
  await press('Ligar um indicador a Reduzir as faltas');
  const field = await screen.findByLabelText(/^Indicador que a ação move/);
  expect(field).toHaveFocus();
});

it.each(['999', 'abc', '99999999999999999999'])(
  'an address of an action that is not there says so, over the list: %s',
  async (id) => {
    await openActions([reading], {}, `/actions?acao=${id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Ação não encontrada' });
    expect(dialog).toHaveTextContent('Esta ação não existe mais');
    await press('Ver as ações da escola');
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ler todo dia' })).toBeVisible();
  },
);

it('an action that is opened is a step of the history, and closing it is the step back', async () => {
  const history = await openActions([reading]);
  await person.click(await screen.findByRole('link', { name: 'Ler todo dia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ler todo dia' }));
  await person.click(dialog.getByRole('link', { name: /^Marcos/ }));
  await history.back();
  expect(screen.queryByRole('dialog')).toBeNull();
  await history.forward();
  expect(await screen.findByRole('dialog', { name: 'Ler todo dia' })).toBeVisible();
  const [corner] = screen.getAllByRole('button', { name: 'Fechar' });
  if (corner) await person.click(corner);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await history.forward();
  expect(await screen.findByRole('dialog', { name: 'Ler todo dia' })).toBeVisible();
});

it('Back from a form that nobody wrote in closes it with the action under it', async () => {
  const history = await openActions([reading]);
  await person.click(await screen.findByRole('link', { name: 'Ler todo dia' }));
  await press('Editar');
  await screen.findByRole('dialog', { name: 'Editar Ação' });
  await history.back();
  expect(screen.queryByRole('dialog')).toBeNull();
});
