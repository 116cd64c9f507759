import { usePupilImportActions } from '@/api/people/pupil-import';
import { downloadBlob } from '@/kit/data/csv';
import { useAction } from '@/kit/feedback/use-action';

import type { CheckStepProps } from './shared/step-props';
import { pupilImportText as text } from './shared/pupil-import.text';

/** Saves the lines that stay out, or stayed, as a workbook to mend. */
export function useWrongLines(schoolId: number, { file, options }: CheckStepProps['checking']) {
  const { wrongLines } = usePupilImportActions(schoolId);
  return useAction(() => wrongLines(file, options), {
    onDone: (workbook) => downloadBlob(text.wrongFile, workbook),
    failed: text.downloadFailed,
  });
}
