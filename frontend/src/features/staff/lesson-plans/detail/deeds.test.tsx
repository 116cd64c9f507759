import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { LessonPlan } from '@/api/lessons/lesson-plans';
import { type Answers, refuse, refuseChanged } from '@/test/server';

import {
  coordenador,
  expectToast,
  fractions,
  openPlans,
  person,
  press,
  professor,
  sent,
  toChoose,
} from '../test-page';

/** A plan that is open, as this person sees it. */
async function openPlan(plan: LessonPlan, answers: Answers = {}, user = professor) {
  const page = await openPlans([plan], answers, `/lesson-plans?plano=${plan.id}`, user);
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: plan.title })) };
}

it('shows the whole of a plan in the order of a lesson', async () => {
  const { dialog } = await openPlan(fractions);
  expect(dialog.getByText('Matemática • 9º ano • 50 minutos')).toBeVisible();
  const titles = dialog.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(titles).toEqual([
    'Objetivos de aprendizagem',
    'Alinhamento BNCC',
    'Conteúdo',
    'Metodologia',
    'Recursos didáticos',
    'Forma de avaliação',
    'Quiz de saída',
  ]);
  expect(dialog.getByText('Resolver problemas de proporcionalidade.')).toBeVisible();
  expect(dialog.getByText('Este código não está no catálogo.')).toBeVisible();
  expect(dialog.getByText('10 min').closest('li')).toHaveTextContent(
    '10 minRetomadaduas questões de memória.',
  );
  expect(dialog.getByText('50 min ao todo, como a duração do plano.')).toBeVisible();
  expect(dialog.getByText('B) 4').closest('li')).toHaveTextContent('certa');
  expect(dialog.getByText('Uma boa resposta mostra: Que é parte de um inteiro.')).toBeVisible();
  expect(dialog.getByText(/^Escrito por Ana Prado em 12\/11\/2026\./)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Baixar DOCX' })).toHaveAttribute(
    'href',
    '/api/lesson-plans/5/docx',
  );
});

it('where people marked some lines as a list, those alone are one', async () => {
  const { dialog } = await openPlan({ ...fractions, resources: '- quadro\n- giz\nPode ser ditado.' });
  const plain = (words: string) => dialog.getByText(words).closest('li')?.dataset['plain'];
  expect(plain('quadro')).toBeUndefined();
  expect(plain('Pode ser ditado.')).toBe('true');
});

it('tells the last word on it, and that no person wrote it', async () => {
  const { dialog } = await openPlan({
    ...fractions,
    status: 'devolvido',
    notice: 'Este plano foi escrito com IA, que pode errar.',
    judgedAt: '2026-11-14T13:00:00Z',
    judgedByName: 'Carlos Lima',
    notes: 'Falta dizer como avaliar.',
  });
  expect(dialog.getByText(/^Carlos Lima devolveu em 14\/11\/2026/)).toBeVisible();
  expect(dialog.getByText('Falta dizer como avaliar.')).toBeVisible();
  expect(dialog.getByText('Este plano foi escrito com IA, que pode errar.')).toBeVisible();
  // What came back is sent again.
  expect(dialog.getByRole('button', { name: 'Enviar para aprovação' })).toBeVisible();
});

it('its author sends a draft by the version that was read', async () => {
  const asked: unknown[] = [];
  const { dialog } = await openPlan(fractions, {
    'POST /api/lesson-plans/{id}/send': ({ body }) => {
      asked.push(body);
      return { ...fractions, status: 'enviado' };
    },
  });
  expect(dialog.queryByRole('button', { name: /Retirar|Aprovar|Devolver/ })).toBeNull();
  await press('Enviar para aprovação', dialog);
  await expectToast('Plano enviado para aprovação');
  expect(asked).toEqual([{ version: 4 }]);
});

