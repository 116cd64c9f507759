import { plural } from '@/domain/plural';

const count = (skills: number) =>
  `${skills.toLocaleString('pt-BR')} ${plural(skills, 'habilidade', 'habilidades')}`;

export const bnccText = {
  title: 'Catálogo da BNCC',
  back: 'Planos de Aula',
  purpose: 'As habilidades que a Base Nacional Comum Curricular pede, por disciplina e ano.',
  tabs: 'Catálogo e cobertura',
  catalogue: 'Catálogo',
  coverage: 'Cobertura',
  coveragePurpose:
    'Quais habilidades já estão em planos de aula enviados ou aprovados, ou foram perguntadas às turmas, e quais faltam.',
  search: 'Buscar código ou palavras',
  discipline: 'Disciplina',
  everyDiscipline: 'Todas as disciplinas',
  grade: 'Ano',
  everyGrade: 'Todos os anos',
  unit: 'Unidade temática ou campo',
  everyUnit: 'Unidade',
  practice: 'Prática ou eixo',
  everyPractice: 'Prática',
  object: 'Objeto de conhecimento',
  everyObject: 'Objeto',
  counted: (name: string, skills: number) => `${name} (${skills})`,
  count,
  of: (skills: number, what: string) => `${count(skills)} de ${what}`,
  found: (skills: number) =>
    `${skills.toLocaleString('pt-BR')} ${plural(skills, 'encontrada', 'encontradas')}`,
  foundIn: (skills: number, what: string) =>
    `${skills.toLocaleString('pt-BR')} ${plural(skills, 'encontrada', 'encontradas')} em ${what}`,
  noneWithAllWords: 'Nenhuma habilidade tem todas essas palavras.',
  similar: 'Estas são as que mais se aproximam do que você procura.',
  list: 'Habilidades',
  objects: 'Objetos de conhecimento',
  loading: 'Carregando habilidades...',
  failed: 'Erro ao carregar a BNCC',
  failedDetail: 'O catálogo continua guardado.',
  notLoaded: 'A BNCC ainda não está neste sistema',
  notLoadedDetail:
    'Códigos podem ser escritos à mão, mas não são conferidos. Quem cuida da instalação carrega o catálogo uma vez, com o comando abaixo.',
  command: 'scripts/bncc',
  none: 'Nenhuma habilidade encontrada',
  noneDetail: 'Confira as palavras, ou tire um dos filtros.',
  noneOf: (discipline: string, grade: string) => `Na BNCC não há habilidades de ${discipline} no ${grade}.`,
  noneOfSeries: (discipline: string, grade: string) =>
    `Na BNCC não há habilidades de ${discipline} na ${grade}.`,
  englishBegins: 'Na BNCC, Inglês começa no 6º ano.',
  clear: 'Limpar filtros',
  all: (all: number) => `${count(all)} na tela.`,
  shown: (shown: number, all: number) => `${shown.toLocaleString('pt-BR')} de ${count(all)} na tela.`,
  more: 'Mostrar mais',
  loadingMore: 'Carregando...',
  moreFailed: (message: string) => `Não foi possível carregar mais: ${message}`,
  source: 'Fonte: BNCC (2018) e BNCC Computação (2022), dados abertos de bncc.dev, CC BY 4.0.',
};
