import { plural } from '@/domain/plural';

const answers = (count: number) => `${count} ${plural(count, 'resposta', 'respostas')}`;

const lost = (what: string, count: number) => `${what} ${plural(count, 'se perde', 'se perdem')}, sem volta.`;
const stays = (what: string, count: number) =>
  `${what} ${plural(count, 'fica guardada', 'ficam guardadas')}.`;

const goesOn = (count: number) =>
  `${answers(count)} ${plural(count, 'guardada', 'guardadas')} neste computador; ${plural(count, 'segue sozinha', 'seguem sozinhas')}`;

const keptUntil = (when: string) =>
  `A resposta está guardada. A certa aparece aqui ${when}; pode seguir com a próxima questão.`;

export const projectionText = {
  place: (ordinal: number, of: number) => `Questão ${ordinal} de ${of}`,
  progress: (ordinal: number, of: number, answered: number) =>
    `Questão ${ordinal} de ${of}, ${answered} ${plural(answered, 'respondida', 'respondidas')}`,
  passed: (count: number) => `${count} ${plural(count, 'pulada', 'puladas')}`,
  answers,
  skips: (count: number) => `${count} ${plural(count, 'questão pulada', 'questões puladas')}`,
  enter: 'Ver em tela cheia (F)',
  leaveFull: 'Sair da tela cheia (F)',
  exit: 'Sair da simulação (Esc)',
  question: 'Questão',
  options: 'Resposta da turma',
  chosen: 'resposta da turma',
  right: 'Resposta certa',
  classChose: 'A turma marcou',
  source: (source: string) => `Fonte: ${source}`,
  noAlt: 'Imagem da questão',
  skipped: 'A turma pulou esta questão.',
  isRight: (letter: string) => `A certa é ${letter}.`,
  classWasRight: (letter: string) => `A turma acertou: ${letter}.`,
  classWasWrong: (right: string, chosen: string) => `A certa é ${right}; a turma marcou ${chosen}.`,
  checking: 'Conferindo a resposta...',
  kept: {
    cut: keptUntil('quando a conexão voltar'),
    held: keptUntil('daqui a pouco'),
    signedOut: keptUntil('depois que você entrar de novo'),
  },
  stopped: {
    cut: (count: number) => `Sem conexão. ${goesOn(count)} quando a rede voltar.`,
    held: (count: number) => `O servidor pediu uma pausa. ${goesOn(count)} daqui a pouco.`,
    signedOut: (count: number) => `Sua sessão expirou. ${goesOn(count)} depois que você entrar de novo.`,
  },
  soFar: (hits: number, of: number) => `Até aqui: ${hits} de ${of}`,
  reveal: 'Mostrar a certa',
  skip: 'Pular',
  back: 'Voltar',
  next: 'Próxima questão',
  finish: 'Ver o resultado',
  finishing: 'Encerrando...',
  finishWaits: 'O resultado espera as respostas guardadas chegarem ao servidor.',
  finishFailed: 'Não foi possível encerrar a simulação',
  refused: 'Uma resposta não foi aceita',
  keys: {
    choose: 'resposta da turma',
    reveal: 'mostrar a certa',
    skip: 'pular',
    next: 'próxima questão',
    finish: 'ver o resultado',
    back: 'voltar',
    full: 'tela cheia',
    leaveFull: 'sair da tela cheia',
    exit: 'sair',
  },
  leave: {
    title: 'Sair da simulação?',
    none: 'Nenhuma questão foi respondida ainda. A simulação espera na aba Simulação.',
    allGiven: (what: string, count: number) =>
      `${stays(what, count)} O resultado sai quando a simulação for encerrada.`,
    given: (what: string, count: number, next: number) =>
      `${stays(what, count)} Você pode continuar da questão ${next} depois, na aba Simulação.`,
    stay: 'Ficar',
    later: 'Sair e continuar depois',
    finish: (count: number) => `Encerrar com ${count} ${plural(count, 'questão', 'questões')}`,
    restart: {
      open: 'Recomeçar do início',
      title: 'Recomeçar do início?',
      detail: (what: string, count: number) =>
        `${lost(what, count)} A turma responde às mesmas questões outra vez.`,
      confirm: 'Recomeçar',
      pending: 'Recomeçando...',
      failed: 'Não foi possível recomeçar a simulação.',
    },
    abandon: {
      open: 'Abandonar',
      title: 'Abandonar a simulação?',
      detail: (what: string, count: number) => `${lost(what, count)} Não há resultado.`,
      confirm: 'Abandonar',
      pending: 'Abandonando...',
      failed: 'Não foi possível abandonar a simulação.',
    },
    nothingLost: 'Nenhuma questão foi respondida ainda.',
    others: 'Outras saídas',
  },
};
