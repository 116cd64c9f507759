import { plural } from '@/domain/plural';

export const effortText = {
  percent: {
    propria: (share: string) => `${share} do maior avanço`,
    tipica: (share: string) => `${share} do avanço típico`,
  },
  once: {
    propria: (times: string) => `${times} vez o maior avanço`,
    tipica: (times: string) => `${times} vez o avanço típico`,
  },
  times: {
    propria: (times: string) => `${times} vezes o maior avanço`,
    tipica: (times: string) => `${times} vezes o avanço típico`,
  },
  fromTo: (from: number, to: number) => `de ${from} a ${to}`,
  typicalOf: (schools: number, count: string, where: string) =>
    `avanço típico de ${count} ${plural(schools, 'escola', 'escolas')}${where}`,
  states: (states: string) => ` de ${states}`,
  manyStates: (count: number) => ` de ${count} estados`,
  country: ' do Brasil',
  pupils: (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`,
};
