import { plural } from '@/domain/plural';

export const skillsText = {
  optional: '(opcional)',
  search: 'Procurar no catálogo',
  suggest: 'Sugerir objetivos BNCC',
  suggesting: 'Procurando...',
  suggested: 'Objetivos BNCC sugeridos com sucesso!',
  failed: 'Erro ao sugerir objetivos BNCC',
  tryAgain: 'Tente novamente',
  missing: 'Campos obrigatórios',
  list: 'Habilidades escolhidas',
  remove: (code: string) => `Tirar ${code}`,
  noneNear: 'Nenhuma habilidade combina com este tema. Procure no catálogo por outras palavras.',
  suggestions: 'Sugestões',
  nearest: 'As mais próximas',
  nearestOnly:
    'Não encontramos habilidade deste ano para este tema. Estas têm palavras em comum com ele: marque só se a aula tratar delas.',
  best: (count: number) =>
    plural(
      count,
      'A que mais combina com o tema já está marcada. Desmarque-a se não servir.',
      'As duas que mais combinam com o tema já estão marcadas. Marque outras se a aula também tratar delas.',
    ),
  full: 'Um plano tem no máximo 20 habilidades.',
  notLoaded:
    'A BNCC ainda não está neste sistema: o plano fica sem habilidades da BNCC. Quem cuida da instalação carrega o catálogo.',
  noneOf: (discipline: string, grade: string) => `Na BNCC não há habilidades de ${discipline} no ${grade}.`,
  noneOfSeries: (discipline: string, grade: string) =>
    `Na BNCC não há habilidades de ${discipline} na ${grade}.`,
  without: 'O plano fica sem habilidades.',
  englishBegins: 'Na BNCC, Inglês começa no 6º ano.',
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
