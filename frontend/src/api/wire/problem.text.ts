import { plural } from '@/domain/plural';

export const problemText = {
  unexpected: 'Tente novamente.',
  offline: 'Sem resposta do servidor. Verifique a conexão e tente de novo.',
  seconds: (count: number) => `${count} ${plural(count, 'segundo', 'segundos')}`,
  minutes: (count: number) => `${count} ${plural(count, 'minuto', 'minutos')}`,
  wait: (duration: string) => `Aguarde ${duration} e tente de novo.`,
};
