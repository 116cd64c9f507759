export const zoomText = {
  stands: (index: string, published: string) => `O índice é ${index} e publica ${published}.`,
  stood: (when: string, index: string, published: string) =>
    `Antes de arredondar, o índice de ${when} é ${index} e publica ${published}.`,
  met: (target: string) => `A meta ${target} é atingida.`,
  needs: (target: string, threshold: string) => `Para publicar ${target} precisa chegar a ${threshold}.`,
  of: (when: string, index: string) => `${when}: ${index}`,
  alone: (index: string) => `índice ${index}`,
  missing: (gap: string) => `faltam ${gap}`,
  reaches: (target: string) => `chega a ${target}`,
  publishes: 'publica',
};
