import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { refuse } from '@/test/server';

import { address, caio, fromMenu, gestora, openStudents, person, press, serveStudents } from '../test-page';

afterEach(() => vi.unstubAllGlobals());

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('a new pupil needs a number, a name and a class; the password is drawn', async () => {
  const sent: unknown[] = [];
  serveStudents([caio], {
    'POST /api/students': ({ body }) => {
      sent.push(body);
      return sent.length === 1 ? refuse(409, 'Já existe um aluno com esta matrícula.') : caio;
    },
  });
  await openStudents();
  await press('Cadastrar Aluno');
  const dialog = await dialogOf('Cadastrar Aluno');
  const save = dialog.getByRole('button', { name: 'Cadastrar Aluno' });
  const password = dialog.getByLabelText<HTMLInputElement>('Senha');
  const drawn = password.value;
  expect(drawn).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  await press('Gerar');
  expect(password.value).not.toBe(drawn);
  await act(() => person.click(save));
  expect(await dialog.findByText('Escreva a matrícula.')).toBeVisible();
  expect(dialog.getByText('Escreva o nome do aluno.')).toBeVisible();
  expect(dialog.getByText('Escolha a turma.')).toBeVisible();
  expect(sent).toEqual([]);
  await person.type(dialog.getByLabelText('Matrícula'), '2025060319');
  await person.type(dialog.getByLabelText('Nome'), "Ana D'Ávila 🙂");
  await person.selectOptions(await dialog.findByLabelText('Turma'), '6º A, Matutino');
  await person.type(dialog.getByLabelText(/^Data de nascimento/), '02/03/2014');
  await act(() => person.click(save));
  expect(await dialog.findByText('Já existe um aluno com esta matrícula.')).toBeVisible();
  await act(() => person.click(save));
  expect(await screen.findByText('Aluno cadastrado com sucesso!')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent[1]).toEqual({
    schoolId: 7,
    studentId: '2025060319',
    name: "Ana D'Ávila 🙂",
    classId: 4,
    password: password.value,
    birthDate: '02/03/2014',
    email: null,
    guardianName: null,
    guardianPhone: null,
  });
});

it('one after the other keeps the class, and begins the rest anew', async () => {
  serveStudents([caio], { 'POST /api/students': () => caio });
  await openStudents('/students?turma=4');
  await press('Cadastrar Aluno');
  const dialog = await dialogOf('Cadastrar Aluno');
  const first = dialog.getByLabelText<HTMLInputElement>('Senha').value;
  await person.type(dialog.getByLabelText('Matrícula'), '1');
  await person.type(dialog.getByLabelText('Nome'), 'Ana');
  await act(async () => person.click(dialog.getByRole('checkbox', { name: /em seguida/ })));
  await act(() => person.click(dialog.getByRole('button', { name: 'Cadastrar Aluno' })));
  expect((await dialog.findAllByText('Aluno cadastrado com sucesso!'))[0]).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Matrícula')).toHaveValue(''));
  await waitFor(() => expect(dialog.getByLabelText('Matrícula')).toHaveFocus());
  expect(dialog.getByLabelText('Turma')).toHaveDisplayValue('6º A, Matutino');
  expect(dialog.getByLabelText('Senha')).not.toHaveValue(first);
});

it('of a change what was typed alone is sent, and what was emptied as nothing', async () => {
  const sent: unknown[] = [];
  serveStudents([caio], {
    'PUT /api/students/{id}': ({ body }) => {
      sent.push(body);
      return caio;
    },
  });
  await openStudents();
  await fromMenu(caio, 'Editar');
  const dialog = await dialogOf('Editar Aluno');
  expect(dialog.getByLabelText(/^Data de nascimento/)).toHaveValue('21/07/2014');
  await person.clear(dialog.getByLabelText(/^Responsável/));
  await act(async () => person.click(dialog.getByRole('checkbox', { name: 'Aluno ativo' })));
  await press('Salvar');
  expect(await screen.findByText('Aluno atualizado com sucesso!')).toBeVisible();
  expect(sent).toEqual([{ guardianName: null, isActive: false }]);
});

