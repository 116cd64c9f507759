import type { IdebRecord } from '@/api/ideb';

/** A target alone makes no edition. */
export const isMeasured = (record: IdebRecord): boolean =>
  [record.idebScore, record.approvalRate, record.saebScore, record.performanceIndicator].some(
    (it) => it !== null,
  );
