import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const answerText = {
  label: 'Habilidades dominadas',
  of: (total: number) => `de ${formatCount(total)}`,
  none: '–',
  noneOf: 'sem respostas ainda',
  train: (name: string, skill: string) => `${name} deve treinar “${skill}”`,
  lowest: (count: number, mastery: number) =>
    `${plural(count, 'É a única habilidade a reforçar', `Está entre as ${formatCount(count)} a reforçar`)}: domínio de ${mastery} em 100.`,
  after: (skill: string) => `Depois dela, “${skill}”.`,
  near: (mastery: number) =>
    `Nenhuma habilidade a reforçar. Esta está a caminho: domínio de ${mastery} em 100.`,
  how: 'Treinos curtos, de memória e em dias alternados, costumam fixar mais do que um treino longo.',
  allMastered: (name: string) => `${name} domina todas as habilidades que já praticou`,
  allMasteredDetail: 'Um quiz de vez em quando ajuda a não esquecer.',
  unknown: (name: string) => `Ainda não dá para dizer o que ${name} deve treinar`,
  unknownDetail: 'Faltam respostas em quizzes. O primeiro, no Simulador SAEB, mostra por onde começar.',
  failed: 'Não foi possível carregar as habilidades deste aluno.',
  see: 'Ver recomendações',
};
