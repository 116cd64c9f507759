export const leversText = {
  title: 'O que mais move o índice',
  description: {
    propria: 'Quanto o índice ganha se cada coisa repetir o maior avanço que a escola já teve em uma edição.',
    tipica:
      'Quanto o índice ganha se cada coisa subir o avanço típico das escolas importadas desta etapa e rede.',
    nada: 'Quanto o índice ganha com um passo em cada item.',
  },
  none: 'Tudo já está no limite: não há o que subir nestes números.',
  step: (step: string, unit: string) => `${step}\u00a0${unit}`,
  fromScale: (step: string, start: string) => `${step} a partir de ${start}, onde a escala começa`,
  product: (before: string, after: string) => `N × P de ${before} para ${after}`,
  pandemic: 'A aprovação de 2021, ano da pandemia, não entra na conta dos avanços.',
};
