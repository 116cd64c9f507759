import type { PupilImportOptions, PupilImportReport } from '@/api/people/pupil-import';
import type { Checking } from '@/parts/import/import-kind';

/** What a step is given while the list is checked. */
export interface CheckStepProps {
  schoolId: number;
  report: PupilImportReport;
  checking: Checking<PupilImportOptions>;
}
