import type { Simulation } from '@/api/simulations';
import { decimal, formatDecimal, formatPercent } from '@/domain/decimal';

import { formatLeast, placesOf } from '../scenario/figures';
import { historyText as text } from './history.text';

function rate(value: string): string {
  const read = decimal(value);
  return formatPercent(read, read ? placesOf(read, 1) : 1);
}

/** P of a percentage: "94.00" gives "0,940". */
function indicator(percent: string): string {
  const read = decimal(percent);
  return formatDecimal(read ? { digits: read.digits, scale: read.scale + 2 } : null, 3);
}

/** The numbers of a saved simulation in one line. */
export function simulationLine(simulation: Simulation): string {
  if (simulation.mode === 'rapida')
    return text.quick(rate(simulation.approvalRate), formatLeast(simulation.saebScore));
  const p = indicator(simulation.approvalRate);
  const { proficiencyLp, proficiencyMt } = simulation;
  if (proficiencyLp === null || proficiencyMt === null) {
    return text.officialBare(formatDecimal(simulation.saebScore, 2), p);
  }
  return text.official(formatDecimal(proficiencyMt, 2), formatDecimal(proficiencyLp, 2), p);
}
