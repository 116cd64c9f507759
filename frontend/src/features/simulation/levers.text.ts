export const leversText = {
  title: 'O que mais move o índice',
  description: 'Ganho em N × P com um passo de cada alavanca.',
  none: 'Tudo já está no limite: não há o que subir nestes números.',
  step: (step: string, unit: string) => `${step} ${unit}`,
};
