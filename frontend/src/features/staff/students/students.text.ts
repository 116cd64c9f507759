import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const pupilsCount = (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`;
export const archivedClass = (name: string) => `${name} (arquivada)`;
const cards = (count: number) => `${count} ${plural(count, 'cartão', 'cartões')}`;

export const studentsText = {
  title: 'Gestão de Alunos',
  loading: 'Carregando alunos...',
  failed: 'Erro ao carregar alunos',
  failedDetail: 'O servidor não respondeu. Nada foi perdido.',
  purpose: 'Cadastro, turmas e acesso dos alunos da escola.',
  allWell: (active: number, classes: number) =>
    `${pupilsCount(active)} ${plural(active, 'ativo', 'ativos')} em ${classes} ${plural(classes, 'turma', 'turmas')}.`,
  archived: (count: number) => `${pupilsCount(count)} em turma arquivada`,
  withoutClass: (count: number) => `${pupilsCount(count)} sem turma`,
  withoutAccess: (count: number) => `${pupilsCount(count)} sem senha que abra`,
  cardsToPrint: (count: number) => `${cards(count)} por imprimir`,
  leadersOnly: 'Só a coordenação e a gestão.',
  ownClassOnly: 'Só de turmas em que você leciona.',
  inactive: 'Aluno inativo não entra.',
  activated: 'Aluno reativado',
  activateFailed: 'Erro ao reativar aluno',
  listFile: (format: string) => `alunos.${format}`,
  everythingFile: (studentId: string) => `aluno-${studentId}.json`,
  exportFailed: 'Erro ao exportar',
  leadersAlone: 'Quem cadastra, importa e muda alunos é a coordenação ou a gestão.',
  create: 'Cadastrar Aluno',
  import: 'Importar Alunos',
  counters: 'Contadores',
  total: 'Total de alunos',
  totalDetail: 'na escola, com os inativos',
  active: 'Alunos ativos',
  inactiveDetail: (count: number) =>
    `${count} ${plural(count, 'inativo guarda', 'inativos guardam')} o histórico`,
  allActive: 'Nenhum inativo',
  classes: 'Turmas',
  perClass: (mean: number) => {
    const shown = Math.round(mean * 10) / 10;
    return `${formatCount(shown)} ${plural(shown, 'aluno', 'alunos')} por turma, em média`;
  },
  noClass: 'Sem turma',
  chooseTheirs: 'Escolher a turma',
  seeWho: 'Ver quem',
  everyoneHasOne: 'Todos têm turma',
  inArchived: (count: number) => `${count} em turma arquivada`,
  note: {
    cards: (count: number) => `${cards(count)} de acesso por imprimir.`,
    cardsDetail: 'Cada senha vale 14 dias ou até o primeiro acesso.',
    print: (count: number) => `Imprimir ${cards(count)}`,
    withoutAccess: (count: number) => `${pupilsCount(count)} sem senha que abra.`,
    withoutAccessDetail: 'Nunca tiveram cartão, ou o cartão venceu.',
    renew: 'Ver os cartões',
  },
};