it('a form that stays open takes nothing back that another screen saved', async () => {
  const sent: unknown[] = [];
  const known = { ...caio };
  serveStudents([known], {
    'PUT /api/students/{id}': ({ body }) => {
      sent.push(body);
      return sent.length === 1 ? refuse(503, 'Ocupado. Tente de novo.') : known;
    },
  });
  await openStudents();
  await fromMenu(caio, 'Editar');
  const dialog = await dialogOf('Editar Aluno');
  const phone = dialog.getByLabelText(/^Telefone/);
  await person.clear(phone);
  await person.type(phone, '(16) 3333-0000');
  // A colleague moves the pupil; a failed sending reads the list again.
  Object.assign(known, { classId: 5, className: '6º B' });
  await press('Salvar');
  expect(await dialog.findByText('Ocupado. Tente de novo.')).toBeVisible();
  expect(await screen.findAllByText('6º B')).not.toHaveLength(0);
  await press('Salvar');
  expect(await screen.findByText('Aluno atualizado com sucesso!')).toBeVisible();
  expect(sent).toEqual([{ guardianPhone: '(16) 3333-0000' }, { guardianPhone: '(16) 3333-0000' }]);
});

it('a pupil is taken out of all classes, by the form or by a move', async () => {
  const sent: unknown[] = [];
  serveStudents([caio], {
    'PUT /api/students/{id}': ({ body }) => {
      sent.push(body);
      return { ...caio, classId: null, className: null };
    },
  });
  await openStudents();
  await fromMenu(caio, 'Editar');
  const dialog = await dialogOf('Editar Aluno');
  await person.selectOptions(await dialog.findByLabelText(/^Turma/), 'Sem turma');
  await press('Salvar');
  expect(await screen.findByText('Aluno atualizado com sucesso!')).toBeVisible();
  await fromMenu(caio, 'Alterar turma');
  const move = await dialogOf('Alterar turma');
  await person.selectOptions(await move.findByLabelText('Nova turma'), 'Sem turma');
  await act(() => person.click(move.getByRole('button', { name: 'Alterar turma' })));
  expect(await screen.findByText('Caio Henrique Prado: sem turma')).toBeVisible();
  expect(sent).toEqual([{ classId: null }, { classId: null }]);
});

it('a pupil whose class was archived keeps it', async () => {
  serveStudents([{ ...caio, classId: 9, className: '5º C' }]);
  await openStudents();
  await fromMenu(caio, 'Editar');
  const dialog = await dialogOf('Editar Aluno');
  expect(await dialog.findByDisplayValue('5º C (arquivada)')).toBeVisible();
});

it('a new password is on its card and nowhere else', async () => {
  serveStudents([caio], {
    'POST /api/students/{id}/reset-password': () => ({ until: '2026-11-28T12:00:00Z' }),
  });
  await openStudents();
  await fromMenu(caio, 'Gerar senha nova');
  await press('Gerar senha nova');
  const dialog = await dialogOf('Senha nova de Caio Henrique Prado');
  expect(dialog.getByText(/Vale até 28\/11\/2026/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Imprimir cartão' })).toHaveAttribute(
    'href',
    '/students/cartoes?alunos=31',
  );
  await act(() => person.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement));
  expect(screen.getByRole('button', { name: `Mais ações para ${caio.name}` })).toHaveFocus();
});

it('a refusal stays in the question', async () => {
  serveStudents([caio], { 'PUT /api/students/{id}': () => refuse(503, 'Ocupado. Tente de novo.') });
  await openStudents();
  await fromMenu(caio, 'Desativar');
  expect(await screen.findByText(/sai dos contadores da turma 6º A/)).toBeVisible();
  await press('Desativar o aluno');
  expect(await screen.findByText('Ocupado. Tente de novo.')).toBeVisible();
});

it('a pupil is erased by the gestor alone, once the number has been written again', async () => {
  const sent: unknown[] = [];
  serveStudents([caio], {
    'GET /api/students/{id}/class-moves': () => [],
    'POST /api/students/{id}/erase': ({ body }) => void sent.push(body),
  });
  await openStudents('/students?aluno=31');
  await press('Apagar de vez');
  const dialog = await dialogOf('Apagar Caio Henrique Prado de vez?');
  await person.type(dialog.getByLabelText(/2025060204/), '2025060204');
  await act(() => person.click(dialog.getByRole('button', { name: 'Apagar de vez' })));
  expect(await screen.findByText('Aluno apagado')).toBeVisible();
  expect(sent).toEqual([{ studentId: '2025060204' }]);
  expect(address()).toBe('/students');
});

it('the coordinator finds erasing disabled, with its reason', async () => {
  serveStudents([caio]);
  const rights = gestora.rights.filter((right) => right !== 'pupil.erase');
  await openStudents('/students', { ...gestora, role: 'coordenador', rights });
  await press('Mais ações para Caio Henrique Prado');
  expect(screen.getByRole('button', { name: /^Apagar de vez/ })).toHaveTextContent('Só a gestão.');
  expect(screen.getByRole('button', { name: /^Apagar de vez/ })).toBeDisabled();
});
