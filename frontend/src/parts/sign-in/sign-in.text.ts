import { plural } from '@/domain/plural';

export const signInText = {
  waits: (seconds: number) =>
    `Muita gente está entrando agora. Nova tentativa em ${seconds} ${plural(seconds, 'segundo', 'segundos')}.`,
  again: 'Muita gente está entrando agora. Tentando de novo...',
};
