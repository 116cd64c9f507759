import type { IndicatorKind } from '@/domain/action/indicator';

const kinds: Record<IndicatorKind, string> = {
  lp: 'Língua Portuguesa',
  mt: 'Matemática',
  aprovacao: 'Aprovação da etapa',
  grade: 'Aprovação de um ano ou série',
  indice: 'Índice do IDEB',
};

export const indicatorText = {
  kinds,
  riseOfIndex: (rise: string, stage: string) => `${rise} no índice, ${stage}`,
  riseOfRate: (rise: string, what: string) => `${rise}\u00a0p.p. em ${what}`,
  riseOfPoints: {
    one: (rise: string, what: string) => `${rise} ponto em ${what}`,
    many: (rise: string, what: string) => `${rise} pontos em ${what}`,
  },
  fromTo: (from: string, to: string) => `de ${from} para ${to}`,
};
