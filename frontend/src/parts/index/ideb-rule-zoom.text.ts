export const zoomText = {
  stands: (product: string, published: string) => `N × P está em ${product} e publica ${published}.`,
  met: (target: string) => `A meta ${target} está atingida.`,
  needs: (target: string, threshold: string) => `Para publicar ${target} precisa chegar a ${threshold}.`,
  product: (product: string) => `N × P ${product}`,
  missing: (gap: string) => `faltam ${gap}`,
  publishes: (index: string) => `publica ${index}`,
};
