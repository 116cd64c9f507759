import { expect, it } from 'vitest';

import type { components } from '@/api/schema.gen';

import { doneSentence, foundSentence } from './import-sentence';

type ImportReport = components['schemas']['ImportReport'];

const report = (counts: Partial<ImportReport>): ImportReport => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  ignored: 0,
  format: 'csv',
  encoding: 'UTF-8',
  delimiter: ';',
  records: [],
  problems: [],
  unreadableCells: 0,
  cellProblems: [],
  unknownColumns: [],
  ...counts,
});

it.each([
  [{ created: 1 }, '1 resultado novo. Nada foi gravado ainda.'],
  [{ created: 2, updated: 1 }, '2 resultados novos e 1 atualizado. Nada foi gravado ainda.'],
  [{ unchanged: 3 }, 'Tudo o que pôde ser lido na planilha já está no sistema. Não há o que importar.'],
  [{}, 'A planilha não trouxe nenhum resultado para importar.'],
])('a dry run that found %j', (counts, sentence) => {
  expect(foundSentence(report(counts))).toBe(sentence);
});

it.each([
  [{ created: 1, rejected: 1 }, '1 resultado importado com sucesso, 1 falhou'],
  [{ created: 2, updated: 1 }, '3 resultados importados com sucesso, 0 falharam'],
])('an import that brought %j', (counts, sentence) => {
  expect(doneSentence(report(counts))).toBe(`Importação concluída! ${sentence}`);
});
