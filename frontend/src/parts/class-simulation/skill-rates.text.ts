import { plural } from '@/domain/plural';

const of = (hits: number, answers: number) => `${hits} de ${answers}`;

export const skillRatesText = {
  of,
  right: (hits: number, answers: number) => `${of(hits, answers)} ${plural(answers, 'certa', 'certas')}`,
  beside: {
    projetada: (hits: number, answers: number) => `No papel, ${of(hits, answers)}.`,
    impressa: (hits: number, answers: number) => `Na tela da sala, a turma acertou ${of(hits, answers)}.`,
  },
  first: '• retome primeiro',
  few: 'Ainda é cedo para comparar: poucas respostas de cada uma.',
  fewOfThese: 'Ainda é cedo para comparar estas: poucas respostas de cada uma.',
};
