import type { Simulation } from '@/api/index/simulations';
import { decimal, formatDecimal } from '@/domain/decimal';
import { printedIndex } from '@/domain/index/printed-index';
import { quickProduct } from '@/domain/index/quick-index';
import { formatLeast, formatRate } from '@/domain/own-places';

import { historyText as text } from './history.text';

/** The index of a saved simulation, as the result that was saved printed it: 4,947, which publishes 4,9, and not 4,95. */
export function savedIndex({ mode, approvalRate, saebScore, calculatedIdeb }: Simulation): string {
  const [approval, saeb] = [decimal(approvalRate), decimal(saebScore)];
  return mode === 'rapida' && approval && saeb
    ? formatDecimal(printedIndex(quickProduct(approval, saeb)))
    : formatDecimal(calculatedIdeb, 2);
}

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
