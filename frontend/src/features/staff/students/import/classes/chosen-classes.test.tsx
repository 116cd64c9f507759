import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { PupilImportOptions, PupilImportReport } from '@/api/people/pupil-import';
import { check, open, person, press, report } from '@/features/staff/students/import/test-page';

afterEach(() => vi.unstubAllGlobals());

const unknown = (key: string) => ({ key, name: key, lines: 1, year: null, stage: null, shift: null });
const created = (key: string) => ({ ...unknown(key), shift: 'matutino' as const });

/** As the server does it: a name of the list is missing, chosen, or a class to be created. */
function judged(names: readonly string[]) {
  return ({ options }: { options: PupilImportOptions }): PupilImportReport => {
    const isChosen = (name: string) => options.mapping[name] !== undefined;
    const isNew = (name: string) =>
      options.mapping[name] === null || (!isChosen(name) && options.createMissing);
    return report({
      chosenClasses: names.filter(isChosen).map((key) => {
        const classId = options.mapping[key] ?? null;
        return { key, name: key, lines: 1, classId, className: classId === 4 ? '6º A' : null };
      }),
      newClasses: names.filter(isNew).map(created),
      missingClasses: names.filter((name) => !isChosen(name) && !isNew(name)).map(unknown),
    });
  };
}

const upload = async (name: string) => {
  await person.upload(screen.getByLabelText(/(Escolher|Trocar) a planilha/), new File(['matricula'], name));
  await press('Conferir a planilha');
};

const chosen = () => screen.findByRole('heading', { name: 'Turmas que você escolheu' });

it('a class that was chosen by mistake is seen, changed, and taken back', async () => {
  const { sent } = await check(judged(['1']));
  await person.selectOptions(await screen.findByLabelText('1, 1 linha'), '6º A');
  await press('Conferir de novo');
  await chosen();
  expect(screen.getByLabelText('1, 1 linha')).toHaveDisplayValue('6º A');
  await person.selectOptions(screen.getByLabelText('1, 1 linha'), 'Sem escolha');
  await press('Conferir de novo');
  expect(await screen.findByRole('heading', { name: /^1 turma da lista não existe/ })).toBeVisible();
  expect(screen.queryByText('Turmas que você escolheu')).toBeNull();
  expect(sent.map(({ options }) => (options as PupilImportOptions).mapping)).toEqual([{}, { 1: 4 }, {}]);
});

it('a class that was chosen and is archived meanwhile is named', async () => {
  await check(() =>
    report({ chosenClasses: [{ key: '1', name: '1', lines: 1, classId: 99, className: '6º C' }] }),
  );
  await chosen();
  const choices = within(screen.getByLabelText('1, 1 linha')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toContain('6º C');
});

it('classes that were to be created are not, on request', async () => {
  const { sent } = await check(judged(['Girassol', 'Ipê']));
  await person.selectOptions(await screen.findByLabelText('Ipê, 1 linha'), '6º A');
  await press('Criar as 2 turmas');
  expect(await screen.findByRole('heading', { name: '1 turma nova' })).toBeVisible();
  await press('Não criar');
  expect(await screen.findByRole('heading', { name: /^1 turma da lista não existe/ })).toBeVisible();
  expect(sent.at(-1)?.options).toMatchObject({ createMissing: false, mapping: { Ipê: 4 } });
});

it('the next list has the classes that were chosen, says so, and begins without them on request', async () => {
  const { sent } = open(judged(['1', 'Girassol']));
  await upload('relatorio.csv');
  await person.selectOptions(await screen.findByLabelText('1, 1 linha'), '6º A');
  await person.click(screen.getByLabelText('Criar matrícula para quem não tem'));
  await press('Criar as 2 turmas');
  await screen.findByRole('heading', { name: '1 turma nova' });
  await person.selectOptions(screen.getByLabelText('Ano da turma Girassol'), '2º ano');
  expect(screen.queryByText(/lista anterior/)).toBeNull();
  await press('Voltar');
  await upload('relatorio.csv');
  // Only what stands here for all to see; how the list is read is chosen anew.
  expect(await screen.findByText(/^As turmas escolhidas para a lista anterior/)).toBeVisible();
  expect(screen.getByLabelText('1, 1 linha')).toHaveDisplayValue('6º A');
  expect(screen.getByRole('heading', { name: '1 turma nova' })).toBeVisible();
  expect(sent.at(-1)?.options).toMatchObject({
    createMissing: false,
    drawNumbers: false,
    mapping: { 1: 4, Girassol: null },
    newClasses: { Girassol: { year: '2º ano' } },
  });
  await press('Começar sem elas');
  expect(await screen.findByRole('heading', { name: /^2 turmas da lista não existem/ })).toBeVisible();
  expect(screen.queryByText(/lista anterior/)).toBeNull();
});

it('of a list with other classes nothing is said', async () => {
  let names = ['1'];
  open((told) => judged(names)(told));
  await upload('relatorio.csv');
  await person.selectOptions(await screen.findByLabelText('1, 1 linha'), '6º A');
  await press('Voltar');
  names = ['2'];
  await upload('relatorio.csv');
  expect(await screen.findByRole('heading', { name: /^1 turma da lista não existe/ })).toBeVisible();
  expect(screen.queryByText(/lista anterior/)).toBeNull();
});
