import { plural } from '@/domain/plural';

const pupils = (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`;
const keptAndGoesOn = (count: number) =>
  `${count} ${plural(count, 'mudança está guardada neste computador e segue sozinha', 'mudanças estão guardadas neste computador e seguem sozinhas')}`;
const questions = (count: number) => `${count} ${plural(count, 'questão', 'questões')}`;

export const gridText = {
  title: (className: string) => `Prova impressa, ${className}`,
  about: (done: number, of: number, subject: string, asked: number, date: string) =>
    `${done} de ${pupils(of)} ${plural(done, 'pronto', 'prontos')}. ${subject}, ${questions(asked)}, ${date}.`,
  saved: (time: string) => `Salvo às ${time}`,
  saving: 'Salvando...',
  later: 'Sair e continuar depois',
  more: 'Mais ações para esta prova',
  print: 'Imprimir a prova',
  abandon: 'Abandonar a prova',
  table: 'Respostas por aluno',
  pupil: 'Aluno',
  key: 'Gabarito',
  keyOf: (ordinal: number, letter: string) => `Questão ${ordinal}, certa ${letter}`,
  hits: 'Acertos',
  of: (hits: number, asked: number) => `${hits} de ${asked}`,
  typed: (count: number) => `${count} ${plural(count, 'feita', 'feitas')}`,
  absent: 'Faltou',
  erased: 'Aluno apagado',
  markAbsent: (name: string) => `Marcar que ${name} faltou`,
  unmarkAbsent: (name: string) => `Desmarcar a falta de ${name}`,
  openPupil: (name: string) => `Digitar as respostas de ${name}`,
  cell: (name: string, ordinal: number, what: string) => `${name}, questão ${ordinal}: ${what}`,
  empty: 'sem resposta digitada',
  blank: 'em branco',
  wrong: (letter: string) => `${letter}, errada`,
  right: (letter: string) => `${letter}, certa`,
  blankSign: '–',
  keypad: (name: string, ordinal: number) => `Resposta da questão ${ordinal} de ${name}`,
  keypadHead: (name: string, ordinal: number) => `${name}, questão ${ordinal}`,
  blankButton: 'Em branco',
  erase: 'Apagar',
  keys: {
    answer: 'responde e avança',
    space: 'Espaço',
    blank: 'em branco',
    erase: 'apaga',
    next: 'próximo aluno',
    absent: 'faltou',
    move: 'anda',
  },
  stopped: {
    cut: {
      what: 'Sem conexão.',
      detail: (count: number) => `${keptAndGoesOn(count)} quando a rede voltar. Pode continuar.`,
    },
    held: {
      what: 'O servidor pediu uma pausa.',
      detail: (count: number) => `${keptAndGoesOn(count)} daqui a pouco. Pode continuar.`,
    },
    signedOut: {
      what: 'Sua sessão expirou.',
      detail: (count: number) => `${keptAndGoesOn(count)} depois que você entrar de novo.`,
    },
  },
  refused: 'Uma resposta não foi aceita',
  clash: (name: string, ordinal: number) => `${name}, questão ${ordinal}.`,
  clashTyped: (letter: string) => `Você digitou ${letter}.`,
  clashTypedBlank: 'Você deixou em branco.',
  clashErased: 'Você apagou.',
  keepTheirs: 'Ficar como está',
  useMine: 'Usar a minha',
  finish: {
    open: 'Encerrar prova',
    waiting: 'Espera salvar tudo',
    title: 'Encerrar a prova?',
    all: (count: number) => `As respostas de ${pupils(count)} entram no resultado.`,
    untyped: (count: number) =>
      `${pupils(count)} sem nenhuma resposta digitada ${plural(count, 'fica', 'ficam')} de fora.`,
    partly: (count: number) => `As questões não digitadas de ${pupils(count)} contam como em branco.`,
    absent: (count: number) => `${pupils(count)} ${plural(count, 'faltou', 'faltaram')}.`,
    again: 'Dá para reabrir depois.',
    confirm: 'Encerrar e ver o resultado',
    pending: 'Encerrando...',
    failed: 'Não foi possível encerrar a prova.',
  },
  leave: {
    title: 'Abandonar esta prova?',
    detail: 'O que foi digitado não conta em resultado nenhum.',
    confirm: 'Abandonar',
    pending: 'Abandonando...',
    failed: 'Não foi possível abandonar a prova.',
  },
};
