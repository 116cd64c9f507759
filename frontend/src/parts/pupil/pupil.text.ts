import { percentText } from '@/domain/percent';
import { plural } from '@/domain/plural';

/** Words that several of the pupils' pages have. */
export const pupilText = {
  loading: 'Carregando...',
  failed: 'Não deu para abrir esta parte',
  failedDetail: 'Seus pontos estão guardados na escola.',
  retry: 'Tentar de novo',
  back: 'Voltar ao painel',
  level: (level: number) => `Nível ${level}`,
  experience: (experience: string) => `${experience} XP`,
  experienceOf: (experience: string, next: string) => `${experience} de ${next} XP`,
  lacks: (lacking: string, level: number) => `Faltam ${lacking} XP para o nível ${level}`,
  topLevel: 'Você chegou ao último nível',
  gained: (points: string) => `+${points} XP`,
  awards: {
    title: 'Conquistas recentes',
    none: 'Nenhuma conquista ainda. Comece a jogar!',
    noneDetail: 'A primeira costuma sair no primeiro quiz.',
    play: 'Jogar agora',
    more: (count: number) => `+ ${count} ${plural(count, 'conquista adicional', 'conquistas adicionais')}`,
  },
  numbers: {
    title: 'Meus números',
    quizzes: 'Quizzes',
    average: 'Média',
    streak: 'Melhor sequência',
    points: 'Pontos',
    percent: percentText,
    none: '–',
  },
  signOut: {
    submit: 'Sair',
    pending: 'Saindo...',
    failed: 'Não foi possível sair: a sessão continua aberta',
  },
  showPassword: 'Mostrar a senha',
  hidePassword: 'Esconder a senha',
};
