import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

const questions = (count: number) => `${formatCount(count)} ${plural(count, 'questão', 'questões')}`;

export const paperTestText = {
  title: 'Prova impressa',
  counted: (count: number) => `Prova com ${questions(count)}`,
  description:
    'A prova, o cartão-resposta e, numa folha própria, o gabarito. Saem do navegador: imprima ou salve em PDF.',
  back: 'Voltar para Questões',
  print: 'Imprimir',
  project: 'Projetar',
  typeAnswers: 'Digitar as respostas',
  loading: 'Montando a prova...',
  failed: 'A prova não abriu',
  failedDetail: 'O servidor não respondeu. As questões continuam no banco.',
  choose: {
    title: 'Escolher questões',
    detail: 'Só as ativas, as mais novas primeiro. Depois tire as que não servem.',
    subject: 'Disciplina',
    difficulty: 'Dificuldade',
    skill: 'Habilidade',
    skillAfterSubject: 'Escolha a disciplina antes.',
    count: 'Quantas',
    upTo: (count: string) => `Até ${count}`,
    submit: 'Pôr na prova',
    pending: 'Buscando...',
    byHand: 'Escolher uma a uma',
    none: 'Nenhuma questão ativa com isso',
    noneLeft: 'Todas as questões ativas com isso já estão na prova',
    fewer: (found: number, wanted: number) => `Só há mais ${questions(found)} com isso, de ${wanted} pedidas`,
    full: (most: number) => `Uma prova tem até ${most} questões`,
    failed: 'As questões não vieram',
  },
  settings: {
    title: 'No papel',
    heading: 'Título da prova',
    class: 'Turma',
    classHint: 'Em branco, fica uma linha para escrever.',
    key: 'Gabarito numa folha própria',
    grid: 'Cartão-resposta no alto',
  },
  list: {
    title: 'Questões da prova',
    up: (place: number) => `Subir a questão ${place}`,
    down: (place: number) => `Descer a questão ${place}`,
    remove: (place: number) => `Tirar a questão ${place}`,
    gone: (count: number) =>
      `${questions(count)} ${plural(count, 'não existe mais e ficou', 'não existem mais e ficaram')} de fora.`,
    notActive: (count: number) =>
      `${questions(count)} da prova ${plural(count, 'não está ativa', 'não estão ativas')}.`,
  },
  empty: 'Nenhuma questão na prova',
  emptyDetail: 'Escolha por disciplina e dificuldade acima, ou marque as questões no banco.',
  heading: (subject: string) => `Prova de ${subject}`,
  plainHeading: 'Prova',
  paper: {
    label: 'A prova como sai no papel',
    demo: (school: string) => `${school} • Escola de demonstração`,
    name: 'Nome',
    class: 'Turma',
    date: 'Data',
    mark: 'Nota',
    question: (place: number) => `Questão ${place}`,
    grid: 'Cartão-resposta',
    gridHow: 'Pinte um círculo por questão, com caneta, sem rasura.',
    /** Of questions with the same text, which is printed once. */
    forAll: (first: number, last: number) =>
      `Leia o texto e responda às questões ${plural(last - first, `${first} e`, `${first} a`)} ${last}.`,
    source: (source: string) => `Fonte: ${source}`,
    noAlt: 'Imagem da questão',
    key: 'Gabarito',
    keyFor: (heading: string) => `${heading}: só para quem aplica`,
    number: 'Questão',
    answer: 'Certa',
    option: 'Alternativa',
    skill: 'Habilidade',
  },
};
