import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { gestor, ninth, person, press } from '@/features/staff/classroom/test-page';
import { openTab, serveTab } from '@/features/staff/classroom/test-simulations';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const ADDRESS = `&turma=${ninth.id}&disciplina=Matem%C3%A1tica`;
const NONE = 'A escola ainda não tem a disciplina Matemática.';

it('a subject that is missing is made in place, and is the one that is chosen then', async () => {
  const sent = serveTab({ subjects: [] });
  await openTab(ADDRESS, { ...gestor, rights: ['subject.saeb'] });
  expect(await screen.findByText(NONE)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Iniciar Simulação' })).toBeDisabled();
  await press('Criar as disciplinas do Saeb');
  expect(await screen.findByText('De 46 ativas')).toBeVisible();
  expect(screen.queryByText(NONE)).toBeNull();
  expect(screen.getByLabelText('Disciplina')).toHaveValue('2');
  await press('Iniciar Simulação');
  await screen.findByText('Não há questões ativas de Matemática.');
  expect(sent).toMatchObject([{ subjectId: 2 }]);
});

it('who may not make it reads whom to ask', async () => {
  serveTab({ subjects: [] });
  await openTab(`&turma=${ninth.id}`, { ...gestor, rights: [] });
  await person.selectOptions(await screen.findByLabelText('Disciplina'), 'Matemática');
  expect(await screen.findByText(NONE)).toBeVisible();
  expect(screen.getByText(/^Peça à coordenação ou à gestão/, { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Criar as disciplinas do Saeb' })).toBeNull();
});

it('a subject without active questions leads to where some come in', async () => {
  serveTab({ active: 0 });
  await openTab(`&turma=${ninth.id}&disciplina=2`);
  expect(await screen.findByRole('link', { name: 'Importar questões' })).toHaveAttribute(
    'href',
    '/classroom?aba=questoes&disciplina=2&importar=questoes',
  );
});
