import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const analysisText = {
  part: 'Parte da análise',
  vark: 'VARK',
  intelligences: 'Inteligências Múltiplas',
  recommendations: 'Recomendações',
  prefers: {
    visual: 'Costuma escolher imagens e esquemas',
    auditory: 'Costuma escolher ouvir e falar',
    reading_writing: 'Costuma escolher ler e escrever',
    kinesthetic: 'Costuma escolher fazer e experimentar',
  },
  noStyle: 'Sem um estilo que se destaque',
  varkLead: 'VARK: quatro jeitos de receber um conteúdo.',
  dominant: 'Dominante: ',
  secondary: 'Segundo: ',
  noSecond: 'Sem segundo estilo: as faixas dos outros se cruzam.',
  noDominant: 'As faixas se cruzam: nenhum estilo fica acima de todos os outros.',
  prominent: (name: string) => `${name} se destaca`,
  noProminent: 'Sem uma inteligência que se destaque',
  intelligencesLead: 'Oito modos de lidar com um problema, cada um medido sozinho, de 0 a 100.',
  crossing: 'As faixas se cruzam: trate como variedade, não como talento.',
  style: 'Preferência',
  intelligence: 'Inteligência',
  lastAnalysis: (day: string) => `Última análise em ${day}.`,
  newer: (count: number) =>
    `Depois dela ${plural(count, 'veio', 'vieram')} mais ${formatCount(count)} ${plural(count, 'interação', 'interações')}.`,
  comesFrom: (count: number) =>
    `De onde ${plural(count, 'vem', 'vêm')} ${plural(count, 'a interação', `as ${formatCount(count)} interações`)}`,
  kinds: 'Interações registradas',
  kind: 'O que foi feito',
  times: 'Vezes',
  notAnswered: 'Questionário: ainda não respondido. É opcional.',
  answered: (answered: number, items: number) =>
    `Questionário: ${answered} de ${items} itens respondidos. É opcional.`,
  none: 'Ainda não há análise',
  noneDetail: 'Use “Analisar Estilo” para calcular o perfil com o que já foi registrado.',
  source: 'Fonte: ',
};
