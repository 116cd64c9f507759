import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { MarkRecommendation } from '@/api/learning/recommendations';
import { fromMemory } from '@/test/learning';
import { refuse } from '@/test/server';

import { expectToast, openStyle, person, press } from '../test-page';

const at = { at: '/learning-style?aluno=9&aba=recomendacoes' };

afterEach(() => vi.unstubAllGlobals());

it('is marked as implemented, judged, and given a note', async () => {
  let known = fromMemory;
  const marks: MarkRecommendation[] = [];
  await openStyle(
    {
      'GET /api/students/{id}/learning-recommendations': () => [known],
      'PATCH /api/learning-recommendations/{id}': ({ body }) => {
        marks.push(body);
        const { isEffective = known.isEffective } = body;
        known = {
          ...known,
          isImplemented: body.isImplemented ?? known.isImplemented,
          isEffective,
          implementedAt: '2026-11-14T12:00:00Z',
          feedbackNote: body.feedbackNote ?? known.feedbackNote,
          skills: known.skills.map((skill) => ({ ...skill, masteryThen: 46, masteryNow: 61 })),
        };
        return known;
      },
    },
    at,
  );
  const list = await screen.findByRole('list', { name: 'Recomendações, a mais importante primeiro' });
  expect(within(list).getByText('Alta')).toBeVisible();
  expect(within(list).getByText('Vale até 27/11/2026')).toBeVisible();
  await person.click(within(list).getByRole('checkbox', { name: /^Implementada/ }));
  await expectToast('Recomendação marcada como implementada');
  expect(await screen.findByText('Porcentagem: domínio antes 46 em 100, agora 61 em 100.')).toBeVisible();
  await press('Sim');
  await expectToast('Resposta guardada');
  expect(screen.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'true');
  await press('Nota');
  await person.type(screen.getByRole('textbox', { name: /^Nota/ }), 'Ajudou.');
  await press('Guardar a nota');
  await expectToast('Nota guardada');
  expect(await screen.findByText('Ajudou.')).toBeVisible();
  await press('Sim');
  expect(marks).toEqual([
    { isImplemented: true },
    { isEffective: true },
    { feedbackNote: 'Ajudou.' },
    { isEffective: null },
  ]);
});

it('that cannot be marked says so, and stays as it was', async () => {
  await openStyle({ 'PATCH /api/learning-recommendations/{id}': () => refuse(400, 'Tente mais tarde.') }, at);
  await person.click(await screen.findByRole('checkbox', { name: /^Implementada/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Tente mais tarde.');
  expect(screen.getByRole('checkbox', { name: /^Implementada/ })).not.toBeChecked();
});

it('there is none yet', async () => {
  await openStyle({ 'GET /api/students/{id}/learning-recommendations': () => [] }, at);
  expect(await screen.findByRole('heading', { name: 'Nenhuma recomendação ainda' })).toBeVisible();
});

it('that does not come can be asked for again', async () => {
  await openStyle({ 'GET /api/students/{id}/learning-recommendations': () => refuse(400) }, at);
  expect(await screen.findByText('Não foi possível carregar as recomendações.')).toBeVisible();
});
