import { address, type Schemas } from '@/api/wire/address';
import { upload, uploadForFile } from '@/api/wire/upload';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type PupilImportReport = Schemas['PupilImportReport'];
export type PupilImportLine = Schemas['PupilImportLine'];
export type PupilImportClass = Schemas['PupilImportClass'];
export type PupilImportOptions = Omit<Schemas['PupilImportOptions'], 'schoolId'>;
export type PupilImport = Schemas['PupilImport'];

interface Sending {
  file: File;
  options: PupilImportOptions;
  /** Changes nothing and says what would come in. */
  dryRun: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Told how many seconds a busy server is waited for before the file is sent again, and null when it is. */
  tell: (seconds: number | null) => void;
}

/** The last lists that were imported. */
export const usePupilImports = (school: number): Resource<PupilImport[]> =>
  useResource(address('/api/school/{school}/student-imports', { school }));

/** An empty workbook in the form the import reads. */
export const pupilTemplatePath = (school: number): string =>
  address('/api/school/{school}/student-imports/template', { school });

export function usePupilImportActions(schoolId: number) {
  const { post, written } = useWrite();
  return {
    /** Sends a class list. */
    send: ({ file, options, dryRun, ...rest }: Sending): Promise<PupilImportReport> => {
      const body = { file, options: { ...options, schoolId } };
      const sent = upload('/api/students/import', { dryRun, body }, { ...rest, rehearsal: dryRun });
      // A dry run keeps nothing: there is nothing to read again.
      return dryRun ? sent : written(sent);
    },
    /** The lines of a list that are not imported, as a workbook to mend. */
    wrongLines: (file: File, options: PupilImportOptions): Promise<Blob> =>
      uploadForFile(
        '/api/students/import/wrong-lines',
        { body: { file, options: { ...options, schoolId } } },
        {
          onProgress: () => undefined,
          tell: () => undefined,
          signal: new AbortController().signal,
          rehearsal: true,
        },
      ),
    takeBack: (id: number): Promise<Schemas['PupilImportTakenBack']> =>
      post('/api/students/imports/{id}/take-back', { id }),
  };
}
