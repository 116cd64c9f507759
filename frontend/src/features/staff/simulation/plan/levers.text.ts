export const leversText = {
  title: 'O que mais move o índice',
  description: 'Quanto N × P ganha com um passo em cada item.',
  none: 'Tudo já está no limite: não há o que subir nestes números.',
  step: (step: string, unit: string) => `${step} ${unit}`,
  fromScale: (step: string, start: string) => `${step} a partir de ${start}, onde a escala começa`,
  product: (before: string, after: string) => `N × P de ${before} para ${after}`,
};
