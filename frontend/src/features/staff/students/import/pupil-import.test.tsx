import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { check, open, person, press, report } from './test-page';

afterEach(() => vi.unstubAllGlobals());

it('tells what becomes of each line, and of the wrong ones what to do', async () => {
  open(() => report());
  await person.upload(screen.getByLabelText(/Escolher a planilha/), new File(['matricula'], '6_ano.csv'));
  await press('Conferir a planilha');
  expect(await screen.findByText('1 de 2 linhas está pronta. Nada foi gravado ainda.')).toBeVisible();
  expect(screen.getByText('ponto e vírgula')).toBeVisible();
  expect(screen.getByText('Cor')).toBeVisible();
  const rows = () => within(screen.getByRole('table')).getAllByRole('row');
  expect(rows()).toHaveLength(3);
  const tally = screen.getByRole('group', { name: 'Filtrar linhas por resultado' });
  await person.click(within(tally).getByRole('button', { name: /Errada/ }));
  expect(rows()).toHaveLength(2);
  expect(rows()[1]).toHaveTextContent('Essa data não existe.');
  await press('Ver erros');
  expect(await screen.findByText('1 linha errada fica de fora.')).toBeVisible();
  expect(screen.getByText('Confira no documento e use dd/mm/aaaa.')).toBeVisible();
});

it('brings in what was checked, with cards to print, and takes it back', async () => {
  const done = report({ lines: [], importId: 9 });
  const { sent } = await check(({ dryRun }) => (dryRun ? report() : done));
  await press('Importar 1 linha');
  expect(
    await screen.findByRole('heading', {
      name: 'Importação concluída! 1 aluno importado com sucesso, 1 falhou',
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imprimir 1 cartão' })).toHaveAttribute(
    'href',
    '/students/cartoes?importacao=9',
  );
  expect(sent.map(({ address, file }) => `${address} ${file.name}`)).toEqual([
    '/api/students/import?dryRun=true colado',
    '/api/students/import?dryRun=false colado',
  ]);
  await press('Desfazer');
  await press('Desfazer a importação');
  expect(await screen.findByText('Não dá mais para desfazer.')).toBeVisible();
});

it('asks whose class it is where the list does not say, and draws numbers on request', async () => {
  const asked = report({
    counts: { new: 0, updated: 0, same: 0, ignored: 0, wrong: 0 },
    lines: [],
    needs: 'class',
    refusal: 'O arquivo não diz a turma dos alunos.',
  });
  const { sent } = await check(({ options }) => (options.classMode === 'one' ? report() : asked));
  expect(await screen.findByText('O arquivo não diz a turma dos alunos.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Falta uma escolha' })).toBeDisabled();
  await person.selectOptions(await screen.findByLabelText('Turma dos alunos'), '6º A');
  await person.click(screen.getByLabelText('Criar matrícula para quem não tem'));
  await press('Conferir de novo');
  expect(await screen.findByRole('button', { name: 'Importar 1 linha' })).toBeEnabled();
  expect(sent.at(-1)?.options).toMatchObject({
    classMode: 'one',
    classId: 4,
    drawNumbers: true,
    schoolId: 7,
  });
});

it('maps classes that are missing, or creates them with their grades', async () => {
  const girassol = { key: 'girassol', name: 'Girassol', lines: 1, year: null, stage: null, shift: null };
  const created = { ...girassol, shift: 'matutino' as const };
  const { sent } = await check(({ options }) => {
    if (options.newClasses['girassol'])
      return report({ newClasses: [{ ...created, year: '2º ano', stage: 'anos_iniciais' }] });
    if (options.createMissing) return report({ newClasses: [created], needs: 'grades' });
    return report({ missingClasses: options.mapping['girassol'] === 4 ? [] : [girassol] });
  });
  await person.selectOptions(await screen.findByLabelText('Girassol, 1 linha'), '6º A');
  await press('Conferir de novo');
  expect(await screen.findByRole('button', { name: 'Importar 1 linha' })).toBeEnabled();
  expect(sent.at(-1)?.options).toMatchObject({ mapping: { girassol: 4 } });
});

it('asks for the grades of classes that are created', async () => {
  const girassol = { key: 'girassol', name: 'Girassol', lines: 1, year: null, stage: null, shift: null };
  const { sent } = await check(({ options }) => {
    const said = options.newClasses['girassol'];
    if (said) return report({ newClasses: [{ ...girassol, ...said }] });
    if (options.createMissing)
      return report({ newClasses: [{ ...girassol, shift: 'matutino' }], needs: 'grades' });
    return report({ missingClasses: [girassol] });
  });
  await press('Criar a turma');
  expect(await screen.findByText('Diga o ano de cada turma nova para poder importar.')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  await person.selectOptions(screen.getByLabelText('Ano da turma Girassol'), '2º ano');
  await person.selectOptions(screen.getByLabelText('Turno da turma Girassol'), 'Integral');
  await press('Conferir de novo');
  expect(await screen.findByRole('button', { name: 'Importar 1 linha' })).toBeEnabled();
  expect(sent.at(-1)?.options).toMatchObject({
    createMissing: true,
    newClasses: { girassol: { year: '2º ano', stage: 'anos_iniciais', shift: 'integral' } },
  });
});
