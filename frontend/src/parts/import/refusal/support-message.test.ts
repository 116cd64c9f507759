import { expect, it, test } from 'vitest';

import { PASTED } from '@/parts/import/import-file';

import { factsOf, supportMessage } from './support-message';

test.each([
  ['alunos da Ana.XLSX', 'XLSX'],
  [PASTED, 'Células coladas'],
  ['sem ponto', undefined],
  ['nome.de.Ana Souza', undefined],
])('of the name %s only the kind is told', (name, kind) => {
  const facts = factsOf({ name, size: 1900 });
  expect(facts.find((fact) => fact.name === 'Tipo do arquivo')?.value).toBe(kind);
  expect(facts.at(-1)).toEqual({ name: 'Tamanho', value: '2 KB' });
});

it('a message says what was refused, the facts, when, and the version, and quotes no name', () => {
  const refusal = {
    heading: 'Não consegui abrir o arquivo',
    sentence: 'A planilha “Turma da Ana” é longa.',
    facts: [],
  };
  const message = supportMessage(refusal, [{ name: 'Linhas', value: '3' }], {
    at: new Date('2026-03-10T15:00:00Z'),
    version: '0.1.0',
  });
  expect(message.split('\n')).toEqual([
    'Sistema IDEB: um arquivo foi recusado',
    'Recusa: Não consegui abrir o arquivo. A planilha “...” é longa.',
    'Linhas: 3',
    expect.stringMatching(/^Data: 10\/03\/2026, \d\d:00$/),
    'Versão do sistema: 0.1.0',
  ]);
});
