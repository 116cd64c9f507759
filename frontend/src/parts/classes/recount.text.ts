import { plural } from '@/domain/plural';

export const recountText = {
  recount: 'Atualizar Contadores',
  pending: 'Atualizando...',
  done: 'Contadores atualizados!',
  doneDetail: (count: number) => `${count} ${plural(count, 'turma', 'turmas')} com outro número.`,
  failed: 'Erro ao sincronizar contadores',
};
