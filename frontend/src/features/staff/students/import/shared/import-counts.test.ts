import { expect, it } from 'vitest';

import type { PupilImportReport } from '@/api/people/pupil-import';

import { doneSentence, foundSentence } from './import-counts';

const told = (counts: Partial<PupilImportReport['counts']>) => ({
  counts: { new: 0, updated: 0, same: 0, ignored: 0, wrong: 0, ...counts },
});

it.each([
  [{ new: 29, updated: 4, same: 2, wrong: 3 }, '35 de 38 linhas estão prontas. Nada foi gravado ainda.'],
  [{ new: 1 }, '1 de 1 linha está pronta. Nada foi gravado ainda.'],
  [{ wrong: 2 }, '0 de 2 linhas estão prontas. Nada foi gravado ainda.'],
  [{ same: 3 }, 'Todos os alunos da lista já estão cadastrados assim. Não há o que importar.'],
  [{ same: 3, wrong: 1 }, '3 de 4 linhas estão prontas. Nada foi gravado ainda.'],
  [{}, 'A lista foi lida, mas falta uma informação. Nada foi gravado ainda.'],
])('a dry run that found %j', (counts, sentence) => {
  expect(foundSentence(told(counts))).toBe(sentence);
});

it.each([
  [{ new: 29, updated: 4, same: 2, wrong: 3 }, '33 alunos importados com sucesso, 3 falharam'],
  [{ new: 1, wrong: 1 }, '1 aluno importado com sucesso, 1 falhou'],
])('an import that brought %j', (counts, sentence) => {
  expect(doneSentence(told(counts))).toBe(`Importação concluída! ${sentence}`);
});
