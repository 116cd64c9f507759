import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const requestText = {
  subject: 'Disciplina',
  subjectRequired: 'Disciplina é obrigatória',
  grade: 'Série/Ano',
  gradeRequired: 'Série/Ano é obrigatório',
  choose: 'Escolha',
  duration: 'Duração',
  minutes: 'min',
  durationTooShort: 'Duração deve ser maior que 0',
  durationTooLong: 'A duração pode ter no máximo 600 minutos. Divida o assunto em mais de um plano.',
  durationWhole: 'Informe minutos inteiros, como 50.',
  topic: 'Tópico/Tema',
  topicRequired: 'Tópico/Tema é obrigatório',
  topicTooLong: 'Use no máximo 200 caracteres.',
  asideTooLong: 'Use no máximo 1.000 caracteres.',
  noNames: 'Não escreva nomes de alunos em nenhum campo deste pedido.',
  context: 'Contexto da escola',
  contextExample: 'Ex.: sem projetor, laboratório às quartas',
  audience: 'Público-alvo',
  audienceExample: 'Ex.: 35 alunos, manhã',
  requirements: 'Pedidos específicos',
  requirementsExample: 'Ex.: usar jogos, começar por um vídeo curto',
  requirementsUnread: 'Deste campo o modelo pronto só usa o que fala de inclusão.',
  writer: 'Quem escreve',
  writers: [
    { value: 'ia', label: 'IA' },
    { value: 'modelo', label: 'Modelo pronto (sem internet)' },
  ] as const,
  byAi: 'O pedido vai para um serviço de IA fora da escola. Leva até um minuto, e você confere tudo.',
  byTemplate: 'O modelo não é IA, funciona sem internet e sai na hora.',
  onlyTemplate: 'O plano sai de um modelo pronto, que não é IA e funciona sem internet.',
  submit: 'Gerar plano',
  submitting: 'Escrevendo...',
  goOnByTemplate: 'Usar o modelo pronto',
};

export const reasonText = {
  inClass: (name: string, words: string) => `Turma ${name}: ${words}`,
  gap: (percent: string, skill: string, answers: number) =>
    `${percent} de acerto em ${skill}, de ${formatCount(answers)} ${plural(answers, 'resposta', 'respostas')}.`,
  missing: (code: string, year: number) =>
    `${code} ainda não apareceu em ${year}, em plano enviado ou aprovado nem em simulação.`,
  contextOfGap: (words: string) => `A turma teve ${words}`,
  contextOfClass: (words: string) => `Nesta turma, ${words}`,
};

export const skillsText = {
  title: 'Objetivos BNCC',
  optional: '(opcional)',
  search: 'Procurar no catálogo',
  suggest: 'Sugerir objetivos BNCC',
  suggesting: 'Procurando...',
  suggested: 'Objetivos BNCC sugeridos com sucesso!',
  failed: 'Erro ao sugerir objetivos BNCC',
  tryAgain: 'Tente novamente',
  missing: 'Campos obrigatórios',
  missingDetail: 'Preencha disciplina, série e tópico para sugerir objetivos BNCC',
  none: 'Sem escolher, o plano usa as duas habilidades mais próximas do tema.',
  list: 'Habilidades escolhidas',
  remove: (code: string) => `Tirar ${code}`,
  noneNear: 'Nenhuma habilidade combina com este tema. Procure no catálogo por outras palavras.',
  allChosen: 'As habilidades sugeridas já estão na lista.',
  full: 'Um plano tem no máximo 20 habilidades.',
  notLoaded:
    'A BNCC ainda não está neste sistema: o plano sai sem habilidades da BNCC. Quem cuida da instalação carrega o catálogo.',
  noneOf: (discipline: string, grade: string) =>
    `Na BNCC não há habilidades de ${discipline} no ${grade}. O plano sai sem elas.`,
  noneOfSeries: (discipline: string, grade: string) =>
    `Na BNCC não há habilidades de ${discipline} na ${grade}. O plano sai sem elas.`,
  englishBegins: 'Na BNCC, Inglês começa no 6º ano. O plano sai sem habilidades.',
};

export const pickerText = {
  title: 'Escolher habilidades da BNCC',
  description: 'Procura no código e no texto, com ou sem acento. Inclui as habilidades de vários anos.',
  search: 'Buscar código ou palavras',
  discipline: 'Disciplina',
  everyDiscipline: 'Todas as disciplinas',
  grade: 'Ano',
  everyGrade: 'Todos os anos',
  list: 'Habilidades do catálogo',
  loading: 'Carregando habilidades...',
  failed: 'Erro ao carregar a BNCC',
  none: 'Nenhuma habilidade encontrada',
  noneDetail: 'Confira as palavras, ou tire um dos filtros.',
  shown: (shown: number, all: number) =>
    `${shown.toLocaleString('pt-BR')} de ${all.toLocaleString('pt-BR')} ${plural(all, 'habilidade', 'habilidades')} na tela.`,
  more: 'Mostrar mais',
  loadingMore: 'Carregando...',
  moreFailed: (message: string) => `Não foi possível carregar mais: ${message}`,
  source: 'Fonte: BNCC, dados abertos de bncc.dev, CC BY 4.0.',
  cancel: 'Cancelar',
  submit: (count: number) => `Usar ${count} ${plural(count, 'habilidade', 'habilidades')}`,
  submitNone: 'Usar sem habilidades',
  full: 'Chegou a 20, o máximo de um plano. Desmarque uma para escolher outra.',
};
