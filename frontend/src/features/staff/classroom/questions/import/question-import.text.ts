import type { QuestionImportLine } from '@/api/questions/question-import';
import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

const questions = (count: number) => `${formatCount(count)} ${plural(count, 'questão', 'questões')}`;

export const questionImportText = {
  title: 'Importar Questões',
  description: 'De Excel, CSV, TXT ou Moodle, ou com as células coladas.',
  of: (file: string, subject: string) => `${file}, para ${subject}`,
  words: {
    choose: 'Escolher o arquivo',
    another: 'Trocar o arquivo',
    drop: 'Arraste o arquivo para cá ou escolha no computador.',
    check: 'Conferir o arquivo',
    failed: 'Não foi possível ler o arquivo. Tente novamente.',
    failedTitle: 'Erro ao importar questões',
  },
  limits: 'XLSX, ODS, CSV, TXT, GIFT, Aiken ou Moodle XML, até 5 MB e 2.000 questões.',
  wrongKind: 'Este tipo de arquivo não serve. Use XLSX, ODS, CSV, TXT, GIFT ou XML.',
  paste: {
    label: 'Ou cole as células da planilha',
    hint: 'Copie no Excel com os nomes das colunas, como pergunta, opcaoA a opcaoD, resposta e dificuldade.',
  },
  subject: 'Disciplina das questões',
  chooseSubject: 'Escolha',
  subjectRequired: 'Escolha a disciplina das questões.',
  noSubjects: 'A escola ainda não tem disciplinas: crie uma na aba Disciplinas.',
  layout:
    'No TXT, uma questão por linha: enunciado, quatro alternativas, resposta, dificuldade e habilidade, separados por uma barra vertical (|).',
  templates: 'Modelos para preencher',
  template: { xlsx: 'Excel', csv: 'CSV', txt: 'TXT' },
  leave: {
    title: 'Descartar a importação?',
    detail: 'Nada foi gravado ainda, e o que foi colado se perde.',
  },
  columns: {
    table: 'Questões do arquivo',
    line: 'Linha',
    verdict: 'Resultado',
    question: 'Questão',
    key: 'Certa',
    difficulty: 'Dificuldade',
    observation: 'Observação',
  },
  options: 'Alternativas',
  verdicts: {
    nova: 'Nova',
    repetida: 'Repetida',
    no_banco: 'Já existe',
    errada: 'Errada',
  } satisfies Record<QuestionImportLine['verdict'], string>,
  tally: 'Filtrar questões por resultado',
  ready: (ready: number, all: number) =>
    `${formatCount(ready)} de ${questions(all)} ${plural(ready, 'está pronta', 'estão prontas')}. Nada foi gravado ainda.`,
  allKnown: 'Todas as questões do arquivo já estão no banco. Não há o que importar.',
  shown: (shown: number, all: number) => `${formatCount(shown)} de ${questions(all)}`,
  more: 'Mostrar mais',
  wrong: (count: number) => `${questions(count)} ${plural(count, 'errada fica', 'erradas ficam')} de fora.`,
  downloadWrong: 'Baixar as erradas',
  wrongFile: 'questoes-erradas.xlsx',
  downloadFailed: 'Não foi possível baixar as questões erradas.',
  bringIn: (count: number) => `Importar ${questions(count)}`,
  done: (created: number) =>
    `${questions(created)} ${plural(created, 'importada', 'importadas')} com sucesso.`,
  again: 'Importar outro arquivo',
  see: 'Ver as questões',
};
