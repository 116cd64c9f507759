import { plural } from '@/domain/plural';

const skills = (count: number) => `${count} ${plural(count, 'habilidade', 'habilidades')}`;
const pupils = (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`;

export const numbersText = {
  title: 'Os quatro números do domínio',
  description:
    'O quiz diz o quanto cada aluno já sabe por quatro números de cada habilidade. Eles começam iguais para todas as escolas; com respostas suficientes, passam a ser os da própria escola.',
  meanings: [
    ['Já sabia', 'a parte dos alunos que já sabe antes da primeira resposta'],
    ['Aprende', 'a chance de aprender ao responder uma vez'],
    ['Escorrega', 'a chance de errar mesmo sabendo'],
    ['Chuta', 'a chance de acertar sem saber'],
  ] as const,
  subject: 'Disciplina',
  loading: 'Carregando os números...',
  failed: 'Não foi possível carregar os números.',
  none: 'Ninguém respondeu a questões desta disciplina ainda',
  noneDetail: 'Os números aparecem com as primeiras respostas ao quiz.',
  noSubjects: 'Nenhuma disciplina cadastrada',
  caption: 'Números por habilidade',
  skill: 'Habilidade',
  prior: 'Já sabia',
  learn: 'Aprende',
  slip: 'Escorrega',
  guess: 'Chuta',
  whose: 'De quem são',
  own: 'da escola',
  shared: 'de todas as escolas',
  sample: (count: number, answers: string, day: string) =>
    `Calculados em ${day}, de ${answers} respostas de ${pupils(count)}.`,
  mayBeOwn: 'As respostas podem bastar: falta calcular.',
  estimate: 'Calcular pelas respostas da escola',
  estimating: 'Calculando...',
  estimateHint: 'Pode levar alguns minutos. O que cada aluno já sabe é contado de novo, no quiz e no mapa.',
  leadersOnly: 'Quem calcula é a coordenação ou a gestão.',
  estimated: (own: number) => `${skills(own)} ${plural(own, 'tem', 'têm')} agora números da escola`,
  estimatedNone: 'Nenhuma habilidade tem respostas suficientes ainda',
  toldAnew: (count: string) => `Contado de novo em ${count} pares de aluno e habilidade.`,
  estimateFailed: 'Não foi possível calcular',
  estimateFallback: 'O servidor não respondeu. Tente de novo.',
  summary: (own: number, all: number) =>
    `${own} de ${skills(all)} ${plural(own, 'tem', 'têm')} números da escola.`,
};
