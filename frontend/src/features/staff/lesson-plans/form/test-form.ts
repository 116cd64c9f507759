import { screen, within } from '@testing-library/react';

import type { Answers } from '@/test/server';

import { fractions, openPlans, person, press } from '../test-page';

/** The form of a new plan, and what it sends. */
export async function openNew(answers: Answers = {}) {
  const sent: unknown[] = [];
  const page = await openPlans([fractions], {
    'POST /api/lesson-plans': ({ body }) => {
      sent.push(body);
      return fractions;
    },
    ...answers,
  });
  await press('Criar Manualmente');
  const dialog = within(await screen.findByRole('dialog', { name: 'Criar plano de aula' }));
  return { ...page, sent, dialog };
}

type Dialog = Awaited<ReturnType<typeof openNew>>['dialog'];

/** What a plan needs at least. */
export async function fillNeeded(dialog: Dialog) {
  await person.type(dialog.getByLabelText('Título'), 'Frações');
  await person.selectOptions(dialog.getByLabelText('Disciplina'), 'Matemática');
  await person.selectOptions(dialog.getByLabelText('Série/Ano'), '9º ano');
  await person.type(dialog.getByLabelText('Objetivos de aprendizagem'), 'Comparar.');
  await person.type(dialog.getByLabelText('Conteúdo'), 'Frações.');
  await person.type(dialog.getByLabelText('Metodologia'), 'Aula.');
  await person.type(dialog.getByLabelText('Recursos didáticos'), 'Quadro.');
  await person.type(dialog.getByLabelText('Forma de avaliação'), 'Quiz.');
}
