export const insightsText = {
  title: (count: number) => `Insights das Simulações (${count})`,
  ofStage: (stage: string, count: number) => {
    if (count === 0) return `Nenhuma em ${stage} ainda: escolha outra etapa acima.`;
    return `${stage}: ${count === 1 ? '1 simulação' : `${count} simulações`}.`;
  },
  history: 'Ver histórico',
  failed: 'Não foi possível carregar os insights das simulações.',
  average: 'Média simulada',
  versusCurrent: 'sobre o IDEB atual',
  noCurrent: 'Sem IDEB atual para comparar',
  atTarget: 'Na meta ou acima',
  ofAll: (count: number, percent: number) => `de ${count}, ${percent}\u00a0%`,
  target: (target: string) => `Meta ${target}`,
  noTarget: 'Só contam simulações com meta própria',
  best: 'Melhor resultado',
  mode: { rapida: 'estimativa rápida', oficial: 'cálculo oficial' },
  last: 'Última simulação',
  none: 'Nenhuma',
  trend: 'Tendência recente',
  trendDetail: (recent: string, previous: string, count: number) => {
    const before =
      count >= 10 ? 'as 5 anteriores' : count === 6 ? 'a anterior' : `as ${count - 5} anteriores`;
    return `Últimas 5 (${recent}) contra ${before} (${previous})`;
  },
  noTrend: 'Aparece a partir de 6 simulações',
  lastThirtyDays: 'Últimos 30 dias',
  simulations: (count: number) => (count === 1 ? 'simulação' : 'simulações'),
  since: (date: string) => `Desde ${date}`,
  spread: 'Variação',
  spreadDetail: (min: string, max: string) => `De ${min} a ${max}`,
};
