import { plural } from '@/domain/plural';

export const helpText = {
  title: 'Quem precisa de ajuda agora',
  description: 'Habilidades a reforçar entre as que cada um já respondeu, e o motivo mais provável.',
  none: 'Ninguém tem habilidade a reforçar, e todos jogaram nos últimos dias.',
  of: (answered: number) => `de ${answered}`,
  counted: (toStrengthen: number, answered: number) =>
    `${toStrengthen} de ${answered} ${plural(answered, 'habilidade', 'habilidades')} a reforçar`,
  all: (count: number) => `Ver os ${count} alunos`,
  fewer: 'Ver menos',
};
