import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { LessonPlan } from '@/api/lessons/lesson-plans';
import { type Answers, refuse, refuseChanged, refuseGone } from '@/test/server';

import { expectToast, fractions, openPlans, person, press } from '../test-page';

const copy: LessonPlan = { ...fractions, id: 9, title: 'Frações no dia a dia, sempre' };

/** A form into which something is typed of a plan that is deleted by then. */
async function typeIntoDeleted(answers: Answers = {}, plan: LessonPlan = fractions) {
  let deleted = false;
  await openPlans(
    [plan],
    {
      'GET /api/lesson-plans/{id}': ({ url }) =>
        url.pathname.endsWith('/9') ? copy : deleted ? refuseGone() : plan,
      'PUT /api/lesson-plans/{id}': () => {
        deleted = true;
        return refuseGone();
      },
      ...answers,
    },
    '/lesson-plans?plano=5',
  );
  await press('Editar');
  const form = within(await screen.findByRole('dialog', { name: 'Editar plano de aula' }));
  await person.type(form.getByLabelText('Título'), ', sempre');
  await press('Salvar', form);
  return form;
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Este plano foi excluído' }));

it('what was typed into a plan that was deleted meanwhile is kept as a new one, which is shown', async () => {
  const sent: unknown[] = [];
  let refused = true;
  await typeIntoDeleted(
    {
      'POST /api/lesson-plans': ({ body }) => {
        if (refused) return refuse(409, 'A escola chegou ao limite de planos.');
        sent.push(body);
        return copy;
      },
    },
    { ...fractions, origin: 'ia' },
  );
  const dialog = await question();
  expect(dialog.getByText('Este plano foi excluído enquanto você editava.')).toBeVisible();
  await press('Guardar como plano novo', dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent('A escola chegou ao limite de planos.');
  refused = false;
  await press('Guardar como plano novo', dialog);
  await expectToast('Plano novo guardado', 'É um rascunho, que só você vê.');
  expect(sent).toMatchObject([
    { title: 'Frações no dia a dia, sempre', content: fractions.content, origin: 'ia' },
  ]);
  expect(await screen.findByRole('dialog', { name: copy.title })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /^Editar|foi excluído/ })).toBeNull();
});

it('goes back to what was typed, and lets go of it and of the plan', async () => {
  const form = await typeIntoDeleted();
  await press('Fechar', await question());
  expect(form.getByLabelText('Título')).toHaveValue('Frações no dia a dia, sempre');
  await press('Salvar', form);
  await press('Descartar o que escrevi', await question());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('who leads hears that its author may have taken it back', async () => {
  await typeIntoDeleted({}, { ...fractions, own: false, status: 'enviado' });
  expect(
    (await question()).getByText(/foi excluído ou voltou a ser rascunho de quem o escreveu/),
  ).toBeVisible();
});

it('is asked too where it is deleted while two texts are put together', async () => {
  await typeIntoDeleted({
    'PUT /api/lesson-plans/{id}': ({ body }) =>
      body.version === 4 ? refuseChanged({ ...fractions, version: 5, content: 'Outro.' }) : refuseGone(),
  });
  await press('Salvar esta versão');
  expect((await question()).getByRole('button', { name: 'Guardar como plano novo' })).toBeVisible();
});

it('a form of a plan that is not there any more says so', async () => {
  await openPlans([fractions], { 'GET /api/lesson-plans/{id}': () => refuseGone() });
  await press('Editar Frações no dia a dia');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Este plano não existe mais/);
});
