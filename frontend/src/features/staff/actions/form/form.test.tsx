import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { IdebRecord } from '@/api/index/ideb';
import { actionFor } from '@/domain/action/action-for';
import { record } from '@/test/records';
import { refuseFields } from '@/test/server';

import { expectToast, openActions, person, press, reading } from '../test-page';
import { baselineOf } from './baseline';

const records: IdebRecord[] = [
  record(2021, '4.9', { proficiencyLp: '250.00' }),
  record(2023, '5.0', {
    proficiencyLp: '258.94',
    approvalByGrade: [{ grade: '6º ano', rate: '91.50' }],
  }),
];

async function openNew() {
  const sent: unknown[] = [];
  await openActions([reading], {
    'GET /api/school/{school}/ideb': () => records,
    'POST /api/school/{school}/strategic-actions': ({ body }) => {
      sent.push(body);
      return reading;
    },
  });
  await press('Nova Ação');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova Ação' }));
  return { sent, dialog };
}

it('a title and a type make an action', async () => {
  const { sent, dialog } = await openNew();
  expect(dialog.getByLabelText('Título')).toHaveFocus();
  await press('Criar Ação');
  expect(await screen.findByText('Título é obrigatório')).toBeVisible();
  expect(screen.getByText('Escolha o tipo.')).toBeVisible();
  await person.type(dialog.getByLabelText('Título'), 'Ler todo dia');
  await person.selectOptions(dialog.getByLabelText('Tipo'), 'Língua Portuguesa');
  await press('Criar Ação');
  await expectToast('Ação criada com sucesso!');
  expect(sent).toEqual([
    {
      schoolId: 7,
      status: 'ativo',
      title: 'Ler todo dia',
      description: '',
      type: 'lingua_portuguesa',
      priority: 'media',
      startDate: null,
      endDate: null,
      expectedBudget: null,
      actualBudget: null,
      targetStudents: null,
      responsibleUserId: null,
      indicator: null,
    },
  ]);
});

it('everything that is typed is sent', async () => {
  const { sent, dialog } = await openNew();
  await person.type(dialog.getByLabelText('Título'), 'Ler');
  await person.selectOptions(dialog.getByLabelText('Tipo'), 'outro');
  await person.selectOptions(dialog.getByLabelText('Começa como'), 'Planejada');
  await waitFor(() => expect(dialog.getByRole('option', { name: 'Ana Prado' })).toBeInTheDocument());
  await person.selectOptions(dialog.getByLabelText(/^Responsável/), 'Ana Prado');
  await person.type(dialog.getByLabelText(/^Início/), '8/2/2027');
  await person.type(dialog.getByLabelText(/^Fim/), '30/10/2027');
  await person.type(dialog.getByLabelText(/^Orçamento previsto/), '2.400,50{ArrowUp}');
  await person.type(dialog.getByLabelText(/^Alunos atendidos/), '1.200');
  await person.selectOptions(dialog.getByLabelText(/^Indicador/), 'Língua Portuguesa');
  expect(dialog.getByLabelText('Etapa')).toHaveValue('anos_finais');
  expect(dialog.getByLabelText('Ponto de partida')).toHaveValue('258,94');
  expect(dialog.getByText('Resultado de 2023: 258,94')).toBeVisible();
  await person.type(dialog.getByLabelText('Alvo'), '261,52');
  await press('Criar Ação');
  await expectToast('Ação criada com sucesso!');
  expect(sent[0]).toMatchObject({
    status: 'planejada',
    startDate: '2027-02-08',
    endDate: '2027-10-30',
    expectedBudget: '2400.51',
    targetStudents: 1200,
    responsibleUserId: 3,
    indicator: {
      kind: 'lp',
      stage: 'anos_finais',
      grade: null,
      baseline: '258.94',
      target: '261.52',
      year: 2023,
    },
  });
});

