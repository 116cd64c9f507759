import { plural } from '@/domain/plural';

const of = (hits: number, answers: number) => `${hits} de ${answers}`;
const right = (hits: number, answers: number) => `${of(hits, answers)} ${plural(answers, 'certa', 'certas')}`;

export const skillRatesText = {
  of,
  right,
  first: '• retome primeiro',
  few: 'Ainda é cedo para comparar: poucas respostas de cada uma.',
  fewOfThese: 'Ainda é cedo para comparar estas: poucas respostas de cada uma.',
  /** Said once where nobody answered on paper. */
  ofClass: 'Só respostas na tela da sala: uma da turma por questão.',
  classAlone: 'só na tela da sala, uma resposta da turma por questão',
  apart: {
    projetada: (hits: number, answers: number) => `na tela da sala, a turma acertou ${of(hits, answers)}`,
    impressa: (hits: number, answers: number) => `no papel, ${right(hits, answers)}`,
  },
};
