import { difficultyLabels, difficulties } from '@/domain/question/difficulty';

/** One difficulty of questions, or any. */
export const simulationDifficulties = ['misto', ...difficulties] as const;
export type SimulationDifficulty = (typeof simulationDifficulties)[number];

const labels: Readonly<Record<SimulationDifficulty, string>> = { misto: 'Misto', ...difficultyLabels };

export const simulationDifficultyOptions = simulationDifficulties.map((value) => ({
  value,
  label: labels[value],
}));
