import { plural } from '@/domain/plural';

export const problemText = {
  unexpected: 'Tente novamente.',
  offline: 'Sem resposta do servidor. Verifique a conexão e tente de novo.',
  gone: 'Não foi encontrado: acaba de ser excluído ou mudado em outra tela. O que a tela mostra está sendo lido de novo.',
  sessionEnd: 'Sua sessão terminou antes deste pedido, e nada foi salvo. Tente de novo.',
  fileChanged: 'O arquivo mudou depois de escolhido. Escolha a planilha de novo.',
  /** Nothing came within the time a call has. */
  late: {
    read: 'O servidor não respondeu em 20 segundos. Verifique a conexão e tente de novo.',
    ask: 'O servidor não respondeu em 30 segundos. Verifique a conexão e tente de novo.',
    write:
      'O servidor não respondeu em 30 segundos. Pode ter sido salvo ou não: confira antes de enviar de novo.',
    once: 'O servidor não respondeu em 30 segundos. Pode ter sido salvo ou não: envie de novo, e nada será salvo duas vezes.',
  },
  seconds: (count: number) => `${count} ${plural(count, 'segundo', 'segundos')}`,
  minutes: (count: number) => `${count} ${plural(count, 'minuto', 'minutos')}`,
  wait: (duration: string) => `Aguarde ${duration} e tente de novo.`,
};
