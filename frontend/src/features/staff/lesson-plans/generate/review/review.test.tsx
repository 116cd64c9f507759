import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { GeneratedPlan } from '@/api/lessons/generate-plan';
import {
  expectToast,
  generated,
  kept,
  openReview,
  person,
  press,
} from '@/features/staff/lesson-plans/generate/test-generate';
import { deferred } from '@/test/deferred';
import { refuse } from '@/test/server';

afterEach(() => vi.unstubAllGlobals());

const part = (name: string) => within(screen.getByRole('region', { name }));

const anew: GeneratedPlan = {
  ...generated,
  title: 'Outro título',
  content: 'Frações equivalentes.',
  objectives: 'Outros objetivos.',
};

it('the whole plan stands there in order, as text', async () => {
  await openReview();
  expect(screen.getByText(generated.notice)).toBeVisible();
  expect(screen.getByText('Matemática, 6º ano • 50 min')).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names.filter((name) => !name?.startsWith('Objetivos BNCC'))).toEqual([
    'Objetivos de aprendizagem',
    'Alinhamento BNCC',
    'Conteúdo',
    'Metodologia',
    'Recursos didáticos',
    'Forma de avaliação',
    'Quiz de saída',
  ]);
  expect(part('Alinhamento BNCC').getByRole('listitem')).toHaveTextContent(
    'EF06MA07Compreender, comparar e ordenar frações.',
  );
  const quiz = part('Quiz de saída');
  expect(quiz.getByText('3/4').closest('li')).toHaveTextContent('B3/4certa');
  expect(quiz.getByText('O que <b>é</b> uma fração?')).toBeVisible();
  expect(quiz.getByText('Resposta escrita pelo aluno.')).toBeVisible();
});

it('the minutes of the steps add up to the duration', async () => {
  await openReview();
  const steps = part('Metodologia');
  expect(steps.getByText('10 + 30 + 10 = 50 min')).toBeVisible();
  expect(steps.getByRole('img', { name: '10 + 30 + 10 = 50 min' })).toBeVisible();
  expect(steps.getByText('Prática').closest('li')).toHaveTextContent('30 minPrática: em duplas.');
  expect(steps.getByText('Erros comuns:').closest('li')).toHaveTextContent('somar os denominadores.');
  await press('Editar Metodologia');
  await person.type(steps.getByLabelText('Metodologia'), '\n5 min, Saída: guardar.');
  await press('Concluir edição de Metodologia');
  expect(steps.getByText('10 + 30 + 10 + 5 = 55 min. Passam 5 min dos 50 do plano.')).toBeVisible();
});

it('codes that were taken out are told', async () => {
  await openReview({}, { ...generated, dropped: ['EF06MA99', 'EF09XX01'] });
  expect(
    screen.getByText(
      'Códigos retirados, porque não estão na BNCC ou não foram pedidos: EF06MA99 e EF09XX01.',
    ),
  ).toBeVisible();
});

it('one section is written anew while the others stay, and comes back', async () => {
  const { promise, resolve } = deferred<GeneratedPlan>();
  const bodies: unknown[] = [];
  await openReview({
    'POST /api/lesson-plans/generate/section': ({ body }) => {
      bodies.push(body);
      return promise;
    },
  });
  await press('Gerar de novo esta parte: Conteúdo');
  const content = part('Conteúdo');
  expect(await content.findByText(/Só esta parte está sendo escrita de novo/)).toBeVisible();
  expect(content.getByRole('button', { name: 'Escrevendo...' })).toHaveAttribute('aria-disabled', 'true');
  await press('Salvar Plano de Aula');
  expect(await screen.findByText('Espere a parte que está sendo escrita, ou pare.')).toBeVisible();
  resolve(anew);
  expect(await content.findByText('Frações equivalentes.')).toBeVisible();
  expect(content.getByText('Esta parte foi escrita de novo.')).toBeVisible();
  expect(screen.getByText('Comparar frações.')).toBeVisible();
  expect(screen.getByLabelText('Título')).toHaveValue('Frações no dia a dia');
  expect(bodies[0]).toMatchObject({
    section: 'conteudo',
    request: { topic: 'Frações', writer: 'modelo' },
    draft: { title: 'Frações no dia a dia', content: 'Fração como parte de um todo.' },
  });
  await press('Voltar à versão anterior: Conteúdo');
  expect(await content.findByText('Fração como parte de um todo.')).toBeVisible();
});

it('a methodology written anew brings the resources that it needs, and takes them back', async () => {
  const methodology = '50 min, Jogo: em grupos.';
  await openReview({
    'POST /api/lesson-plans/generate/section': () => ({ ...anew, methodology, resources: 'Dados e fichas.' }),
  });
  const resources = part('Recursos didáticos');
  await press('Gerar de novo esta parte: Metodologia');
  expect(await resources.findByText('Dados e fichas.')).toBeVisible();
  await press('Voltar à versão anterior: Metodologia');
  expect(await resources.findByText('Tiras de papel.')).toBeVisible();
});

