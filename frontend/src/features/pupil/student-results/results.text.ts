import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const resultsText = {
  title: 'Meu Desempenho',
  lead: 'O que você já sabe e o que vale treinar. Só você e a equipe da sua escola veem.',
  empty: {
    title: 'Nenhuma simulação realizada ainda',
    detail: 'Jogue um quiz e veja aqui o que você já sabe.',
    go: 'Fazer Primeira Simulação',
  },
  mastered: {
    of: (total: number) => ` de ${total}`,
    title: (total: number) => plural(total, 'habilidade você já domina', 'habilidades você já domina'),
    all: 'Você domina todas as habilidades que já praticou. Continue jogando para não esquecer!',
    almost: (almost: number) => `Está quase em ${almost}`,
    lacks: (count: number) => `${plural(count, 'Falta', 'Faltam')} ${count}.`,
    best: (skill: string) => `“${skill}” é o melhor treino de hoje.`,
    train: (subject: string) => `Treinar ${subject}`,
    play: 'Jogar um quiz',
    failed: 'Não deu para abrir as habilidades',
    none: 'Veja como foram seus quizzes',
    noneDetail: 'As questões que você respondeu ainda não dizem de que habilidade são.',
  },
  review: {
    due: (count: number) => `${count} ${plural(count, 'questão', 'questões')} para rever`,
    detail: 'Você errou, mas dá para acertar agora: sem tempo e sem pontos. Vale conquista.',
    go: 'Rever erros',
    goIn: (subject: string) => `Rever erros de ${subject}`,
    later: (count: number, day: string) =>
      `Nada para rever hoje. ${count} ${plural(count, 'questão volta', 'questões voltam')} a partir de ${day}.`,
    laterUnknown: (count: number) =>
      `Nada para rever hoje. ${count} ${plural(count, 'questão volta', 'questões voltam')} em alguns dias.`,
  },
  skills: {
    title: 'O que eu sei',
    of: (mastered: number, total: number) => `${mastered} de ${total}`,
    lights: (lights: number) => `${lights} de 3`,
    words: {
      domina: 'Já domina',
      quase: 'Está quase',
      treinar: 'Vale treinar',
      sem_resposta: 'Ainda não dá para saber',
    },
  },
  style: {
    title: 'Como você costuma estudar?',
    detail: 'Veja o seu jeito e ideias do que treinar.',
    go: 'Ver o meu jeito',
  },
  near: {
    title: 'Perto de mim',
    where: 'pontos na turma',
    failed: 'Não deu para abrir o ranking',
    you: 'Você',
    place: (place: number) => `${place}º`,
    lacks: (points: number, place: number) =>
      `${plural(points, 'Falta 1 ponto', `Faltam ${formatCount(points)} pontos`)} para alcançar o ${place}º lugar.`,
    first: 'Você está na frente agora.',
    tied: 'Empate em 1º lugar.',
    few: 'O ranking aparece quando mais colegas jogarem.',
    left: 'Você saiu do ranking',
    leftDetail:
      'Ninguém vê a sua posição, e você não vê a dos outros. Pontos, níveis e conquistas seguem iguais.',
  },
  quizzes: {
    title: 'Meus quizzes',
    failed: 'Não deu para abrir os quizzes',
    right: (hits: number, answers: number) => `${hits} ${plural(hits, 'certa', 'certas')} de ${answers}`,
    summary: (subject: string, hits: string) => `${subject}, acertos nos últimos quizzes: ${hits}`,
    share: (hits: number, total: number) => `${hits} de ${total}`,
    ofAll: (total: number) => `de ${total}`,
    numbers: 'Ver os números',
    day: 'Dia',
    hits: 'Acertos',
    of: 'Questões',
    rules: 'Como funcionam os pontos e os níveis',
  },
};