it('its author takes back what was sent, or hears why not', async () => {
  let refused = true;
  const { dialog } = await openPlan(
    { ...fractions, status: 'enviado' },
    {
      'POST /api/lesson-plans/{id}/withdraw': () =>
        refused ? refuse(403, 'Este plano não é seu.') : fractions,
    },
  );
  await press('Retirar', dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Este plano não é seu.');
  refused = false;
  await press('Retirar', dialog);
  await expectToast('Plano retirado');
});

it('what somebody else changed meanwhile is not sent unread', async () => {
  const { dialog } = await openPlan(fractions, {
    'POST /api/lesson-plans/{id}/send': () => refuseChanged({ ...fractions, version: 5 }),
  });
  await press('Enviar para aprovação', dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Outra pessoa mudou este plano/);
});

it('whoever leads approves with or without words', async () => {
  const asked: unknown[] = [];
  const { dialog } = await openPlan(
    sent,
    {
      'POST /api/lesson-plans/{id}/verdict': ({ body }) => {
        asked.push(body);
        return { ...sent, status: 'aprovado' };
      },
    },
    coordenador,
  );
  expect(dialog.queryByRole('button', { name: /Enviar|Retirar/ })).toBeNull();
  await press('Aprovar', dialog);
  await press('Aprovar plano');
  await expectToast('Plano aprovado');
  expect(asked).toEqual([{ version: 4, verdict: 'aprovado', notes: '' }]);
});

it('whoever leads returns it with words, which the server may refuse', async () => {
  let refused = true;
  const asked: unknown[] = [];
  const { dialog } = await openPlan(
    sent,
    {
      'POST /api/lesson-plans/{id}/verdict': ({ body }) => {
        if (refused) return refuse(409, 'Este plano não está à espera de aprovação.');
        asked.push(body);
        return { ...sent, status: 'devolvido' };
      },
    },
    coordenador,
  );
  await press('Devolver', dialog);
  const form = within(await screen.findByRole('dialog', { name: 'Devolver este plano?' }));
  await press('Devolver com notas', form);
  expect(await form.findAllByText('Diga o que falta ou o que mudar.')).not.toHaveLength(0);
  await person.type(form.getByLabelText(/^Notas/), 'Falta o tempo.');
  await press('Devolver com notas', form);
  expect(await form.findByRole('alert')).toHaveTextContent('Este plano não está à espera de aprovação.');
  expect(form.getByLabelText(/^Notas/)).toHaveValue('Falta o tempo.');
  refused = false;
  await press('Devolver com notas', form);
  await expectToast('Plano devolvido');
  expect(asked).toEqual([{ version: 4, verdict: 'devolvido', notes: 'Falta o tempo.' }]);
});

it('a professor reads what is approved, copies it, and changes nothing of it', async () => {
  const approved: LessonPlan = { ...sent, status: 'aprovado', mayChange: false };
  const { dialog } = await openPlan(approved, {
    'POST /api/lesson-plans/{id}/clone': () => ({ ...fractions, id: 9, title: 'Minha cópia' }),
    'GET /api/lesson-plans/{id}': ({ url }) =>
      url.pathname.endsWith('/9') ? { ...fractions, id: 9, title: 'Minha cópia' } : approved,
  });
  expect(dialog.queryByRole('button', { name: /Editar|Excluir|Enviar|Retirar|Aprovar|banco/ })).toBeNull();
  await press('Copiar para mim', dialog);
  await expectToast('Plano copiado');
  expect(await screen.findByRole('dialog', { name: 'Minha cópia' })).toBeVisible();
});

const mathematics = {
  schoolId: 7,
  name: 'Matemática',
  description: null,
  isActive: true,
  isMatrix: false,
  questions: 0,
  mayChange: true,
  createdAt: '2026-02-02T12:00:00Z',
};

it('puts its questions into the bank, below a subject of its stage', async () => {
  const asked: unknown[] = [];
  let plan = fractions;
  const { dialog } = await openPlan(fractions, {
    'GET /api/lesson-plans/{id}': () => plan,
    'GET /api/school/{school}/subjects': () => [
      { ...mathematics, id: 30, stage: 'anos_finais' } as never,
      { ...mathematics, id: 31, stage: 'anos_iniciais' } as never,
    ],
    'POST /api/lesson-plans/{id}/questions': ({ body }) => {
      asked.push(body);
      plan = { ...fractions, quiz: [{ ...toChoose, questionId: 70 }] };
      return plan;
    },
  });
  await press('Pôr questões no banco', dialog);
  const form = within(await screen.findByRole('dialog', { name: 'Pôr questões no banco' }));
  expect(form.getByText(/^1 questão vai para o banco como rascunho/)).toBeVisible();
  expect(form.getByLabelText('Disciplina da escola')).toHaveDisplayValue('Matemática, Anos Finais');
  expect(form.queryByRole('option', { name: 'Matemática, Anos Iniciais' })).toBeNull();
  await press('Pôr no banco', form);
  expect(await dialog.findByRole('link', { name: 'Ver no banco de questões' })).toHaveAttribute(
    'href',
    '/classroom?aba=questoes',
  );
  expect(asked).toEqual([{ subjectId: 30 }]);
  expect(dialog.getByText('já no banco de questões')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Pôr questões no banco' })).toBeNull();
});

it('what is deleted closes', async () => {
  const { dialog } = await openPlan(fractions, { 'DELETE /api/lesson-plans/{id}': () => undefined });
  await press('Excluir', dialog);
  await press('Excluir o plano');
  await expectToast('Plano de aula excluído com sucesso!');
  expect(screen.queryByRole('dialog')).toBeNull();
});
