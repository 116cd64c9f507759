import { plural } from '@/domain/plural';

const seconds = (count: number) => `${count} ${plural(count, 'segundo', 'segundos')}`;

export const writingText = {
  list: 'Partes do plano',
  part: (number: number, all: number, name: string) => `Parte ${number} de ${all}: ${name}.`,
  finishing: 'Conferindo os códigos da BNCC.',
  ready: 'pronta',
  now: 'escrevendo',
  passed: (count: number) => `Já se passaram ${seconds(count)}.`,
  passedMinutes: (minutes: number, rest: number) => `Já se passaram ${minutes} min e ${seconds(rest)}.`,
  usual: 'Costuma levar menos de um minuto.',
};
