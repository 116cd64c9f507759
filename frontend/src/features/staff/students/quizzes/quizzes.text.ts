import { plural } from '@/domain/plural';

export const quizzesText = {
  loading: 'Carregando os quizzes...',
  failed: 'Não foi possível carregar os quizzes.',
  list: {
    title: 'Últimos quizzes',
    hint: 'Escolha um quiz para ver as respostas do aluno.',
    date: 'Data',
    subject: 'Disciplina',
    everySubject: 'Todas as disciplinas',
    correct: 'Acertos',
    points: 'Pontos',
    of: (correct: number, total: number) => `${correct} de ${total}`,
    about: (level: string) => `nível ${level}`,
    levels: { facil: 'fácil', medio: 'médio', dificil: 'difícil', misto: 'misto' },
    review: 'revisão de erros, sem pontos',
    left: 'não terminou',
    running: 'jogando agora',
    open: (subject: string, about: string, date: string) => `Ver respostas: ${subject}, ${about}, ${date}`,
    more: 'Ver mais',
  },
  answers: {
    back: 'Voltar aos quizzes',
    title: (subject: string, date: string) => `${subject}, ${date}`,
    lead: (correct: number, total: number, about: string) => `Acertou ${correct} de ${total} • ${about}`,
    loading: 'Carregando as respostas...',
    failed: 'Não foi possível carregar as respostas deste quiz.',
    gone: 'Não há respostas para mostrar',
    goneDetail: 'O quiz ainda está em andamento, ou não está entre os últimos deste aluno.',
    unanswered: (count: number) =>
      `${count} ${plural(count, 'questão não foi respondida', 'questões não foram respondidas')}: o aluno não terminou o quiz.`,
    number: (ordinal: number) => `Questão ${ordinal}`,
    verdicts: { right: 'Acertou', wrong: 'Errou', late: 'Não respondeu a tempo' },
    options: { right: 'Certa', chosenRight: 'Escolhida, certa', chosenWrong: 'Escolhida, errada' },
    explanation: 'Explicação',
    rekeyed: 'O gabarito foi corrigido depois da resposta. No quiz, vale o que foi decidido na hora.',
  },
};
