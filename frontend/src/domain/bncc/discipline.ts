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

export const disciplineOptions = disciplines.map((value) => ({ value, label: disciplineLabels[value] }));
