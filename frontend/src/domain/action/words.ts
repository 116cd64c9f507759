export type ActionType =
  'aprovacao' | 'lingua_portuguesa' | 'matematica' | 'frequencia' | 'formacao' | 'gestao' | 'outro';

export const actionTypes: readonly ActionType[] = [
  'aprovacao',
  'lingua_portuguesa',
  'matematica',
  'frequencia',
  'formacao',
  'gestao',
  'outro',
];

export const typeLabels: Record<ActionType, string> = {
  aprovacao: 'Aprovação',
  lingua_portuguesa: 'Língua Portuguesa',
  matematica: 'Matemática',
  frequencia: 'Frequência',
  formacao: 'Formação',
  gestao: 'Gestão',
  outro: 'Outro',
};

export type Priority = 'baixa' | 'media' | 'alta' | 'urgente';

export const priorities: readonly Priority[] = ['baixa', 'media', 'alta', 'urgente'];

export const priorityLabels: Record<Priority, string> = {
  baixa: 'Baixa',
  media: 'Média',
  alta: 'Alta',
  urgente: 'Urgente',
};

export type ActionStatus = 'ativo' | 'planejada' | 'pausado' | 'concluido' | 'cancelado';

/** In the order in which a list shows them. */
export const actionStatuses: readonly ActionStatus[] = [
  'ativo',
  'planejada',
  'pausado',
  'concluido',
  'cancelado',
];

export const statusLabels: Record<ActionStatus, string> = {
  ativo: 'Ativa',
  planejada: 'Planejada',
  pausado: 'Pausada',
  concluido: 'Concluída',
  cancelado: 'Cancelada',
};

const optionsOf = <T extends string>(words: readonly T[], labels: Record<T, string>) =>
  words.map((value) => ({ value, label: labels[value] }));

export const typeOptions = optionsOf(actionTypes, typeLabels);
export const priorityOptions = optionsOf(priorities, priorityLabels);
export const statusOptions = optionsOf(actionStatuses, statusLabels);
