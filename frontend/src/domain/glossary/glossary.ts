import { percentText } from '@/domain/percent';

/** A word of the field and what it means, in one line. */
export interface Entry {
  word: string;
  meaning: string;
}

/** Each where it first stands on a page opens its line; the same words are meant everywhere. */
export const glossary: readonly Entry[] = [
  {
    word: 'IDEB',
    meaning: 'Índice de Desenvolvimento da Educação Básica, de 0 a 10: aprendizagem (N) vezes aprovação (P).',
  },
  {
    word: 'Saeb',
    meaning: 'Prova nacional de Língua Portuguesa e Matemática, aplicada em anos ímpares.',
  },
  {
    word: 'BNCC',
    meaning: 'Base Nacional Comum Curricular: o que todo aluno tem direito a aprender em cada ano.',
  },
  { word: 'N', meaning: 'A média das notas Saeb de Língua Portuguesa e Matemática, de 0 a 10.' },
  { word: 'P', meaning: 'Quanto a escola aprova nos anos da etapa, de 0 a 1.' },
  {
    word: 'nota Saeb',
    meaning: 'A proficiência levada para uma escala de 0 a 10, que é a mesma em toda a etapa.',
  },
  {
    word: 'proficiência',
    meaning: 'Os pontos dos alunos no Saeb, em uma escala de 0 a cerca de 500.',
  },
  { word: 'descritor', meaning: 'Uma habilidade que o Saeb mede, com um código como D12.' },
  { word: 'etapa', meaning: 'Anos Iniciais (1º ao 5º), Anos Finais (6º ao 9º) ou Ensino Médio.' },
  { word: 'rede', meaning: 'Quem mantém a escola: o município, o estado, a União ou um particular.' },
  {
    word: 'p.p.',
    meaning: `A diferença entre duas taxas: de ${percentText(93)} para ${percentText(94)} é 1 p.p.`,
  },
  { word: 'código INEP', meaning: 'Os 8 dígitos que identificam a escola no Censo Escolar.' },
];

export type Part = string | Entry;

const ESCAPED = /[.*+?^${}()|[\]\\]/g;
const LETTER = String.raw`[\p{L}\p{N}]`;

/** One that stands within a longer one gives way to it. */
const longestFirst = glossary.toSorted((a, b) => b.word.length - a.word.length);
const words = longestFirst.map(({ word }) => word.replace(ESCAPED, String.raw`\$&`)).join('|');

/** A sentence taken apart at the words that are explained, each where it first stands. Capitals count: "n" is no N. */
export function partsOf(sentence: string): Part[] {
  const told = new Set<string>();
  const parts: Part[] = [];
  let from = 0;
  for (const found of sentence.matchAll(new RegExp(`(?<!${LETTER})(?:${words})(?!${LETTER})`, 'gu'))) {
    const [word] = found;
    const entry = glossary.find((one) => one.word === word);
    if (!entry || told.has(word)) continue;
    told.add(word);
    parts.push(sentence.slice(from, found.index), entry);
    from = found.index + word.length;
  }
  return [...parts, sentence.slice(from)].filter((part) => part !== '');
}
