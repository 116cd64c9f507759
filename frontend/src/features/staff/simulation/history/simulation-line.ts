import type { Simulation } from '@/api/index/simulations';
import { formatDecimal } from '@/domain/decimal';
import { formatLeast, formatRate } from '@/domain/own-places';

import { historyText as text } from './history.text';

/** The numbers of a saved simulation in one line. */
export function simulationLine(simulation: Simulation): string {
  if (simulation.mode === 'rapida')
    return text.quick(formatRate(simulation.approvalRate), formatLeast(simulation.saebScore));
  const p = formatDecimal(simulation.printedIndicator);
  const { proficiencyLp, proficiencyMt } = simulation;
  if (proficiencyLp === null || proficiencyMt === null) {
    return text.officialBare(formatDecimal(simulation.saebScore, 2), p);
  }
  return text.official(formatDecimal(proficiencyMt, 2), formatDecimal(proficiencyLp, 2), p);
}
