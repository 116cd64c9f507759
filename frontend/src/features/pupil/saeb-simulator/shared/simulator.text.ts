import { plural } from '@/domain/plural';

export const simulatorText = {
  title: 'Simulador SAEB',
  tryAgain: 'Tente novamente.',
  opening: 'Carregando...',
  openFailed: 'Não deu para abrir o simulador',
  gone: 'Este quiz foi encerrado em outra aba, em outro aparelho ou porque ficou parado: ele não dá pontos. O que você aprendeu fica.',
  retry: 'Tentar de novo',
  number: (ordinal: number, total: number) => `Questão ${ordinal} de ${total}`,
  difficulty: { facil: 'Fácil', medio: 'Médio', dificil: 'Difícil', misto: 'Misto' },
  source: (source: string) => `Fonte: ${source}`,
  imageOf: 'Imagem da questão',
  enlarge: 'Ampliar a imagem',
  close: 'Fechar',
  seconds: (seconds: number) => `${seconds} ${plural(seconds, 'segundo', 'segundos')}`,
  newAward: 'Nova Conquista!',
  newAwards: 'Novas conquistas!',
  goOn: 'Continuar',
};
