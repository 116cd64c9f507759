import { formatCount } from '@/domain/decimal';
import { percentText } from '@/domain/percent';
import { plural } from '@/domain/plural';

const pupils = (count: number) =>
  `${formatCount(count)} ${plural(count, 'aluno', 'alunos')}, no papel ou no quiz`;

export const listText = {
  table: 'Banco de questões',
  search: 'Buscar no enunciado, na habilidade ou no código',
  subject: 'Disciplina',
  difficulty: 'Dificuldade',
  skill: 'Habilidade',
  skillAfterSubject: 'Escolha a disciplina antes.',
  skillOf: (name: string, count: number) => `${name} (${formatCount(count)})`,
  author: 'Autor',
  status: 'Situação',
  active: 'Só ativas',
  statuses: { rascunho: 'Rascunhos', inativa: 'Inativas', todas: 'Todas as situações' },
  unused: 'Nunca usadas',
  clear: 'Limpar filtros',
  question: 'Questão',
  answers: 'Respostas',
  noAnswers: 'sem respostas',
  answersOf: (count: number) => ` ${plural(count, 'resposta', 'respostas')}`,
  actions: 'Ações',
  /** A name stays on one line. */
  about: (parts: readonly string[], author: string) =>
    [...parts, author.replaceAll(' ', '\u00a0')].join(' • '),
  more: (statement: string) => `Mais ações para a questão ${statement}`,
  select: (statement: string) => `Selecionar a questão ${statement}`,
  selectAll: (count: number) =>
    plural(count, 'Selecionar a única desta lista', `Selecionar as ${formatCount(count)} desta lista`),
  shown: (shown: number, total: string) => `1 a ${formatCount(shown)} de ${total}`,
  over: (count: number) => `mais de ${formatCount(count)}`,
  seeMore: (left: number) => `Ver mais (${formatCount(left)} restantes)`,
  seeMoreOfMany: (left: number) => `Ver mais (mais de ${formatCount(left)} restantes)`,
  loadingMore: 'Carregando...',
  moreFailed: (sentence: string) => `As próximas questões não vieram. ${sentence}`,
  empty: 'Nenhuma questão cadastrada',
  emptyDetail: 'Traga as que a escola já tem em Excel, CSV, TXT ou Moodle, ou escreva a primeira.',
  none: 'Nenhuma questão encontrada',
  noneDetail: 'Não há questão com o que foi escolhido.',
  noneSearched: (search: string) => `Não há questão com "${search}" no que foi escolhido.`,
  noneActive: 'Nenhuma questão ativa',
  noneActiveDetail: 'As questões do banco são rascunhos ou estão inativas.',
  seeAll: 'Ver todas',
  menu: {
    open: 'Ver a questão',
    edit: 'Editar',
    copy: 'Duplicar',
    activate: 'Ativar',
    deactivate: 'Desativar',
    remove: 'Excluir',
    ownOnly: 'Só quem criou, a coordenação ou a gestão.',
    kept: 'Já tem respostas ou está em uma simulação: desative em vez de excluir.',
    done: { ativa: 'Questão ativada', inativa: 'Questão desativada' },
    failed: 'Erro ao mudar a questão',
  },
  bulk: {
    label: 'O que fazer com as questões escolhidas',
    chosen: (count: number) =>
      `${formatCount(count)} ${plural(count, 'questão escolhida', 'questões escolhidas')}`,
    print: 'Montar prova',
    project: 'Simular com estas',
    clear: 'Limpar',
    changed: (count: number) =>
      `${formatCount(count)} ${plural(count, 'questão mudou', 'questões mudaram')} de situação`,
    most: (count: number) => `De uma vez, até ${formatCount(count)}.`,
  },
  removal: {
    title: 'Excluir a questão?',
    detail: (statement: string) => `"${statement}" Excluir não se desfaz.`,
    confirm: 'Excluir a questão',
    done: 'Questão excluída com sucesso!',
    failed: 'Erro ao excluir questão',
  },
  keeping: {
    title: 'Esta questão não pode ser excluída',
    confirm: 'Desativar a questão',
    pending: 'Desativando...',
  },
  panel: {
    label: 'Questão aberta',
    view: 'Mostrar',
    views: { aluno: 'Como o aluno vê', estatisticas: 'Estatísticas' },
    loading: 'Carregando a questão...',
    failed: 'Não foi possível carregar a questão.',
    gone: 'Esta questão não existe mais',
    goneDetail: 'Foi excluída, ou o endereço está errado.',
    right: 'Certa',
    explanation: 'Explicação',
    saeb: 'Saeb',
    bncc: 'BNCC',
    skill: 'Habilidade',
    author: 'Autor',
    version: 'Versão',
    versions: (version: number) =>
      `${formatCount(version)}ª; as respostas ficam com a versão que foi respondida`,
    descriptor: (grade: string, code: string, said: string) => `${grade}, ${code}. ${said}`.trim(),
    close: 'Fechar a questão (Esc)',
  },
  statistics: {
    loading: 'Carregando as respostas...',
    failed: 'Não foi possível carregar as respostas.',
    options: 'Respostas por alternativa',
    share: (percent: number, count: string) => `${percentText(percent)} (${count})`,
    blank: 'Em branco',
    right: (right: string, answers: number, percent: number) =>
      `${right} de ${formatCount(answers)} ${plural(answers, 'resposta', 'respostas')}, ${percentText(percent)}.`,
    ofPupils: (count: number) => `${pupils(count)}.`,
    andOnWall: (count: number, others: number) =>
      `${pupils(count)}; mais ${formatCount(others)} ${plural(others, 'vez', 'vezes')} na tela da sala ou de novo no quiz.`,
    andBefore: (count: number, others: number) =>
      `${pupils(count)}, nesta versão; mais ${formatCount(others)} ${plural(others, 'resposta', 'respostas')} a outras versões, na tela da sala ou de novo no quiz.`,
    rule: 'Com menos de 30 respostas o sistema diz "ainda é cedo" e não julga a questão.',
  },
};
