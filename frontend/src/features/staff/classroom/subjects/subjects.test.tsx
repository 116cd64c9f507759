import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { NewSubject, Subject, SubjectChange } from '@/api/subjects';
import { serve } from '@/test/server';

import { gestor, openClassroom, person, press } from '../test-page';

const ADDRESS = '/classroom?aba=disciplinas';
const art: Subject = {
  id: 4,
  schoolId: 7,
  name: 'Arte',
  description: 'Oficina',
  stage: 'anos_finais',
  isActive: true,
  questionCount: null,
};

/** A server that keeps subjects, and what was sent to it. */
function serveSubjects(subjects: Subject[]) {
  const sent: (NewSubject | SubjectChange)[] = [];
  serve({
    'GET /api/school/{school}/subjects': () => subjects,
    'POST /api/subjects': ({ body }) => {
      sent.push(body);
      return art;
    },
    'PUT /api/subjects/{id}': ({ body }) => {
      sent.push(body);
      return art;
    },
    'DELETE /api/subjects/{id}': () => void subjects.splice(0),
    'POST /api/subjects/saeb': () => {
      subjects.push(art);
      return { created: 2 };
    },
  });
  return sent;
}

const fromMenu = async (entry: string) => {
  await press('Mais ações para Arte, Anos Finais');
  await press(entry);
};

afterEach(() => vi.unstubAllGlobals());

it('the subjects of the Saeb come in one go', async () => {
  serveSubjects([]);
  openClassroom(ADDRESS);
  expect(await screen.findByText('Nenhuma disciplina cadastrada')).toBeVisible();
  expect(screen.getByText('O que a escola ensina, etapa por etapa.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Criar as do Saeb' })).toHaveClass('button-primary');
  expect(screen.getByRole('button', { name: 'Nova Disciplina' })).not.toHaveClass('button-primary');
  await press('Criar as do Saeb');
  expect(await screen.findByText('Disciplinas criadas: 2')).toBeVisible();
  expect(await screen.findByText('1 disciplina em uso.')).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'Arte' })).toBeVisible();
});

it('a subject is created with a name and a stage', async () => {
  const sent = serveSubjects([art]);
  openClassroom(ADDRESS);
  await press('Nova Disciplina');
  await press('Salvar');
  expect(await screen.findByText('Nome da disciplina é obrigatório')).toBeVisible();
  await person.type(screen.getByLabelText('Disciplina'), 'Música');
  await person.selectOptions(screen.getByLabelText('Etapa'), 'Ensino Médio');
  await press('Salvar');
  expect(await screen.findByText('Disciplina criada com sucesso!')).toBeVisible();
  const body = { name: 'Música', description: '', stage: 'ensino_medio', isActive: true };
  expect(sent).toEqual([{ ...body, schoolId: 7 }]);
});

it('a subject is changed, put out of use, and deleted after a question', async () => {
  const sent = serveSubjects([art]);
  openClassroom(ADDRESS);
  await fromMenu('Editar');
  expect(await screen.findByLabelText(/^Descrição/)).toHaveValue('Oficina');
  await person.type(screen.getByLabelText('Disciplina'), ' e Música');
  await press('Salvar');
  expect(await screen.findByText('Disciplina atualizada com sucesso!')).toBeVisible();
  await fromMenu('Desativar');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([{ name: 'Arte e Música' }, { isActive: false }]);
  await fromMenu('Excluir');
  expect(await screen.findByText('Excluir a disciplina Arte, Anos Finais?')).toBeVisible();
  await press('Excluir a disciplina');
  expect(await screen.findByText('Disciplina excluída com sucesso!')).toBeVisible();
});

it('a professor changes none, and reads why', async () => {
  serveSubjects([{ ...art, isActive: false }]);
  openClassroom(ADDRESS, { ...gestor, role: 'professor', rights: [] });
  await press('Mais ações para Arte, Anos Finais');
  expect(screen.getByText('Só gestor ou coordenador.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ativar' })).toBeDisabled();
  expect(screen.getByText('Inativa')).toBeVisible();
});
