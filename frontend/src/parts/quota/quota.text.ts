export const quotaText = {
  near: (kept: string, most: string, things: string) =>
    `A escola guarda ${kept} de ${most} ${things}. No máximo, novas não serão salvas: fale antes com quem opera o sistema.`,
  full: (most: string, things: string) =>
    `A escola guarda ${most} ${things}, o máximo. Novas não são salvas: fale com quem opera o sistema.`,
  things: { simulations: 'simulações' },
};
