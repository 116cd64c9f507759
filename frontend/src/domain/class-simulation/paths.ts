import { staffPaths, staffScreenPaths } from '@/domain/staff-paths';

import type { SimulationKind } from './kind';

const page = staffScreenPaths['staff/class-simulation'][0];

/** The simulations of the school's classes. */
export const classSimulations = `${staffPaths.classroom}?aba=simulacao`;

/** One of them: projected, typed, or its result. */
export const classSimulationAt = (id: number): string => `${page}?id=${id}`;

/** As many questions as a simulation asks at most. */
export const MOST_ASKED = 50;

/** To begin one with these questions. */
export const startWith = (questions: readonly number[], kind: SimulationKind): string =>
  `${classSimulations}&como=${kind}&questoes=${questions.join(',')}`;
