import { plural } from '@/domain/plural';

/** By whose advance measures, and how far it is. */
const tones = {
  propria: {
    uma_edicao: 'dá em uma edição',
    duas_edicoes: 'em duas edições',
    alem: 'mais que qualquer avanço até hoje',
  },
  tipica: {
    uma_edicao: 'dá em uma edição',
    duas_edicoes: 'em duas edições',
    alem: 'mais que o dobro do avanço típico',
  },
};

export const effortText = {
  tones,
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
  typicalOf: (schools: number, count: string, states: string) =>
    `avanço típico de ${count} ${plural(schools, 'escola', 'escolas')} (${states})`,
  pupils: (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`,
};
