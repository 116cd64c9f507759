import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { marina } from '@/test/people';

import { check, open, person, press, report } from './test-page';

afterEach(() => vi.unstubAllGlobals());

it('asks before what was pasted is lost, and stays while the list is brought in', async () => {
  let arrive = () => {};
  const { sent, onClose } = await check(() => report());
  await screen.findByRole('button', { name: 'Importar 1 linha' });
  await press('Fechar');
  const question = await screen.findByRole('alertdialog', { name: 'Descartar a importação?' });
  expect(onClose).not.toHaveBeenCalled();
  await act(() => person.click(within(question).getByRole('button', { name: 'Cancelar' })));
  // The answer to the import does not come yet.
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (form) {
    arrive = () => void send.call(this, form);
  };
  await press('Importar 1 linha');
  await press('Fechar');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(async () => arrive());
  await screen.findByRole('heading', { name: /^Importação concluída!/ });
  await press('Fechar');
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(2);
});

it('closes without a question where nothing would be lost', async () => {
  const { onClose } = open(() => report());
  await press('Cancelar');
  expect(onClose).toHaveBeenCalledOnce();
});

it('offers the wrong lines once the others are in', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }));
  const done = report({ lines: [], importId: 9 });
  const { sent } = await check(({ dryRun }) => (dryRun ? report() : done));
  await press('Importar 1 linha');
  await screen.findByRole('heading', { name: /^Importação concluída!/ });
  await press('Baixar as linhas erradas');
  expect(sent.at(-1)?.address).toBe('/api/students/import/wrong-lines');
  expect(sent.at(-1)?.file.name).toBe('colado');
});

it('blames no file whose classes wait for a choice', async () => {
  const refusal = '1 turma da lista não existe na escola.';
  const girassol = { key: 'girassol', name: 'Girassol', lines: 1, year: null, stage: null, shift: null };
  await check(() => report({ missingClasses: [girassol], needs: 'classes', refusal }));
  expect(await screen.findByRole('heading', { name: '1 turma da lista não existe na escola' })).toBeVisible();
  expect(screen.queryByText(refusal)).toBeNull();
  expect(screen.getByRole('button', { name: 'Falta uma escolha' })).toBeDisabled();
  expect(screen.getByText('Células coladas')).toBeVisible();
  expect(screen.queryByText('CSV')).toBeNull();
});

it('shows what classes would not mend beside the classes that are missing', async () => {
  const refusal = 'Dados inválidos: Nenhum aluno válido encontrado. Verifique o formato do arquivo.';
  const girassol = { key: 'girassol', name: 'Girassol', lines: 1, year: null, stage: null, shift: null };
  await check(() => report({ missingClasses: [girassol], refusal }));
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 turma da lista não existe na escola' })).toBeVisible();
});

it('says how many classes are missing where it lists the first alone, and creates none of them', async () => {
  const unguessed = { lines: 1, year: null, stage: null, shift: null };
  const missingClasses = Array.from({ length: 200 }, (_, place) => ({
    key: `rua ${place}`,
    name: `Rua ${place}`,
    ...unguessed,
  }));
  await check(() => report({ missingClasses, missingClassCount: 5000, needs: 'classes', refusal: 'Rua' }));
  const title = '5.000 turmas da lista não existem na escola';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/abaixo estão as 200 primeiras/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Criar as/ })).toBeNull();
});

it('tells which classes were found by a number alone, and takes another for them', async () => {
  const one = { key: '1', number: '1', classId: 9, className: '4º A', lines: 7 };
  const { sent } = await check(({ options }) =>
    report({ numberedClasses: options.mapping['1'] === undefined ? [one] : [] }),
  );
  const choice = await screen.findByLabelText('1, 7 linhas');
  expect(choice).toHaveDisplayValue('4º A');
  await person.selectOptions(choice, '6º A');
  await press('Conferir de novo');
  await screen.findByRole('button', { name: 'Importar 1 linha' });
  expect(sent.at(-1)?.options).toMatchObject({ mapping: { 1: 4 } });
  expect(screen.queryByLabelText('1, 7 linhas')).toBeNull();
});

it('has a workbook to fill in', () => {
  open(() => report());
  expect(screen.getByRole('link', { name: 'Baixar modelo da planilha' })).toHaveAttribute(
    'href',
    `/api/school/${marina.schoolId}/student-imports/template`,
  );
});
