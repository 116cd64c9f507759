import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import {
  fillRequest,
  openDialog,
  person,
  press,
  serveWriter,
} from '@/features/staff/lesson-plans/generate/test-generate';
import { ninth } from '@/test/classes';

afterEach(() => vi.unstubAllGlobals());

const gap = { kind: 'gap', skill: 'D12', hits: 10, answers: 24 } as const;

it('says why it was opened, and begins the context with it, which can be deleted', async () => {
  const writer = serveWriter({ 'GET /api/school/{school}/classes': () => [ninth] });
  const told = await openDialog({ classId: ninth.id, reason: gap });
  expect(await screen.findByText(/^Turma 9º A: 42\s% de acerto em D12, de 24 respostas\.$/)).toBeVisible();
  const context = screen.getByLabelText(/^Contexto da escola/);
  expect(context).toHaveValue('A turma teve 42\u00a0% de acerto em D12, de 24 respostas.');
  // Nothing of it was typed.
  await press('Cancelar');
  expect(told.closed).toBe(1);
  await person.clear(context);
  await fillRequest();
  await press('Gerar plano');
  await waitFor(() => expect(writer.asked[0]?.schoolContext).toBe(''));
});

it('without its class it says the rest, and of a skill that is missing that it is', async () => {
  serveWriter({ 'GET /api/school/{school}/classes': () => [] });
  await openDialog({ reason: { kind: 'missing', code: 'EF06MA03', year: 2026 }, classId: 4 });
  expect(await screen.findByText(/^EF06MA03 ainda não apareceu em 2026/)).toBeVisible();
  expect(screen.getByLabelText(/^Contexto da escola/)).toHaveValue(
    'Nesta turma, EF06MA03 ainda não apareceu em 2026, em plano enviado ou aprovado nem em simulação.',
  );
});

it('says how many pupils have the skill to strengthen', async () => {
  serveWriter({ 'GET /api/school/{school}/classes': () => [ninth] });
  const reason = { kind: 'mastery', skill: 'D29 (9º ano)', toStrengthen: 24, answered: 34 } as const;
  await openDialog({ classId: ninth.id, reason });
  const fact = '24 de 34 alunos que responderam têm menos de 60 em 100 de chance de já saber D29 (9º ano).';
  expect(await screen.findByText(`Turma 9º A: ${fact}`)).toBeVisible();
  expect(screen.getByLabelText(/^Contexto da escola/)).toHaveValue(`Nesta turma, ${fact}`);
});
