export const planZoomText = {
  stands: (when: string, now: string) => `O índice de ${when} é ${now}.`,
  leads: (all: string, published: string) => `Com todas as ações chega a ${all} e publica ${published}.`,
  without: (index: string) => `Sem as atrasadas fica em ${index}.`,
  needs: (target: string, threshold: string) => `Para publicar ${target} precisa chegar a ${threshold}.`,
  of: (when: string, now: string) => `${when}: ${now}`,
  zone: (from: string, to: string) => `${from} a ${to}`,
  publishes: 'publica',
  withAll: 'com todas: ',
  withoutLate: 'sem as atrasadas: ',
};
