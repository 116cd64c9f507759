import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { counted, refuse } from '@/test/server';

import {
  coordenador,
  expectToast,
  fractions,
  listed,
  openPlans,
  person,
  press,
  professor,
  sent,
} from './test-page';

const cardOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { level: 3, name: title })).closest('article');
  if (!card) throw new Error(`no card of ${title}`);
  return within(card);
};

it('a card says what a plan is of, what is learned and where it stands', async () => {
  await openPlans([fractions, { ...sent, mayChange: false, status: 'aprovado' }]);
  const own = await cardOf('Frações no dia a dia');
  for (const words of ['Rascunho', '50 minutos', 'Matemática', '9º ano', /^Comparar frações/]) {
    expect(own.getByText(words)).toBeVisible();
  }
  expect(own.getByText('EF09MA08, EF09MA99')).toHaveTextContent('Alinhamento BNCC: ');
  expect(own.getByText('Turma 9º A, 20/11/2026')).toBeVisible();
  expect(own.getByText('Só você vê, 12/11/2026')).toBeVisible();
  expect(own.getByRole('button', { name: 'Editar Frações no dia a dia' })).toBeVisible();
  const other = await cardOf('Independências na América');
  expect(other.getByText('João Vilela, 12/11/2026')).toBeVisible();
  expect(other.getByText('Aprovado')).toBeVisible();
  expect(other.queryByRole('button')).toBeNull();
  expect(screen.getByText('2 planos.')).toBeVisible();
});

it('who leads is told which plan to read first', async () => {
  const plans = [sent, { ...sent, id: 7, title: 'Fato e opinião', authorName: 'Beatriz Moura' }, fractions];
  await openPlans(plans, {}, '/lesson-plans', coordenador);
  const answer = within(
    await screen.findByRole('region', { name: 'Leia primeiro “Independências na América”' }),
  );
  expect(answer.getByText('Esperando por você')).toBeVisible();
  expect(answer.getByText(/^Enviado .* por João Vilela\. Entra na biblioteca/)).toBeVisible();
  expect(answer.getByRole('link', { name: 'Ler Fato e opinião' })).toHaveAttribute(
    'href',
    '/lesson-plans?plano=7',
  );
  expect(answer.queryByRole('button')).toBeNull();
  await person.click(answer.getByRole('link', { name: 'Ler agora' }));
  expect(await screen.findByRole('dialog', { name: 'Independências na América' })).toBeVisible();
});

it('an author is told what came back, and what has to be mended', async () => {
  const returned = {
    ...fractions,
    status: 'devolvido' as const,
    judgedAt: '2026-11-14T13:00:00Z',
    judgedByName: 'Carlos Lima',
    notes: 'Falta o tempo de cada etapa.',
  };
  await openPlans([returned, sent]);
  const answer = within(
    await screen.findByRole('region', { name: '“Frações no dia a dia” voltou com notas' }),
  );
  expect(answer.getByText('Carlos Lima pediu: Falta o tempo de cada etapa.')).toBeVisible();
  expect(answer.getByRole('link', { name: 'Ver as notas' })).toBeVisible();
  const card = await cardOf('Frações no dia a dia');
  expect(card.getByText('Carlos Lima pediu:')).toBeVisible();
  // Who looks for something is not told of something else.
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'História');
  expect(screen.queryByText('Esperando por você')).toBeNull();
});

it('many that wait are all seen in the list', async () => {
  const waiting = (id: number) => ({ ...sent, id, title: `Plano ${id}` });
  const plans = [6, 7, 8, 9, 10].map(waiting);
  const { sought } = await openPlans(plans, {}, '/lesson-plans', coordenador);
  await press('Ver todos os enviados');
  await vi.waitFor(() => expect(sought.at(-1)?.get('status')).toBe('enviado'));
});

it('a page whose queue cannot be read says so, and has its list', async () => {
  let fails = true;
  await openPlans([sent], {
    'GET /api/school/{school}/lesson-plans': ({ url }) =>
      url.searchParams.get('waiting') === 'true' && fails
        ? refuse(500, 'Erro interno.')
        : counted([listed(sent)], 1),
  });
  expect(await screen.findByText('Não foi possível ver o que espera por você.')).toBeVisible();
  expect((await cardOf('Independências na América')).getByText('Enviado')).toBeVisible();
  fails = false;
  await press('Tentar de novo');
  expect(await screen.findByText('Esperando por você')).toBeVisible();
});

it('what narrows the list down lives in the address and is asked of the server', async () => {
  const { sought } = await openPlans([fractions]);
  await cardOf('Frações no dia a dia');
  await person.selectOptions(screen.getByLabelText('Série'), '9º ano');
  expect(screen.getByLabelText('Disciplina')).toHaveAttribute('title', 'Todas as disciplinas');
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'História');
  expect(screen.getByLabelText('Disciplina')).toHaveAttribute('title', 'História');
  await person.selectOptions(screen.getByLabelText('Situação'), 'Devolvido');
  await waitFor(() => expect(screen.getByRole('option', { name: '9º A' })).toBeInTheDocument());
  await person.selectOptions(screen.getByLabelText('Turma'), '9º A');
  await press('Só os meus');
  await person.type(screen.getByLabelText('Buscar por título ou disciplina'), 'fração');
  await vi.waitFor(() =>
    expect(Object.fromEntries(sought.at(-1) ?? [])).toEqual({
      grade: '9º ano',
      subject: 'historia',
      status: 'devolvido',
      classId: '4',
      own: 'true',
      waiting: 'false',
      q: 'fração',
      page: '1',
    }),
  );
  expect(await screen.findByText('1 plano encontrado.')).toBeVisible();
  await press('Limpar filtros');
  expect(await screen.findByText('1 plano.')).toBeVisible();
  expect(screen.getByLabelText('Série')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Só os meus' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByLabelText('Buscar por título ou disciplina')).toHaveValue('');
});

