import { expect, it, test } from 'vitest';

import { glossary, partsOf } from './glossary';
import synonyms from './synonyms.txt?raw';

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.test.*', '!/src/api/schema.gen.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const files = Object.entries(sources);
const sentences = files.filter(([file]) => file.endsWith('.text.ts') || file.endsWith('/glossary.ts'));

/** The words that are not said, each with the one that is. The server's sentences have the same list. */
const unsaid = synonyms
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [word = '', others = ''] = line.split(': ');
    return others.split(', ').map((other) => [other, word] as const);
  });

test('one thing has one word', () => {
  expect(sentences.length).toBeGreaterThan(50);
  const found = sentences.flatMap(([file, text]) =>
    unsaid
      .filter(([other]) => text.toLowerCase().includes(other))
      .map(([other, word]) => `${file}: "${other}" is "${word}"`),
  );
  expect(found).toEqual([]);
});

test('no percentage breaks before its sign', () => {
  // A comment is not printed; what is left over is written by percentText.
  const breaking = /[\d}] %(?!\w)/;
  expect('100 % de aprovação').toMatch(breaking);
  const found = files.flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => /['`]/.test(line) && !/^\s*(\*|\/\*|\/\/)/.test(line) && breaking.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('a meaning is one line, and no word stands there twice', () => {
  for (const { word, meaning } of glossary) {
    expect(`${word}: ${meaning}`).toMatch(/^.{1,125}\.$/);
  }
  expect(new Set(glossary.map(({ word }) => word)).size).toBe(glossary.length);
});

const told = (sentence: string) =>
  partsOf(sentence).map((part) => (typeof part === 'string' ? part : `[${part.word}]`));

it.each([
  ['IDEB = aprendizagem (N) × P', ['[IDEB]', ' = aprendizagem (', '[N]', ') × ', '[P]']],
  ['A nota Saeb, do Saeb: o Saeb', ['A ', '[nota Saeb]', ', do ', '[Saeb]', ': o Saeb']],
  ['Mais 2,5 p.p. em cada etapa', ['Mais 2,5 ', '[p.p.]', ' em cada ', '[etapa]']],
  ['Em paredes e redes, por enquanto', ['Em paredes e redes, por enquanto']],
  ['', []],
])('"%s" is taken apart at its words', (sentence, parts) => {
  expect(told(sentence)).toEqual(parts);
});
