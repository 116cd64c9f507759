import type { Stage } from './stage';

/** What the grades of a stage are called in sentences. */
export interface GradeWords {
  one: string;
  the: string;
  each: string;
  eachOne: string;
  all: string;
  other: string;
  others: string;
}

const years: GradeWords = {
  one: 'ano',
  the: 'o ano',
  each: 'cada ano',
  eachOne: 'cada um',
  all: 'todos os anos',
  other: 'o outro ano',
  others: 'os outros anos',
};

const series: GradeWords = {
  one: 'série',
  the: 'a série',
  each: 'cada série',
  eachOne: 'cada uma',
  all: 'todas as séries',
  other: 'a outra série',
  others: 'as outras séries',
};

export const gradeWords: Record<Stage, GradeWords> = {
  anos_iniciais: years,
  anos_finais: years,
  ensino_medio: series,
};
