import type { ActionStatus } from '@/domain/action/words';
import { plural } from '@/domain/plural';

const counted = (one: string, many: string) => (count: number) => `${plural(count, one, many)} (${count})`;

const statuses: Record<ActionStatus, (count: number) => string> = {
  ativo: counted('Ação ativa', 'Ações ativas'),
  planejada: counted('Ação planejada', 'Ações planejadas'),
  pausado: counted('Ação pausada', 'Ações pausadas'),
  concluido: counted('Ação concluída', 'Ações concluídas'),
  cancelado: counted('Ação cancelada', 'Ações canceladas'),
};

export const paperText = {
  statuses,
  title: 'Plano de ações estratégicas',
  about: (count: string, late: string) => `${count}, ${late}`,
  failed: 'Não foi possível preparar o plano para imprimir',
  effect: 'Efeito',
  since: { concluido: 'Concluída em', cancelado: 'Cancelada em' },
  reason: 'Motivo',
  rounding:
    'Cada efeito é arredondado por si, a duas casas. O plano é somado antes de arredondar, e o que várias ações movem juntas não é a simples soma: os efeitos escritos podem não somar o total.',
  noIndicator: 'sem efeito no índice: sem indicador ligado',
  type: 'Tipo',
  priority: 'Prioridade',
  responsible: 'Responsável',
  period: 'Período',
  indicator: 'Indicador',
  students: 'Alunos',
  budget: 'Orçamento',
  expected: (money: string) => `${money} previstos`,
  actual: (money: string) => `${money} gastos`,
  notSaid: 'não informado',
  progress: 'Progresso',
  milestones: (title: string) => `Marcos de ${title}`,
  milestone: 'Marco',
  due: 'Até',
  state: 'Andamento',
  noDue: 'sem prazo',
  open: 'pendente',
  left: (count: string) => `Faltam neste papel ${count} marcos, os já concluídos primeiro.`,
  signatures: 'Aprovação do plano',
  signers: ['Direção', 'Coordenação pedagógica', 'Conselho escolar'],
  placeAndDay: 'Local e data: ____________________________________, ____/____/________',
};