it('who comes by an address sees what it says', async () => {
  const { sought } = await openPlans([fractions], {}, '/lesson-plans?busca=pizza&serie=5º+ano&meus=sim');
  expect(await screen.findByLabelText('Buscar por título ou disciplina')).toHaveValue('pizza');
  // Of a grade of which no plan is any more.
  expect(screen.getByLabelText('Série')).toHaveDisplayValue('5º ano');
  expect(sought.at(0)?.get('q')).toBe('pizza');
});

it('goes from page to page', async () => {
  const pages: (string | null)[] = [];
  await openPlans([], {
    'GET /api/school/{school}/lesson-plans': ({ url }) => {
      pages.push(url.searchParams.get('page'));
      return counted([listed(fractions)], 60);
    },
  });
  expect(await screen.findByText('1 a 1 de 60 planos')).toBeVisible();
  await press('Próxima');
  expect(await screen.findByText('25 a 25 de 60 planos')).toBeVisible();
  expect(pages.at(-1)).toBe('2');
});

it('a page that is gone leads to the first', async () => {
  await openPlans(
    [],
    {
      'GET /api/school/{school}/lesson-plans': ({ url }) =>
        counted(url.searchParams.get('page') === '1' ? [listed(fractions)] : [], 1),
    },
    '/lesson-plans?pagina=9',
  );
  await press('Ir para a primeira página');
  expect((await cardOf('Frações no dia a dia')).getByText('Rascunho')).toBeVisible();
});

it('a school without plans begins one in two ways', async () => {
  await openPlans([]);
  expect(await screen.findByRole('heading', { name: 'Nenhum plano de aula criado' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Gerar com IA' })).toHaveLength(2);
  const [, inCard] = screen.getAllByRole('button', { name: 'Criar Manualmente' });
  if (inCard) await person.click(inCard);
  expect(await screen.findByRole('dialog', { name: 'Criar plano de aula' })).toBeVisible();
});

it('where nothing is found the filters are taken out', async () => {
  await openPlans([], {}, '/lesson-plans?situacao=devolvido');
  expect(await screen.findByRole('heading', { name: 'Nenhum plano encontrado' })).toBeVisible();
  await press('Limpar filtros');
  expect(await screen.findByRole('heading', { name: 'Nenhum plano de aula criado' })).toBeVisible();
});

it('says so where plans are not written by AI', async () => {
  await openPlans([fractions], {
    'GET /api/school/{school}/lesson-plans/options': () => ({ ai: false, grades: [], subjects: [] }),
  });
  expect(await screen.findByRole('button', { name: 'Gerar plano' })).toBeVisible();
  expect(screen.getByText(/modelo pronto, que não é IA/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gerar com IA' })).toBeNull();
});

it('is read, cannot be read, and is read again', async () => {
  let ready = false;
  await openPlans([], {
    'GET /api/school/{school}/lesson-plans': ({ url }) => {
      if (!ready) return refuse(500, 'O servidor não respondeu.');
      return url.searchParams.get('waiting') === 'true' ? counted([], 0) : counted([listed(fractions)], 1);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar os planosO servidor não respondeu.',
  );
  ready = true;
  await press('Tentar de novo');
  await cardOf('Frações no dia a dia');
});

it('says that it is being read', async () => {
  await openPlans([], { 'GET /api/school/{school}/lesson-plans': () => new Promise(() => undefined) });
  expect(screen.getByText('Carregando planos de aula...')).toBeInTheDocument();
});

it('a plan is deleted from its card, once somebody says so', async () => {
  const removed: string[] = [];
  let refused = true;
  await openPlans([fractions], {
    'DELETE /api/lesson-plans/{id}': ({ url }) => {
      if (refused) return refuse(503);
      removed.push(url.pathname);
      return undefined;
    },
  });
  await press('Excluir Frações no dia a dia');
  const question = within(await screen.findByRole('alertdialog', { name: 'Excluir este plano?' }));
  await press('Excluir o plano', question);
  expect(await question.findByRole('alert')).toHaveTextContent('Erro ao excluir plano de aula');
  refused = false;
  await press('Excluir o plano', question);
  await expectToast('Plano de aula excluído com sucesso!');
  expect(removed).toEqual(['/api/lesson-plans/5']);
});

it('a plan that is opened is a step of the history', async () => {
  const { back } = await openPlans([fractions], {}, '/lesson-plans', professor);
  await person.click(await screen.findByRole('link', { name: 'Frações no dia a dia' }));
  expect(await screen.findByRole('dialog', { name: 'Frações no dia a dia' })).toBeVisible();
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
});
