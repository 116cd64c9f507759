import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';

import type { Outlook } from '@/api/index/outlook';
import { type Answers, refuse, refuseGone } from '@/test/server';

import { expectToast, gestor, openActions, person, press, professor, reading } from '../test-page';
import { readOrigin, originPattern } from './origin';
import { asked, maths, models, outlook } from './test-drafts';

beforeAll(() => import('./drafts-dialog'));

const planner = { ...gestor, rights: [...gestor.rights, 'action.adopt' as const] };

function open(answers: Answers = {}, address = '/actions?plano=cenario-12', user = planner) {
  return openActions(
    [reading],
    {
      'GET /api/school/{school}/simulations': () => [],
      'GET /api/school/{school}/outlook': () => outlook,
      'GET /api/school/{school}/actions/models': () => models,
      'GET /api/school/{school}/actions/drafts': () => ({ missing: null, answer: asked }),
      ...answers,
    },
    address,
    user,
  );
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'De cenário a plano' }));

it('a scenario is read as actions, less what is under way', async () => {
  await open();
  const shown = await dialog();
  expect(
    await shown.findByText(
      'O cenário pede +0,20 no índice, Anos Finais. As ações ativas já cobrem +0,07. 1 de 2 ações marcadas.',
    ),
  ).toBeVisible();
  expect(shown.getByRole('checkbox', { name: 'Criar Recompor a base de Matemática' })).toBeChecked();
  expect(
    shown.getByText(/^Mais 3,98 pontos em Matemática\. 2,58 de 6,56 pontos já estão em ações ativas\./),
  ).toBeVisible();
  expect(shown.getByRole('checkbox', { name: 'Criar Ler todo dia' })).not.toBeChecked();
  expect(
    shown.getByText('“Ler todo dia” já espera como planejada. Marque só se quiser outra.'),
  ).toBeVisible();
  expect(
    shown.getByText('Aprovação no 6º ano: as ações ativas já cobrem os 3,10 p.p. que se pedem.'),
  ).toBeVisible();
  expect(shown.getByLabelText('Partir de')).toHaveDisplayValue('Publicar 5,2');
});

it('what is chosen is made, with its milestones at the ends of the bimesters', async () => {
  const sent: unknown[] = [];
  await open({
    'POST /api/school/{school}/actions/drafts': ({ body }) => {
      sent.push(body);
      return { actions: [reading] };
    },
  });
  const shown = await dialog();
  await person.selectOptions(await shown.findByLabelText('Modelo'), 'Monitoria entre alunos');
  await person.selectOptions(shown.getByLabelText('Responsável'), 'Ana Prado');
  await press('Criar 1 ação', shown);
  await expectToast('Ação criada como planejada');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      simulationId: 12,
      drafts: [
        {
          action: {
            title: 'Monitoria entre alunos',
            description: 'Em pequenos grupos.',
            type: 'matematica',
            priority: null,
            startDate: '2027-02-01',
            endDate: '2027-12-17',
            expectedBudget: null,
            actualBudget: null,
            targetStudents: null,
            responsibleUserId: 3,
            indicator: {
              kind: 'mt',
              stage: 'anos_finais',
              grade: null,
              baseline: '262.70',
              target: '266.68',
              year: 2023,
            },
          },
          milestones: [
            { title: 'Diagnóstico', description: null, dueDate: '2027-04-16' },
            { title: 'Comparação', description: null, dueDate: '2027-12-17' },
          ],
        },
      ],
    },
  ]);
});

it('nothing is sent where nothing is chosen, and a refusal keeps what was chosen', async () => {
  await open({
    'POST /api/school/{school}/actions/drafts': () => refuse(409, 'A escola já tem 1.000 ações.'),
  });
  const shown = await dialog();
  const box = await shown.findByRole('checkbox', { name: 'Criar Recompor a base de Matemática' });
  await person.click(box);
  await press('Criar ações', shown);
  expect(await shown.findByRole('alert')).toHaveTextContent('Marque ao menos uma ação.');
  await person.click(box);
  expect(shown.queryByRole('alert')).toBeNull();
  await press('Criar 1 ação', shown);
  expect(await shown.findByRole('alert')).toHaveTextContent('A escola já tem 1.000 ações.');
  expect(box).toBeChecked();
});

