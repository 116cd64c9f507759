import type { IdebRecord } from '@/api/index/ideb';

/** A target alone makes no edition. */
export const isMeasured = (record: IdebRecord): boolean =>
  record.approvalByGrade.some(({ rate }) => rate !== null) ||
  [
    record.idebScore,
    record.approvalRate,
    record.proficiencyLp,
    record.proficiencyMt,
    record.standardizedScore,
    record.performanceIndicator,
  ].some((figure) => figure !== null);
