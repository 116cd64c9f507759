import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { expectToast, person, press, toAnswer, toChoose } from '../test-page';
import { fillNeeded, openNew } from './test-form';

it('suggests skills by the title, once it knows of what', async () => {
  const asked: unknown[] = [];
  const { dialog } = await openNew({
    'POST /api/bncc/suggest': ({ body }) => {
      asked.push(body);
      return {
        loaded: true,
        among: 20,
        objectives: ['EF09MA07', 'EF09MA08', 'EF09MA05'].map((code) => ({
          code,
          description: `O que ${code} pede.`,
          unit: 'Álgebra',
          practice: '',
          objects: [],
        })),
        nearest: [],
      };
    },
  });
  await press('Sugerir objetivos BNCC', dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Campos obrigatóriosPreencha título, disciplina e série para sugerir objetivos BNCC',
  );
  await person.type(dialog.getByLabelText('Título'), 'Razões');
  await person.selectOptions(dialog.getByLabelText('Disciplina'), 'Matemática');
  await person.selectOptions(dialog.getByLabelText('Série/Ano'), '9º ano');
  await press('Sugerir objetivos BNCC', dialog);
  await expectToast('Objetivos BNCC sugeridos com sucesso!');
  expect(asked).toEqual([{ subject: 'matematica', grade: '9º ano', topic: 'Razões' }]);
  const list = within(dialog.getByRole('list', { name: 'Sugestões' }));
  const ticks = () => list.getAllByRole('checkbox');
  await waitFor(() =>
    expect(ticks().map((tick) => (tick as HTMLInputElement).checked)).toEqual([true, true, false]),
  );
  await person.click(list.getByRole('checkbox', { name: /^EF09MA08/ }));
  await person.click(list.getByRole('checkbox', { name: /^EF09MA05/ }));
  // What is ticked stays when what is suggested goes.
  await person.selectOptions(dialog.getByLabelText('Série/Ano'), '8º ano');
  const chosen = within(await dialog.findByRole('list', { name: 'Habilidades escolhidas' }));
  expect(chosen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'EF09MA07O que EF09MA07 pede.',
    'EF09MA05O que EF09MA05 pede.',
  ]);
  await press('Tirar EF09MA07', dialog);
  await press('Tirar EF09MA05', dialog);
  expect(dialog.queryByRole('list', { name: 'Habilidades escolhidas' })).toBeNull();
});

it('without a catalogue codes are typed', async () => {
  const { sent, dialog } = await openNew({
    'GET /api/bncc/skills': () => ({ loaded: false, total: 0, skills: [], next: null, similar: false }),
  });
  await fillNeeded(dialog);
  const codes = await dialog.findByRole('textbox', { name: /^Alinhamento BNCC/ });
  await person.type(codes, 'ef09ma08; EF9');
  await press('Criar plano', dialog);
  expect(await dialog.findByText(/^Um código tem a forma de/)).toBeVisible();
  await person.clear(codes);
  await person.type(codes, 'ef09ma08, EF09MA07 EF09MA08');
  await press('Criar plano', dialog);
  await expectToast('Plano de aula criado com sucesso!');
  expect(sent[0]).toMatchObject({ bnccAlignment: ['EF09MA08', 'EF09MA07'] });
});

it('a quiz is written, ordered and taken out', async () => {
  const { sent, dialog } = await openNew();
  await fillNeeded(dialog);
  await press('Questão aberta', dialog);
  await person.type(dialog.getByLabelText('Enunciado da questão 1'), toAnswer.statement);
  await press('Questão de múltipla escolha', dialog);
  await press('Criar plano', dialog);
  await dialog.findByText('Escreva o enunciado.');
  for (const sentence of [
    'Diga o que uma boa resposta mostra.',
    'Escreva o enunciado.',
    'Escreva a alternativa.',
    'Marque a alternativa certa.',
    'Diga por que é a certa.',
  ]) {
    expect(dialog.getByText(sentence)).toBeVisible();
  }
  await person.type(dialog.getByLabelText(/^O que uma boa resposta mostra/), toAnswer.explanation);
  await person.type(dialog.getByLabelText('Enunciado da questão 2'), toChoose.statement);
  await person.type(dialog.getByLabelText('Alternativa A da questão 2'), '4');
  for (const [index, letter] of ['B', 'C', 'D'].entries()) {
    // One after the other, as people type.
    // oxlint-disable-next-line no-await-in-loop
    await person.type(
      dialog.getByLabelText(`Alternativa ${letter} da questão 2`),
      toChoose.options[index + 1] ?? '',
    );
  }
  await person.click(dialog.getByLabelText('B é a certa na questão 2'));
  await person.type(dialog.getByLabelText(/^Por que é a certa/), toChoose.explanation);
  await press('Criar plano', dialog);
  expect(await dialog.findByText('Há alternativas iguais.')).toBeVisible();
  await person.clear(dialog.getByLabelText('Alternativa A da questão 2'));
  await person.type(dialog.getByLabelText('Alternativa A da questão 2'), '2');
  await press('Subir a questão 2', dialog);
  expect(dialog.getByLabelText('Enunciado da questão 1')).toHaveValue(toChoose.statement);
  await press('Criar plano', dialog);
  await expectToast('Plano de aula criado com sucesso!');
  expect(sent[0]).toMatchObject({ quiz: [toChoose, toAnswer] });
});

it('holds six questions', async () => {
  const { dialog } = await openNew();
  for (let count = 0; count < 6; count += 1) {
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await press('Questão aberta', dialog);
  }
  expect(dialog.getByRole('button', { name: 'Questão aberta' })).toBeDisabled();
  await press('Tirar a questão 6', dialog);
  expect(dialog.getByRole('button', { name: 'Questão aberta' })).toBeEnabled();
});
