import { formatDecimal } from '@/domain/decimal';

import type { Board, GoalInForce, Target } from '../board';

export const summaryText = {
  label: (stage: string) => `Resumo, ${stage}`,
  index: 'IDEB atual',
  since: (year: number) => `desde ${year}`,
  firstEdition: 'Sem edição anterior',
  noIndex: 'Sem IDEB publicado',
  noFigure: 'Sem dado',
  own: 'Informado pela escola',
  inYear: (year: number) => `em ${year}`,
  approval: 'Taxa de aprovação',
  saeb: 'SAEB médio',
  ofTen: 'de 10',
  simulations: 'Simulações',
  lastThirtyDays: (count: number) => `${count} nos últimos 30 dias`,
  simulationsFailed: 'Não foi possível contar as simulações.',
  goal: (goal: GoalInForce | null) => {
    if (!goal) return 'Meta';
    return goal.origin === 'escola' ? `Meta para ${goal.year}` : `Meta MEC ${goal.year}`;
  },
  missing: (missing: string) => `Faltam ${missing}`,
  met: 'Meta atingida',
  noGoal: 'Nenhuma meta definida',
  ownGoal: 'Meta da escola',
  officialGoal: ({ year, value }: Target) => `Meta MEC ${year}: ${formatDecimal(value, 1)}`,
  lastOfficial: 'Última meta oficial',
  noOfficial: 'Sem meta oficial nesta etapa',
  waitingIndex: 'Sem IDEB para comparar',
};

/** The tiny lines under a goal: where it comes from. */
export function goalOrigin({ goal, official }: Board): string[] {
  if (goal?.origin === 'escola') {
    return [summaryText.ownGoal, ...(official ? [summaryText.officialGoal(official)] : [])];
  }
  return [goal ? summaryText.lastOfficial : summaryText.noOfficial];
}
