import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

const questions = (count: number) => `${formatCount(count)} ${plural(count, 'questão', 'questões')}`;

export const questionsText = {
  loading: 'Carregando questões...',
  failed: 'Erro ao carregar questões',
  failedDetail: 'O servidor não respondeu.',
  purpose: 'As questões da escola, para simulações em sala, provas impressas e o quiz dos alunos.',
  create: 'Nova Questão',
  import: 'Importar Questões',
  bncc: 'Ver a BNCC',
  export: 'Exportar',
  print: 'Imprimir prova',
  counted: (total: number, active: number) =>
    `${questions(total)} no banco, ${formatCount(active)} ${plural(active, 'ativa', 'ativas')}.`,
  answered: (count: number) =>
    `${formatCount(count)} ${plural(count, 'resposta já usa', 'respostas já usam')} esta questão.`,
};
