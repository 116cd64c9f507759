import type { EffectAnswer } from '@/api/actions/effects';
import type { IndicatorKind } from '@/domain/action/indicator';
import { plural } from '@/domain/plural';

type NoEffect = NonNullable<EffectAnswer['missing']>;

export const effectText = {
  onIndex: 'no índice',
  onIndexOf: (stage: string) => `no índice, ${stage}`,
  points: {
    one: (rise: string, subject: string) => `${rise} ponto em ${subject}`,
    many: (rise: string, subject: string) => `${rise} pontos em ${subject}`,
  },
  subjects: { lp: 'Língua Portuguesa', mt: 'Matemática' },
  rate: (rise: string) => `${rise}\u00a0p.p. de aprovação`,
  rateIn: (rise: string, article: string, grade: string) => `${rise}\u00a0p.p. n${article} ${grade}`,
  pupils: (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`,
  inPupils: (what: string, pupils: string) => `${what} = ${pupils}`,
  none: 'Sem efeito no índice',
  linkIndicator: 'Ligar um indicador',
  titles: {
    sem_alavanca: 'Efeito não calculado',
    sem_dados: 'Efeito não calculado',
    sem_espaco: 'Sem efeito no índice',
    alvo_alcancado: 'Alvo já alcançado',
  } satisfies Record<NoEffect, string>,
  reasons: {
    sem_alavanca: 'O alvo é o próprio índice: escolha o que o move, como uma disciplina ou a aprovação.',
    sem_dados: 'A etapa ainda não tem uma edição com as proficiências e a aprovação de cada ano.',
    sem_espaco: 'O indicador já está no máximo, ou este ano não conta para o índice.',
    alvo_alcancado: 'O resultado mais novo da escola já está no alvo: a ação não soma mais nada ao plano.',
  } satisfies Record<NoEffect, string>,
  failed: 'Não foi possível calcular o efeito das ações no índice.',
  calculating: 'Calculando o efeito no índice...',
  expected: 'Efeito esperado no índice',
  from: (year: number) => `contado a partir de ${year}`,
  to: 'para',
  approved: (count: number) => plural(count, 'aprovado', 'aprovados'),
  morePupils: (pupils: string, approved: string, of: string) => `${pupils} a mais ${approved}, de ${of}`,
  observedIn: (year: number) => `Observado em ${year}`,
  units: {
    indice: '',
    lp: 'pontos',
    mt: 'pontos',
    aprovacao: 'p.p.',
    grade: 'p.p.',
  } satisfies Record<IndicatorKind, string>,
  observedSince: (unit: string, year: number, expected: string) =>
    `${unit} desde ${year}; o esperado era ${expected}`.trim(),
  observed: (year: number, change: string) => `observado em ${year}: ${change}`,
  typed: (gain: string) => `Efeito esperado: ${gain} no índice.`,
  typedWith: (change: string, index: string) => `Com ${change}, o índice chegaria a ${index}.`,
  typedFailed: 'Não foi possível calcular o efeito agora. A ação pode ser salva assim mesmo.',
};
