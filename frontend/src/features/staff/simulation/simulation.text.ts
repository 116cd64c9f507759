import { formatDateTime } from '@/domain/dates';
import { stageLabels } from '@/domain/stage';

import type { Origin } from './start';

export const simulationText = {
  title: 'Simulação IDEB',
  description: 'Ferramenta de simulação e planejamento de metas',
  mode: 'Modo',
  modes: { oficial: 'Cálculo oficial', rapida: 'Estimativa rápida' },
  modeNames: { oficial: 'cálculo oficial', rapida: 'estimativa rápida' },
  loading: 'Carregando os números da escola...',
  loadFailed: 'Erro ao carregar dados da escola',
  loadFailedDetail: 'Tente recarregar a página',
  error: 'Erro',
  calculateFirst: 'Calcule a simulação IDEB antes de salvar.',
  fillFirst: 'Preencha a taxa de aprovação e o desempenho SAEB.',
  saved: 'Simulação salva com sucesso!',
  savedDetail: 'A simulação foi registrada no histórico.',
  saveFailed: 'Erro ao salvar simulação',
  saveFailedDetail: 'Não foi possível salvar a simulação. Tente novamente.',
  outdated: 'Os números mudaram: calcule de novo',
  officialSpoken: (ideb: string, band: string) => `Resultado: IDEB ${ideb}, ${band}.`,
  quickSpoken: (index: string, band: string) => `Resultado da estimativa rápida: ${index}, ${band}.`,
};

/** Where the numbers in the form came from. */
export function originText(origin: Origin): string | null {
  if (origin.kind === 'edition') return `Partindo da edição ${origin.year}, ${stageLabels[origin.stage]}.`;
  if (origin.kind === 'simulation') return `Partindo da simulação de ${formatDateTime(origin.createdAt)}.`;
  return null;
}
