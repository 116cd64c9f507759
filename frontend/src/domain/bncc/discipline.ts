import { plain } from '@/domain/plain';

/** What lessons are of: the components of the ensino fundamental, then the areas of the ensino médio. */
export const disciplineLabels = {
  lingua_portuguesa: 'Língua Portuguesa',
  matematica: 'Matemática',
  ciencias: 'Ciências',
  historia: 'História',
  geografia: 'Geografia',
  arte: 'Arte',
  educacao_fisica: 'Educação Física',
  ingles: 'Inglês',
  ensino_religioso: 'Ensino Religioso',
  computacao: 'Computação',
  linguagens: 'Linguagens e suas Tecnologias',
  ciencias_da_natureza: 'Ciências da Natureza e suas Tecnologias',
  ciencias_humanas: 'Ciências Humanas e Sociais Aplicadas',
} as const;

export type Discipline = keyof typeof disciplineLabels;

export const disciplines = Object.keys(disciplineLabels) as Discipline[];

/** The discipline that a school's subject is, by its name; null of a subject that the BNCC does not name. */
export function disciplineOf(subject: string): Discipline | null {
  const name = plain(subject);
  return disciplines.find((one) => name.startsWith(plain(disciplineLabels[one]))) ?? others[name] ?? null;
}

const others: Readonly<Record<string, Discipline>> = {
  portugues: 'lingua_portuguesa',
  artes: 'arte',
  'lingua inglesa': 'ingles',
};

export const disciplineOptions = disciplines.map((value) => ({ value, label: disciplineLabels[value] }));
