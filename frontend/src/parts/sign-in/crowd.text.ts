import { plural } from '@/domain/plural';

export const crowdText = {
  waits: (seconds: number) =>
    `Muita gente está entrando agora. Nova tentativa em ${seconds} ${plural(seconds, 'segundo', 'segundos')}.`,
  again: 'Muita gente está entrando agora. Tentando de novo...',
  stop: 'Não tentar de novo',
};
