import type { PupilImportLine } from '@/api/people/pupil-import';
import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';
import { namedClass } from '@/domain/school/class-name';

const pupils = (count: number) => `${formatCount(count)} ${plural(count, 'aluno', 'alunos')}`;
const lines = (count: number) => `${formatCount(count)} ${plural(count, 'linha', 'linhas')}`;

export const pupilImportText = {
  title: 'Importar Alunos',
  description: 'De uma lista de turma: planilha do Excel, arquivo da secretaria ou células coladas.',
  limits: 'XLSX, ODS, CSV ou TXT, até 2 MB e 5.000 alunos.',
  /** The specification's sentence. */
  empty: 'Arquivo inválido: O arquivo deve conter pelo menos uma linha de cabeçalho e uma linha de dados.',
  wrongKind: 'Este tipo de arquivo não serve. Use XLSX, ODS, CSV ou TXT.',
  paste: {
    label: 'Ou cole as células da planilha',
    hint: 'Copie no Excel com os nomes das colunas, como matrícula, nome e turma.',
  },
  leave: {
    title: 'Descartar a importação?',
    detail: 'Nada foi gravado ainda, e o que foi colado ou escolhido se perde.',
  },
  template: 'Baixar modelo da planilha',
  what: 'Servem as listas da SED-SP, do i-Educar e do Google Workspace, e qualquer planilha com matrícula, nome e turma.',
  columns: {
    table: 'Linhas da lista',
    line: 'Linha',
    verdict: 'Resultado',
    studentId: 'Matrícula',
    name: 'Nome',
    className: 'Turma',
    birthDate: 'Nascimento',
    observation: 'Observação',
  },
  verdicts: {
    novo: 'Novo',
    atualiza: 'Atualiza',
    igual: 'Sem mudança',
    ignorada: 'De fora',
    errada: 'Errada',
  } satisfies Record<PupilImportLine['verdict'], string>,
  tally: 'Filtrar linhas por resultado',
  ready: (ready: number, all: number) =>
    `${formatCount(ready)} de ${lines(all)} ${plural(ready, 'está pronta', 'estão prontas')}. Nada foi gravado ainda.`,
  allKnown: 'Todos os alunos da lista já estão cadastrados assim. Não há o que importar.',
  nothingYet: 'A lista foi lida, mas falta uma informação. Nada foi gravado ainda.',
  shown: (shown: number, all: number) => `${formatCount(shown)} de ${lines(all)}`,
  more: 'Mostrar mais',
  facts: {
    layout: 'Lista',
    /** The server's word for a list of no known system, which tells nothing. */
    anyLayout: 'Lista de alunos',
    header: 'Cabeçalho',
    headerLine: (line: number) => `linha ${line}`,
    sheets: (count: number) => `${count} planilhas`,
    dates: 'Datas',
    schoolYear: 'Ano letivo',
    unread: 'Colunas que não são lidas',
  },
  questions: {
    title: 'Como ler a lista',
    open: 'Falta uma escolha',
    whichClass: 'Turma dos alunos',
    asEachLine: 'A que cada linha diz',
    chooseClass: 'Escolha a turma',
    drawNumbers: 'Criar matrícula para quem não tem',
    dates: 'Ordem das datas',
    carried: 'As turmas escolhidas para a lista anterior valem também para esta.',
    anew: 'Começar sem elas',
    orders: { dia_mes: 'dia/mês/ano', mes_dia: 'mês/dia/ano' },
  },
  missing: {
    title: (count: number) =>
      `${formatCount(count)} ${plural(count, 'turma da lista não existe', 'turmas da lista não existem')} na escola`,
    detail: 'Escolha a turma de cada nome, ou mande criar.',
    first: (count: number) =>
      `São turmas demais: abaixo estão as ${formatCount(count)} primeiras. Confira se essa coluna é mesmo a da turma.`,
    createAll: (count: number) => plural(count, 'Criar a turma', `Criar as ${formatCount(count)} turmas`),
    creating: 'Conferindo...',
    of: (name: string, count: number) => `${name}, ${lines(count)}`,
    none: 'Deixar de fora',
    create: 'Criar esta turma',
  },
  numbered: {
    title: 'Turmas achadas pelo número interno',
    detail:
      'Nenhuma turma tem esse nome: é o número que o sistema dá às turmas. Se a lista é de outro sistema, escolha a turma certa.',
    of: (number: string, count: number) => `${number}, ${lines(count)}`,
  },
  chosen: {
    title: 'Turmas que você escolheu',
    none: 'Sem escolha',
  },
  newClasses: {
    title: (count: number) => `${formatCount(count)} ${plural(count, 'turma nova', 'turmas novas')}`,
    detail: 'Confira o ano e o turno: eles podem ser mudados depois, em Turmas.',
    grade: (name: string) => `Ano da ${namedClass(name)}`,
    shift: (name: string) => `Turno da ${namedClass(name)}`,
    chooseGrade: 'Escolha o ano',
    createNone: 'Não criar',
    gradesOfAll: 'Diga o ano de cada turma nova para poder importar.',
    pupils,
  },
  wrong: (count: number) =>
    `${formatCount(count)} ${plural(count, 'linha errada fica', 'linhas erradas ficam')} de fora.`,
  downloadWrong: 'Baixar as linhas erradas',
  wrongFile: 'linhas-erradas.xlsx',
  downloadFailed: 'Não foi possível baixar as linhas.',
  bringIn: (count: number) => `Importar ${lines(count)}`,
  nothing: 'Não há o que importar',
  /** The specification's sentence. */
  done: (imported: number, wrong: number) =>
    `Importação concluída! ${pupils(imported)} ${plural(imported, 'importado', 'importados')} com sucesso, ${formatCount(wrong)} ${plural(wrong, 'falhou', 'falharam')}`,
  doneDetail: (created: number, updated: number) =>
    `${formatCount(created)} ${plural(created, 'novo', 'novos')}, ${formatCount(updated)} ${plural(updated, 'atualizado', 'atualizados')}.`,
  cards: (count: number) => `Imprimir ${formatCount(count)} ${plural(count, 'cartão', 'cartões')}`,
  again: 'Importar outra lista',
  see: 'Ver os alunos',
  undo: {
    action: 'Desfazer',
    title: 'Desfazer a importação?',
    detail: (created: number) =>
      `${plural(created, 'O aluno que ela criou sai', `Os ${pupils(created)} que ela criou saem`)} do sistema. Alunos atualizados e turmas novas ficam.`,
    confirm: 'Desfazer a importação',
    done: 'Importação desfeita',
    doneDetail: (removed: number) => `${pupils(removed)} ${plural(removed, 'saiu', 'saíram')}.`,
    failed: 'Não foi possível desfazer a importação.',
  },
  past: {
    title: 'Importações anteriores',
    loading: 'Carregando as importações...',
    failed: 'Não foi possível carregar as importações.',
    empty: 'Nenhuma lista foi importada ainda.',
    undone: 'Desfeita',
    inUse: 'Em uso',
    onlyUpdated: 'Nada a desfazer',
    of: (name: string) => `Desfazer ${name}`,
  },
};
