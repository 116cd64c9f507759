import {
  exportEverything,
  exportPupils,
  type FileFormat,
  type Pupil,
  type PupilFilter,
} from '@/api/people/pupils';
import { downloadBlob } from '@/kit/data/csv';
import { useAction } from '@/kit/feedback/use-action';

import { studentsText as text } from './students.text';

/** A file of some pupils, in the layout of the import. */
export function useListExport(schoolId: number) {
  const save = async (format: FileFormat, of: PupilFilter | { ids: number[] }) =>
    downloadBlob(text.listFile(format), await exportPupils(schoolId, format, of));
  return useAction(save, { failed: text.exportFailed }).run;
}

/** A file of everything about one pupil, for the family that asks for it. */
export function useExportOfOne() {
  const save = async ({ id, studentId }: Pupil) =>
    downloadBlob(text.everythingFile(studentId), await exportEverything(id));
  return useAction(save, { failed: text.exportFailed }).run;
}
