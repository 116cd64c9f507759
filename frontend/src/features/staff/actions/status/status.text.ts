import { percentText } from '@/domain/percent';
import { quoted } from '@/domain/action/quoted';
import { plural } from '@/domain/plural';

export const statusText = {
  of: (title: string) => `Situação de ${title}`,
  label: 'Situação',
  done: 'Status atualizado!',
  failed: 'Erro ao atualizar status',
  pending: 'Mudando...',
  cancel: {
    title: (title: string) => `Cancelar a ação ${quoted(title)}?`,
    detail: 'Ela sai do que está em andamento. O motivo fica nas atualizações da ação.',
    reason: 'Motivo',
    required: 'Diga por que a ação é cancelada.',
    tooLong: 'Use no máximo 1.000 caracteres.',
    submit: 'Cancelar a ação',
    pending: 'Cancelando...',
    back: 'Voltar',
  },
  open: {
    title: (count: number) => `Concluir com ${count} ${plural(count, 'marco aberto', 'marcos abertos')}?`,
    lacks: (count: number, names: string) => `${plural(count, 'Falta', 'Faltam')} ${names}.`,
    more: (count: number) => `mais ${count}`,
    detail: `O progresso vai para ${percentText(100)}, e as atualizações dizem que foi assim.`,
    titleUnknown: 'Concluir com marcos abertos?',
    confirm: 'Concluir mesmo assim',
    pending: 'Concluindo...',
  },
  changed: {
    title: (name: string, status: string) => `${name} mudou a situação para ${status}`,
    somebody: 'Outra pessoa',
    detail: (title: string, status: string) =>
      `Foi agora, enquanto esta lista estava aberta. ${quoted(title)} continua assim até você escolher outra vez ${status}.`,
    confirm: (status: string) => `Mudar para ${status}`,
  },
};
