import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { LessonPlan } from '@/api/lessons/lesson-plans';
import { refuseChanged } from '@/test/server';

import { expectToast, fractions, openPlans, person, press, toAnswer } from '../test-page';

type Body = Record<string, unknown> & { version: number };

const current: LessonPlan = {
  ...fractions,
  version: 5,
  title: 'Frações na feira',
  methodology: '50 min, Visita à feira',
  evaluation: 'Conversa.',
  quiz: [toAnswer],
  changedByName: 'Ana Prado',
  changedAt: '2026-11-14T13:31:00Z',
};

/** A form in which title and methodology were changed, sent to a server that has another version by then. */
async function collide(now: (body: Body) => LessonPlan | ReturnType<typeof refuseChanged>) {
  const sent: Body[] = [];
  await openPlans(
    [fractions],
    {
      'PUT /api/lesson-plans/{id}': ({ body }) => {
        sent.push(body);
        return now(body);
      },
    },
    '/lesson-plans?plano=5',
  );
  await press('Editar');
  const form = within(await screen.findByRole('dialog', { name: 'Editar plano de aula' }));
  await person.type(form.getByLabelText('Título'), ', sempre');
  await person.type(form.getByLabelText('Metodologia'), ' maior');
  await person.type(form.getByLabelText('Conteúdo'), ' E decimais.');
  await press('Salvar', form);
  const dialog = within(await screen.findByRole('dialog', { name: 'Outra pessoa mudou este plano' }));
  return { sent, dialog, form };
}

it('asks field by field, names the others, and joins two texts', async () => {
  const { sent, dialog } = await collide(({ version }) =>
    version === 5 ? { ...fractions, version: 6 } : refuseChanged(current),
  );
  expect(dialog.getByText(/^Ana Prado salvou às \d\d:31, enquanto você editava\./)).toBeVisible();
  expect(dialog.getByText('Vocês dois mudaram 2 campos. Escolha o que fica.')).toBeVisible();
  expect(
    dialog.getByText(/^Só você mudou: conteúdo\. Só Ana Prado mudou: forma de avaliação e quiz de saída\./),
  ).toBeVisible();
  await press('Salvar esta versão');
  expect(await screen.findByRole('alert')).toHaveTextContent('Falta escolher');
  expect(sent).toHaveLength(1);
  await person.click(dialog.getByRole('radio', { name: /^Frações na feira/ }));
  const methodology = within(dialog.getByRole('radiogroup', { name: /^Metodologia/ }));
  await person.click(methodology.getByRole('radio', { name: /^Juntar os dois/ }));
  await press('Salvar esta versão');
  await expectToast('Plano de aula atualizado com sucesso!');
  expect(sent[1]).toMatchObject({
    version: 5,
    title: 'Frações na feira',
    methodology: `50 min, Visita à feira\n${fractions.methodology} maior`,
    content: 'Frações de um inteiro. E decimais.',
    evaluation: 'Conversa.',
    quiz: [toAnswer],
  });
});

it('a title is one or the other', async () => {
  const { dialog } = await collide(() => refuseChanged(current));
  const title = within(dialog.getByRole('radiogroup', { name: /^Título/ }));
  expect(title.getAllByRole('radio')).toHaveLength(2);
});

it('asks anew where somebody was faster once more', async () => {
  const newer = { ...current, version: 6, title: 'Frações na praça' };
  const { sent, dialog } = await collide(({ version }) =>
    version === 6 ? fractions : refuseChanged(version === 5 ? newer : current),
  );
  await person.click(dialog.getByRole('radio', { name: /^Frações na feira/ }));
  await person.click(dialog.getByRole('radio', { name: /maior/ }));
  await press('Salvar esta versão');
  await person.click(await dialog.findByRole('radio', { name: /^Frações na praça/ }));
  await person.click(dialog.getByRole('radio', { name: /maior/ }));
  await press('Salvar esta versão');
  await expectToast('Plano de aula atualizado com sucesso!');
  expect(sent[2]).toMatchObject({ version: 6, title: 'Frações na praça' });
});

it('leads back to what was typed, and lets go of it', async () => {
  const { form } = await collide(() => refuseChanged(current));
  await press('Voltar à edição');
  expect(form.getByLabelText('Título')).toHaveValue('Frações no dia a dia, sempre');
  await press('Salvar', form);
  await press('Descartar o que escrevi');
  await expect.poll(() => screen.queryByRole('dialog', { name: /^Editar|^Outra/ })).toBeNull();
});
