import type { Board } from '../board';

/** Whether the stage is at its beginning: one edition, and not both a goal of the school and a simulation. */
export const isYoung = ({ index, goal }: Board, simulations: number): boolean =>
  index !== null && index.change === null && (goal?.origin !== 'escola' || simulations === 0);
