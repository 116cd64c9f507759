import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { LearningSwitch } from '@/api/learning/learning-switch';
import type { Schemas } from '@/api/wire/address';
import { analyzed, switchedOn } from '@/test/learning';
import { refuse } from '@/test/server';

import { expectToast, openStyle, person, press, professor } from '../test-page';

const off: LearningSwitch = { ...switchedOn, enabled: false };
const never: LearningSwitch = {
  enabled: false,
  changedAt: null,
  changedBy: null,
  kept: { profiles: 0, behaviors: 0, questionnaires: 0, told: 'Nada guardado.' },
};
const hidden = {
  'GET /api/students/{id}/learning-style': () => ({
    ...analyzed,
    enabled: false,
    profile: null,
    totalInteractions: 0,
    interactionsByType: [],
  }),
} as const;

afterEach(() => vi.unstubAllGlobals());

it('is asked for at the first use, with what is recorded', async () => {
  let known = never;
  const sent: Schemas['SetLearningSwitch'][] = [];
  await openStyle({
    ...hidden,
    'GET /api/school/{school}/learning-analysis': () => known,
    'PUT /api/school/{school}/learning-analysis': ({ body }) => {
      sent.push(body);
      known = switchedOn;
      return known;
    },
  });
  const first = await screen.findByRole('region', { name: 'Ligar a análise do jeito de estudar?' });
  expect(first).toHaveTextContent('Fica registrado quem ligou, e quando.');
  await press('Ligar a análise');
  await expectToast('Análise ligada');
  expect(sent).toEqual([{ enabled: true, forget: false }]);
  expect(await screen.findByText('Marina Souza ligou em 05/10/2026.')).toBeVisible();
});

it('that cannot be turned says why', async () => {
  await openStyle({
    'GET /api/school/{school}/learning-analysis': () => never,
    'PUT /api/school/{school}/learning-analysis': () => refuse(403, 'Na demonstração ninguém muda isto.'),
  });
  await press('Ligar a análise');
  expect(await screen.findByRole('alert')).toHaveTextContent('Na demonstração ninguém muda isto.');
});

it('others read that it is off and who can switch it on; skills are still recommended', async () => {
  await openStyle(
    { ...hidden, 'GET /api/school/{school}/learning-analysis': () => off },
    { at: '/learning-style?aluno=9', user: professor },
  );
  expect(await screen.findByText('A análise de estilo está desligada.')).toBeVisible();
  expect(screen.getByText(/Quem pode ligar é a gestão da escola/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ligar/ })).toBeNull();
  expect(await screen.findByRole('heading', { name: /De memória/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'VARK' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Atualizar recomendações' })).toBeEnabled();
});

it.each([
  [false, 'Análise desligada'],
  [true, 'Análise desligada, e o que estava guardado foi apagado'],
])('is switched off after a question; what is kept is deleted: %s', async (forget, told) => {
  const sent: Schemas['SetLearningSwitch'][] = [];
  await openStyle({
    'PUT /api/school/{school}/learning-analysis': ({ body }) => {
      sent.push(body);
      return off;
    },
  });
  await person.click(await screen.findByText('A análise está ligada nesta escola'));
  await press('Desligar a análise');
  const question = screen.getByRole('alertdialog', { name: 'Desligar a análise nesta escola?' });
  expect(question).toHaveTextContent('2 perfis, 12 interações e 1 questionário');
  if (forget) await person.click(screen.getByRole('checkbox', { name: 'Apagar também o que está guardado' }));
  await person.click(screen.getAllByRole('button', { name: 'Desligar a análise' }).at(-1) as HTMLElement);
  await expectToast(told);
  expect(sent).toEqual([{ enabled: false, forget }]);
});

it('what is kept of what is off can be deleted later', async () => {
  const sent: unknown[] = [];
  await openStyle({
    ...hidden,
    'GET /api/school/{school}/learning-analysis': () => off,
    'PUT /api/school/{school}/learning-analysis': ({ body }) => {
      sent.push(body);
      return off;
    },
  });
  await press('Apagar o que está guardado');
  await press('Apagar tudo isso');
  await expectToast('Perfis, interações e questionários apagados');
  expect(sent).toEqual([{ enabled: false, forget: true }]);
});
