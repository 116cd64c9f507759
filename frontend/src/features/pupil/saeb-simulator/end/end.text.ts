import { plural } from '@/domain/plural';

export const endText = {
  title: 'Quiz concluído!',
  hits: (hits: number, total: number) => `Você acertou ${hits} de ${total} questões!`,
  of: (total: number) => ` de ${total}`,
  points: 'Pontos',
  streak: 'Sequência',
  time: 'Tempo',
  newLevel: (level: number) => `Você chegou ao nível ${level}!`,
  level: (level: number) => `Nível ${level}.`,
  gained: (gained: string) => `Você ganhou ${gained} XP.`,
  review: (count: number) => `Rever ${count} ${plural(count, 'erro', 'erros')}`,
  again: 'Novo Quiz',
  home: 'Voltar ao painel',
};

export const reviewText = {
  title: 'Rever erros',
  failed: 'Não deu para abrir este quiz',
  number: (ordinal: number, total: number) => `Rever ${ordinal} de ${total}`,
  right: 'Certa',
  yours: 'Você marcou',
  blank: 'Você não respondeu a tempo.',
  how: 'Como se resolve',
  previous: 'Erro anterior',
  next: 'Próximo erro',
  similar: 'Treinar de novo',
  none: 'Nenhum erro neste quiz!',
  noneDetail: 'Você acertou todas as questões.',
  untimed: 'sem tempo',
};
