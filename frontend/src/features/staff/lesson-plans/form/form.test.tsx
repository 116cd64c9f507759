import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { refuse, refuseFields } from '@/test/server';

import {
  coordenador,
  expectToast,
  fractions,
  openPlans,
  person,
  press,
  toAnswer,
  toChoose,
} from '../test-page';
import { fillNeeded, openNew } from './test-form';

it('says what each field lacks', async () => {
  const { sent, dialog } = await openNew();
  const duration = dialog.getByLabelText('Duração');
  expect(duration).toHaveValue('50');
  await person.clear(duration);
  await press('Criar plano', dialog);
  await dialog.findByText('Título é obrigatório');
  for (const sentence of [
    'Título é obrigatório',
    'Disciplina é obrigatória',
    'Série/Ano é obrigatório',
    'Duração deve ser maior que 0',
    'Objetivos de aprendizagem são obrigatórios',
    'Conteúdo é obrigatório',
    'Metodologia é obrigatória',
    'Recursos didáticos são obrigatórios',
    'Forma de avaliação é obrigatória',
  ]) {
    expect(dialog.getByText(sentence)).toBeVisible();
  }
  expect(sent).toEqual([]);
});

it.each([
  ['0', 'Duração deve ser maior que 0'],
  ['601', 'A duração pode ter no máximo 600 minutos. Divida o assunto em mais de um plano.'],
  ['1,5', 'Informe a duração em minutos inteiros, como 50.'],
])('a duration of %s is none', async (typed, sentence) => {
  const { dialog } = await openNew();
  const duration = dialog.getByLabelText('Duração');
  await person.clear(duration);
  await person.type(duration, typed);
  await person.tab();
  expect(await dialog.findByText(sentence)).toBeVisible();
});

it('what is needed makes a plan', async () => {
  const { sent, dialog } = await openNew();
  expect(dialog.getByLabelText('Título')).toHaveFocus();
  await fillNeeded(dialog);
  await press('Criar plano', dialog);
  await expectToast('Plano de aula criado com sucesso!');
  // What came of it opens.
  expect(await screen.findByRole('dialog', { name: fractions.title })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Criar plano de aula' })).toBeNull();
  expect(sent).toEqual([
    {
      title: 'Frações',
      subject: 'matematica',
      grade: '9º ano',
      duration: 50,
      objectives: 'Comparar.',
      bnccAlignment: [],
      content: 'Frações.',
      methodology: 'Aula.',
      resources: 'Quadro.',
      evaluation: 'Quiz.',
      targetAudience: '',
      schoolConsiderations: '',
      classId: null,
      day: null,
      quiz: [],
      origin: null,
    },
  ]);
});

it('everything that is typed is sent', async () => {
  const { sent, dialog } = await openNew();
  await fillNeeded(dialog);
  await waitFor(() => expect(dialog.getByRole('option', { name: '9º A' })).toBeInTheDocument());
  await person.selectOptions(dialog.getByLabelText(/^Turma/), '9º A');
  await person.type(dialog.getByLabelText(/^Dia da aula/), '20/11/2026');
  await person.type(dialog.getByLabelText(/^Público-alvo/), 'Quem já soma.');
  await person.type(dialog.getByLabelText(/^Considerações da escola/), 'Sem laboratório.');
  await press('Procurar no catálogo', dialog);
  const picker = within(await screen.findByRole('dialog', { name: 'Escolher habilidades da BNCC' }));
  await person.click(await picker.findByRole('checkbox', { name: /^EF09MA08/ }));
  await press('Usar 1 habilidade', picker);
  const chosen = within(dialog.getByRole('list', { name: 'Habilidades escolhidas' }));
  expect(chosen.getByText('Resolver problemas.')).toBeVisible();
  await press('Criar plano', dialog);
  await expectToast('Plano de aula criado com sucesso!');
  expect(sent[0]).toMatchObject({
    bnccAlignment: ['EF09MA08'],
    classId: 4,
    day: '2026-11-20',
    targetAudience: 'Quem já soma.',
    schoolConsiderations: 'Sem laboratório.',
  });
});

it('says what the steps add up to', async () => {
  await openPlans([fractions], {}, '/lesson-plans?plano=5');
  await press('Editar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar plano de aula' }));
  expect(dialog.getByText('As etapas somam 50 minutos, o tempo da aula.')).toBeVisible();
  const duration = dialog.getByLabelText('Duração');
  await person.clear(duration);
  await person.type(duration, '60');
  expect(await dialog.findByText('As etapas somam 50 minutos: faltam 10 minutos.')).toBeVisible();
});

it('a plan is changed by the version that was read', async () => {
  const sent: unknown[] = [];
  await openPlans([fractions], {
    'PUT /api/lesson-plans/{id}': ({ body }) => {
      sent.push(body);
      return { ...fractions, version: 5 };
    },
  });
  await press('Editar Frações no dia a dia');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar plano de aula' }));
  await person.type(dialog.getByLabelText('Título'), ', sempre');
  await press('Salvar', dialog);
  await expectToast('Plano de aula atualizado com sucesso!');
  expect(sent[0]).toMatchObject({
    version: 4,
    title: 'Frações no dia a dia, sempre',
    bnccAlignment: ['EF09MA08', 'EF09MA99'],
    classId: 4,
    day: '2026-11-20',
    quiz: [toChoose, toAnswer],
  });
});

it.each([
  [refuse(503), 'Erro desconhecido'],
  [refuse(409, 'A escola chegou ao limite de planos.'), 'A escola chegou ao limite de planos.'],
])('a refusal is told, and nothing that was typed is lost: %#', async (refusal, sentence) => {
  const { dialog } = await openNew({ 'POST /api/lesson-plans': () => refusal });
  await fillNeeded(dialog);
  await press('Criar plano', dialog);
  await expectToast('Erro ao criar plano de aula', sentence);
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(dialog.getByLabelText('Título')).toHaveValue('Frações');
});

it('a refusal of a field stands beside it', async () => {
  const { dialog } = await openNew({
    'POST /api/lesson-plans': () => refuseFields(400, { bnccAlignment: 'Não está na BNCC: EF09MA99.' }),
  });
  await fillNeeded(dialog);
  await press('Criar plano', dialog);
  expect(await dialog.findByText('Não está na BNCC: EF09MA99.')).toBeVisible();
});

it('closing asks before anything typed is lost', async () => {
  const { dialog } = await openNew();
  await person.type(dialog.getByLabelText('Título'), 'Frações');
  await press('Cancelar', dialog);
  const question = within(await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' }));
  await press('Cancelar', question);
  expect(dialog.getByLabelText('Título')).toHaveValue('Frações');
});

it.each([
  [undefined, 'Este plano está aprovado. Com a sua mudança, ele volta a esperar aprovação.'],
  [coordenador, 'Este plano está aprovado e continua aprovado com a sua mudança.'],
])('an approved plan says what a change makes of it: %#', async (user, sentence) => {
  await openPlans([{ ...fractions, status: 'aprovado' }], {}, '/lesson-plans', user);
  await press('Editar Frações no dia a dia');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar plano de aula' }));
  expect(dialog.getByText(sentence)).toBeVisible();
});

it('a plan of one minute lacks one minute', async () => {
  const short = { ...fractions, duration: 2, methodology: '1 min, Retomada' };
  await openPlans([short], {}, '/lesson-plans?plano=5');
  await press('Editar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar plano de aula' }));
  expect(dialog.getByText('As etapas somam 1 minuto: falta 1 minuto.')).toBeVisible();
});
