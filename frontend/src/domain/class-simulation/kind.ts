/** How a class answers: together on the room's screen, or each pupil on paper. */
export const simulationKinds = ['projetada', 'impressa'] as const;
export type SimulationKind = (typeof simulationKinds)[number];

export const kindLabels: Readonly<Record<SimulationKind, string>> = {
  projetada: 'Na tela da sala',
  impressa: 'Prova impressa',
};
