import { decimal, roundHalfUp, toWire } from '@/domain/decimal';
import { placesOf } from '@/domain/own-places';

interface Approval {
  /** Of the whole stage, in percent. */
  approvalRate: string | null;
  /** P, 0 to 1. */
  performanceIndicator: string | null;
}

/** The approval of a stage in percent; where it is not known, a hundred times the P that was published. */
export function knownApproval({ approvalRate, performanceIndicator }: Approval): string | null {
  const indicator = decimal(performanceIndicator);
  if (approvalRate !== null || indicator === null) return approvalRate;
  const percent = roundHalfUp({ digits: indicator.digits * 100n, scale: indicator.scale }, 2);
  return toWire(roundHalfUp(percent, placesOf(percent, 1)));
}
