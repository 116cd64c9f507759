import { plural } from '@/domain/plural';

const skills = (count: number) => `${count} ${plural(count, 'habilidade', 'habilidades')}`;
const plans = (count: number) => `${count} ${plural(count, 'plano', 'planos')}`;
const questions = (count: number) => `${count} ${plural(count, 'questão', 'questões')}`;

export const coverageText = {
  discipline: 'Disciplina',
  chooseDiscipline: 'Escolha a disciplina',
  grade: 'Ano',
  chooseGrade: 'Escolha o ano',
  year: 'Ano letivo',
  class: 'Turma',
  everyClass: 'Todas as turmas',
  onlyMissing: 'Só as que faltam',
  start: 'Escolha a disciplina e o ano',
  startDetail: 'A cobertura mostra, habilidade por habilidade, em que bimestre ela apareceu.',
  loading: 'Carregando a cobertura...',
  failed: 'Erro ao carregar a cobertura',
  notLoaded: 'A BNCC ainda não está neste sistema',
  notLoadedDetail: 'Sem o catálogo não há com que comparar. Quem cuida da instalação o carrega uma vez.',
  noCodes: (what: string) => `Na BNCC não há habilidades de ${what}.`,
  englishBegins: 'Na BNCC, Inglês começa no 6º ano.',
  noCodesDetail: 'Escolha outra disciplina ou outro ano.',
  /** "Matemática do 6º ano" */
  ofGrade: (discipline: string, grade: string) => `${discipline} do ${grade}`,
  ofSeries: (discipline: string, grade: string) => `${discipline} da ${grade}`,
  inClass: (year: number, name: string) => `${year} no ${name}`,
  some: (known: number, all: number, what: string, when: string, missing: number) =>
    `${known} de ${skills(all)} de ${what} já ${plural(known, 'foi planejada ou perguntada', 'foram planejadas ou perguntadas')} em ${when}; ${plural(missing, 'falta', 'faltam')} ${missing}.`,
  none: (all: number, what: string, when: string) =>
    `Nenhuma das ${skills(all)} de ${what} foi planejada ou perguntada ainda em ${when}.`,
  noneOfOne: (what: string, when: string) =>
    `A habilidade de ${what} ainda não foi planejada nem perguntada em ${when}.`,
  every: (all: number, what: string, when: string) =>
    `As ${skills(all)} de ${what} já foram planejadas ou perguntadas em ${when}.`,
  everyOfOne: (what: string, when: string) =>
    `A habilidade de ${what} já foi planejada ou perguntada em ${when}.`,
  nothingYet:
    'Um plano enviado ou aprovado conta quando cita o código da habilidade; uma simulação, quando alguma questão dela pede a habilidade.',
  noneMissing: 'Nenhuma falta',
  noneMissingDetail: 'Todas as habilidades escolhidas já foram planejadas ou perguntadas.',
  table: 'Habilidades por bimestre',
  skill: 'Habilidade',
  bimester: (number: number) => `${number}º bim.`,
  bimesterInWords: (number: number) => `${number}º bimestre`,
  noDate: 'Sem data',
  bank: 'No banco',
  missing: 'Falta',
  plans,
  questions,
  nothing: 'nada',
  noQuestions: 'nenhuma questão',
  inBank: (count: number) => `${questions(count)} no banco`,
  plan: 'Planejar',
  planFor: (code: string) => `Planejar para ${code}`,
  legend:
    'Planos enviados ou aprovados e questões de simulações da turma. O que não tem dia fica em “Sem data”.',
};