it('a way to the goal is chosen from the address of the page', async () => {
  const queries: (string | null)[] = [];
  await open(
    {
      'GET /api/school/{school}/actions/drafts': ({ url }) => {
        queries.push(url.searchParams.get('kind'), url.searchParams.get('target'));
        return { missing: null, answer: { ...asked, scenario: null, covers: '0.00', drafts: [maths] } };
      },
    },
    '/actions',
  );
  await press('De cenário a plano');
  const shown = await dialog();
  const choice = await shown.findByLabelText('Partir de');
  expect(
    within(choice).getByRole('group', { name: 'Um caminho até a meta, Anos Finais' }),
  ).toBeInTheDocument();
  await person.selectOptions(choice, 'Mais 2,58 em Matemática');
  expect(
    await shown.findByText('Este caminho pede +0,20 no índice, Anos Finais. A ação abaixo traz isso.'),
  ).toBeVisible();
  expect(queries).toEqual(['mt', '261.52']);
});

it.each([
  ['estimativa_rapida', /Uma estimativa rápida não diz de que matéria vem a nota/],
  ['sem_dados', /ainda não tem uma edição com todos os números/],
  ['nada_pedido', /não pede nada além do que a escola já tem/],
] as const)('%s says why there is nothing', async (missing, sentence) => {
  await open({ 'GET /api/school/{school}/actions/drafts': () => ({ missing, answer: null }) });
  expect(await (await dialog()).findByText(sentence)).toBeVisible();
});

it('a scenario that is gone, and a server that fails, are told', async () => {
  await open({ 'GET /api/school/{school}/actions/drafts': () => refuseGone() });
  expect(await (await dialog()).findByText('Este cenário não existe mais.')).toBeVisible();
});

it('a failing read is tried again', async () => {
  await open({ 'GET /api/school/{school}/actions/drafts': () => refuse(500) });
  const shown = await dialog();
  expect(await shown.findByText('Erro ao montar as ações')).toBeVisible();
  expect(shown.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

it('without scenario and without a goal it leads to the simulation', async () => {
  const none: Outlook = { stage: 'anos_finais', missing: 'no_index', answer: null };
  await open({ 'GET /api/school/{school}/outlook': () => none }, '/actions?plano=escolher');
  const shown = await dialog();
  expect(await shown.findByRole('link', { name: 'Abrir a simulação' })).toHaveAttribute(
    'href',
    '/simulation',
  );
});

it('who may not create has no plan to make', async () => {
  await open({}, '/actions?plano=cenario-12', professor);
  expect(await screen.findByRole('link', { name: 'Ler todo dia' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'De cenário a plano' })).toBeNull();
});

it.each([
  ['escolher', null],
  ['cenario-12', { simulation: 12 }],
  ['anos_finais:grade:6º ano:96.5', { stage: 'anos_finais', kind: 'grade', grade: '6º ano', target: '96.5' }],
  ['ensino_medio:mt::300', { stage: 'ensino_medio', kind: 'mt', grade: null, target: '300' }],
  ['creche_um:mt::300', null],
])('the address %s means an origin', (said, origin) => {
  expect(originPattern.test(said)).toBe(true);
  expect(readOrigin(said)).toEqual(origin);
});

it.each(['cenario-0', 'cenario-1x', 'anos_finais:indice::6', 'javascript:mt::1e9', ''])(
  'the address %s is none',
  (said) => expect(originPattern.test(said)).toBe(false),
);

it('whoever reads the actions takes them along as a table', async () => {
  const asks: string[] = [];
  const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:acoes');
  await open(
    {
      'POST /api/school/{school}/actions/export': ({ url: { pathname } }) => {
        asks.push(pathname);
        return undefined;
      },
    },
    '/actions',
    professor,
  );
  await press('Baixar CSV');
  await waitFor(() => expect(url).toHaveBeenCalledOnce());
  expect(asks).toEqual(['/api/school/7/actions/export']);
  url.mockRestore();
});

it('what was changed in a review is asked about before it is lost', async () => {
  await open();
  const shown = await dialog();
  await person.selectOptions(await shown.findByLabelText('Responsável'), 'Ana Prado');
  await press('Cancelar', shown);
  await press('Descartar', within(await screen.findByRole('alertdialog')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a review that nobody touched closes at once', async () => {
  await open();
  const shown = await dialog();
  await shown.findByLabelText('Responsável');
  await press('Cancelar', shown);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
