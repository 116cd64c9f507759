import type { Stage } from '@/domain/index/stage';
import { percentText } from '@/domain/percent';
import { plural } from '@/domain/plural';

import { inStage } from '../dashboard.text';

export const insightsText = {
  title: (count: number) => `Insights das Simulações (${count})`,
  noneOfStage: (stage: Stage) => `Nenhuma ${inStage[stage]} ainda: escolha outra etapa acima.`,
  ofStage: (stage: string, count: number) =>
    `${stage}: ${count} ${plural(count, 'simulação', 'simulações')}.`,
  history: 'Ver histórico',
  failed: 'Não foi possível carregar os insights das simulações.',
  average: 'Média simulada',
  versusIndex: (year: number) => `sobre o IDEB de ${year}`,
  noCurrent: 'Sem IDEB para comparar',
  atTarget: 'Na meta ou acima',
  ofAll: (count: number, percent: number) => `de ${count}, ${percentText(percent)}`,
  target: (target: string) => `Meta ${target}, ou a da própria simulação`,
  noTarget: 'Só contam simulações com meta própria',
  best: 'Melhor resultado',
  last: 'Última simulação',
  none: 'Nenhuma',
  trend: 'Tendência recente',
  trendDetail: (recent: string, previous: string, count: number) =>
    `Últimas 5 (${recent}) contra ${plural(count, 'a anterior', `as ${count} anteriores`)} (${previous})`,
  noTrend: 'Aparece a partir de 6 simulações',
  lastThirtyDays: 'Últimos 30 dias',
  simulations: (count: number) => plural(count, 'simulação', 'simulações'),
  since: (date: string) => `Desde ${date}`,
  spread: 'Variação',
  spreadDetail: (min: string, max: string) => `De ${min} a ${max}`,
};
