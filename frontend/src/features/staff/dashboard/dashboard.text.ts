import { formatDecimal } from '@/domain/decimal';
import type { Stage } from '@/domain/stage';

import type { Direction, Headline } from './headline';

export const inStage: Record<Stage, string> = {
  anos_iniciais: 'nos Anos Iniciais',
  anos_finais: 'nos Anos Finais',
  ensino_medio: 'no Ensino Médio',
};

const moved: Record<Direction, [one: string, both: string]> = {
  up: ['subiu', 'subiram'],
  down: ['caiu', 'caíram'],
  same: ['ficou igual', 'ficaram iguais'],
};

function movement({ learning, approval }: Headline): string | null {
  if (!learning && !approval) return null;
  if (!learning || !approval) {
    return learning ? `a aprendizagem ${moved[learning][0]}` : `a aprovação ${moved[approval ?? 'same'][0]}`;
  }
  if (learning === approval) return `a aprendizagem e a aprovação ${moved[learning][1]}`;
  return `a aprendizagem ${moved[learning][0]} e a aprovação ${moved[approval][0]}`;
}

function headline(said: Headline): string {
  const { stage, year, now, before } = said;
  if (!before) {
    const first = `Em ${year}, ${inStage[stage]}, o IDEB foi ${formatDecimal(now, 1)}.`;
    return `${first} Ainda não há edição anterior para comparar.`;
  }
  const [from, to] = [formatDecimal(before.value, 1), formatDecimal(now, 1)];
  const index = from === to ? `O IDEB ficou em ${to}.` : `O IDEB foi de ${from} para ${to}.`;
  const moves = movement(said);
  const span = `De ${before.year} para ${year}, ${inStage[stage]}`;
  if (moves) return `${span}, ${moves}. ${index}`;
  return `${span}, ${index.charAt(0).toLowerCase()}${index.slice(1)}`;
}

export const dashboardText = {
  title: 'Dashboard IDEB',
  headline,
  noHeadline: (stage: Stage) => `Ainda não há IDEB publicado para a escola ${inStage[stage]}.`,
  loading: 'Carregando dados da escola...',
  failed: 'Erro ao carregar dados da escola',
  failedDetail: 'Tente recarregar a página',
  cardFailed: 'Não foi possível carregar esta parte.',
  editorsOnly: 'Só gestor ou coordenador pode importar dados.',
  actions: {
    title: 'Ações Rápidas',
    import: 'Importar Dados',
    importDetail: 'CSV/Excel',
  },
};
