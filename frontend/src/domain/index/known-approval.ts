import { decimal, toWire } from '@/domain/decimal';

interface Approval {
  /** Of the whole stage, in percent. */
  approvalRate: string | null;
  /** P, 0 to 1. */
  printedIndicator: string | null;
}

/** The approval of a stage in percent; where it is not known, a hundred times the P that was published. */
export function knownApproval({ approvalRate, printedIndicator }: Approval): string | null {
  const indicator = decimal(printedIndicator);
  if (approvalRate !== null || indicator === null) return approvalRate;
  return toWire({ digits: indicator.digits * 100n, scale: indicator.scale });
}
