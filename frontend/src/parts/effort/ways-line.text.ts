import { plural } from '@/domain/plural';

export const waysLineText = {
  suffice: (ways: number) => plural(ways, 'Basta', 'Bastam'),
  points: {
    mt: (difference: string) => `${difference} pontos em Matemática`,
    lp: (difference: string) => `${difference} pontos em Língua Portuguesa`,
  },
  approval: (difference: string) => `${difference} p.p. de aprovação`,
  ofGrade: (difference: string, grade: string) => `${difference} p.p. de aprovação no ${grade}`,
  ofSeries: (difference: string, grade: string) => `${difference} p.p. de aprovação na ${grade}`,
  or: 'ou',
};