it('what cannot be is said beside its field', async () => {
  const { sent, dialog } = await openNew();
  await person.type(dialog.getByLabelText('Título'), 'Ler');
  await person.selectOptions(dialog.getByLabelText('Tipo'), 'outro');
  await person.type(dialog.getByLabelText(/^Início/), '10/08/2027');
  await person.type(dialog.getByLabelText(/^Fim/), '09/08/2027');
  await person.type(dialog.getByLabelText(/^Orçamento previsto/), '1234567890123456');
  await person.type(dialog.getByLabelText(/^Alunos atendidos/), 'muitos');
  await person.selectOptions(dialog.getByLabelText(/^Indicador/), 'grade');
  await person.selectOptions(dialog.getByLabelText('Ano ou série'), '6º ano');
  await person.type(dialog.getByLabelText('Alvo'), '91,5');
  await press('Criar Ação');
  expect(await screen.findByText('O fim vem antes do início.')).toBeVisible();
  expect(screen.getByText('Informe de R$ 0,00 a R$ 99.999.999,99.')).toBeVisible();
  expect(screen.getByText('Informe de 1 a 100.000 alunos.')).toBeVisible();
  expect(screen.getByText('O alvo deve ficar acima do ponto de partida.')).toBeVisible();
  await person.clear(dialog.getByLabelText('Alvo'));
  await person.type(dialog.getByLabelText('Alvo'), '101');
  await press('Criar Ação');
  expect(await screen.findByText('Informe de 0 a 100.')).toBeVisible();
  expect(sent).toEqual([]);
});

it.each(['-1', 'NaN', '2,345'])('a budget of %s is no budget', async (typed) => {
  const { dialog } = await openNew();
  const budget = dialog.getByLabelText(/^Orçamento previsto/);
  await person.type(budget, typed);
  await person.tab();
  await waitFor(() => expect(budget).toBeInvalid());
});

it('a refusal of the server stands beside its field', async () => {
  await openActions(
    [reading],
    {
      'PUT /api/actions/{id}': () => refuseFields(400, { 'indicator.target': 'O alvo passa da escala.' }),
    },
    '/actions?acao=5',
  );
  await press('Editar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Ação' }));
  await press('Salvar', dialog);
  expect(await screen.findByText('O alvo passa da escala.')).toBeVisible();
});

it('an action is changed by the version that was read', async () => {
  const sent: unknown[] = [];
  await openActions(
    [reading],
    {
      'PUT /api/actions/{id}': ({ body }) => {
        sent.push(body);
        return { ...reading, version: 5 };
      },
    },
    '/actions?acao=5',
  );
  await press('Editar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Ação' }));
  await person.type(dialog.getByLabelText('Título'), ', sempre');
  await person.type(dialog.getByLabelText(/^Gasto/), '960');
  await press('Salvar', dialog);
  await expectToast('Ação salva');
  expect(sent[0]).toMatchObject({
    version: 4,
    title: 'Ler todo dia, sempre',
    actualBudget: '960',
    expectedBudget: '2400.00',
    responsibleUserId: 3,
    indicator: { kind: 'lp', baseline: '258.94', target: '261.52', year: 2023 },
  });
});

it('who answers for it stays a choice after they left', async () => {
  const left = { ...reading, responsible: { id: 4, name: 'João Vilela', active: false } };
  await openActions([left], {}, '/actions?acao=5');
  await press('Editar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Ação' }));
  expect(dialog.getByLabelText(/^Responsável/)).toHaveDisplayValue('João Vilela');
});

it('the newest edition that knows it is the beginning', () => {
  expect(baselineOf(records, 'anos_finais', 'lp', '')).toEqual({ value: '258.94', year: 2023 });
  expect(baselineOf(records, 'anos_finais', 'grade', '6º ano')).toEqual({ value: '91.50', year: 2023 });
  expect(baselineOf(records, 'anos_finais', 'grade', '7º ano')).toBeNull();
  expect(baselineOf(records, 'anos_iniciais', 'lp', '')).toBeNull();
});

it('another page opens it with what it is to be for, and nothing is saved by that', async () => {
  const sent: unknown[] = [];
  const seed = {
    title: 'Reforçar D29 na turma 9º A',
    description: '24 de 34 alunos.',
    type: 'matematica',
    students: 24,
  } as const;
  await openActions(
    [reading],
    {
      'POST /api/school/{school}/strategic-actions': ({ body }) => {
        sent.push(body);
        return reading;
      },
    },
    actionFor(seed),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova Ação' }));
  expect(dialog.getByLabelText('Título')).toHaveValue(seed.title);
  expect(dialog.getByLabelText(/^Descrição/)).toHaveValue(seed.description);
  expect(dialog.getByLabelText('Tipo')).toHaveDisplayValue('Matemática');
  // The list behind it is not narrowed down by what the address says of the new one.
  expect(screen.getByText('Ler todo dia')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await press('Criar Ação', dialog);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ title: seed.title, type: 'matematica', targetStudents: 24 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
