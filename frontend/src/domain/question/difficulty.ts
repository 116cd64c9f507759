export const difficulties = ['facil', 'medio', 'dificil'] as const;
export type Difficulty = (typeof difficulties)[number];

export const difficultyLabels: Readonly<Record<Difficulty, string>> = {
  facil: 'Fácil',
  medio: 'Médio',
  dificil: 'Difícil',
};

export const difficultyOptions = difficulties.map((value) => ({ value, label: difficultyLabels[value] }));