it('what is typed of the resources while the methodology is written stays', async () => {
  let answer: (plan: unknown) => void = () => undefined;
  await openReview({
    'POST /api/lesson-plans/generate/section': () =>
      new Promise((resolve) => {
        answer = () => resolve({ ...anew, methodology: '50 min, Jogo.', resources: 'Dados e fichas.' });
      }),
  });
  await press('Gerar de novo esta parte: Metodologia');
  await press('Editar Recursos didáticos');
  const resources = part('Recursos didáticos');
  await person.clear(resources.getByLabelText('Recursos didáticos'));
  await person.type(resources.getByLabelText('Recursos didáticos'), 'O meu globo.');
  answer(null);
  expect(await part('Metodologia').findByText(/Jogo/)).toBeVisible();
  expect(resources.getByLabelText('Recursos didáticos')).toHaveValue('O meu globo.');
});

it('codes that the text names and that are none of the plan are told', async () => {
  await openReview({}, { ...generated, cited: ['EF09MA77', 'EF06MA01'] });
  expect(screen.getByText(/habilidades deste plano: EF09MA77 e EF06MA01\. Confira ou tire\./)).toBeVisible();
});

it('what the plan leaves to who teaches is told', async () => {
  await openReview({}, { ...generated, lacks: ['O modelo não conhece este tema.'] });
  expect(screen.getByText('O modelo não conhece este tema.')).toBeVisible();
});

it('a section that fails or is stopped stays as it is', async () => {
  let asked = 0;
  await openReview({
    'POST /api/lesson-plans/generate/section': () => {
      asked += 1;
      return asked === 1 ? refuse(503, 'Há muitos planos em geração agora.') : new Promise(() => undefined);
    },
  });
  const resources = part('Recursos didáticos');
  await press('Gerar de novo esta parte: Recursos didáticos');
  const said = within(await screen.findByRole('alert'));
  expect(said.getByText('Não foi possível gerar esta parte de novo')).toBeVisible();
  expect(said.getByText('Há muitos planos em geração agora.')).toBeVisible();
  await press('Gerar de novo esta parte: Recursos didáticos');
  await press('Parar de escrever: Recursos didáticos');
  await resources.findByRole('button', { name: 'Gerar de novo esta parte: Recursos didáticos' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(resources.getByText('Tiras de papel.')).toBeVisible();
});

it('what is typed over a section is saved, and comes back to the version before', async () => {
  await openReview();
  await press('Editar Conteúdo');
  const content = part('Conteúdo');
  const typed = content.getByLabelText('Conteúdo');
  await waitFor(() => expect(typed).toHaveFocus());
  await person.type(typed, ' E de um conjunto.');
  await press('Concluir edição de Conteúdo');
  expect(content.getByText('Fração como parte de um todo. E de um conjunto.')).toBeVisible();
  await press('Voltar à versão anterior: Conteúdo');
  expect(content.getByText('Fração como parte de um todo.')).toBeVisible();
});

it('the plan is saved as it stands, with who wrote it', async () => {
  const sent: unknown[] = [];
  const { told } = await openReview({
    'POST /api/lesson-plans': ({ body }) => {
      sent.push(body);
      return kept;
    },
  });
  await press('Editar Forma de avaliação');
  await person.type(part('Forma de avaliação').getByLabelText('Forma de avaliação'), ' E em duplas.');
  await press('Salvar Plano de Aula');
  await expectToast('Plano de aula criado com sucesso!');
  expect(told.saved).toEqual([31]);
  const { notice: _, dropped: __, cited: _____, lacks: ___, bnccObjectives: ____, ...plan } = generated;
  expect(sent).toEqual([
    {
      ...plan,
      evaluation: 'Pelo quiz de saída. E em duplas.',
      subject: 'matematica',
      grade: '6º ano',
      duration: 50,
      targetAudience: '',
      schoolConsiderations: '',
      classId: null,
      day: null,
      origin: 'modelo',
    },
  ]);
});

it('what is empty is to be mended first', async () => {
  const sent: unknown[] = [];
  await openReview({
    'POST /api/lesson-plans': ({ body }) => {
      sent.push(body);
      return kept;
    },
  });
  await person.clear(screen.getByLabelText('Título'));
  await press('Editar Conteúdo');
  await person.clear(part('Conteúdo').getByLabelText('Conteúdo'));
  await press('Concluir edição de Conteúdo');
  await press('Salvar Plano de Aula');
  expect(await screen.findByText('Conteúdo é obrigatório')).toBeVisible();
  expect(screen.getByText('Título é obrigatório')).toBeVisible();
  expect(screen.getByLabelText('Título')).toHaveFocus();
  expect(screen.getByText('Há partes para corrigir antes de salvar.')).toBeVisible();
  await person.type(part('Conteúdo').getByLabelText('Conteúdo'), 'Frações.');
  await person.type(screen.getByLabelText('Título'), 'Aula');
  expect(screen.queryByText('Conteúdo é obrigatório')).toBeNull();
  await press('Salvar Plano de Aula');
  await expectToast('Plano de aula criado com sucesso!');
  expect(sent).toHaveLength(1);
});

it('a refusal to save keeps the plan', async () => {
  const { told } = await openReview({ 'POST /api/lesson-plans': () => refuse(500) });
  await press('Salvar Plano de Aula');
  const said = within(await screen.findByRole('alert'));
  expect(said.getByText('Erro ao criar plano de aula')).toBeVisible();
  expect(said.getByText('Erro desconhecido')).toBeVisible();
  expect(told.saved).toEqual([]);
  expect(screen.getByText('Fração como parte de um todo.')).toBeVisible();
});
