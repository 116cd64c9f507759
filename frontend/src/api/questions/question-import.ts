import { address, type Schemas } from '@/api/wire/address';
import { upload, uploadForFile } from '@/api/wire/upload';
import { useWrite } from '@/api/wire/use-write';

export type QuestionImportReport = Schemas['QuestionImportReport'];
export type QuestionImportLine = Schemas['QuestionImportLine'];

interface Sending {
  file: File;
  subjectId: number;
  /** Changes nothing and says what would come in. */
  dryRun: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Told how many seconds a busy server is waited for before the file is sent again, and null when it is. */
  tell: (seconds: number | null) => void;
}

/** A file to fill in, in the form the import reads. */
export const questionTemplatePath = (school: number, format: 'xlsx' | 'csv' | 'txt'): string =>
  address('/api/school/{school}/question-imports/template', { school, format });

export function useQuestionImportActions(schoolId: number) {
  const { written } = useWrite();
  return {
    /** Sends a file of questions of one subject. */
    send: ({ file, subjectId, dryRun, ...rest }: Sending): Promise<QuestionImportReport> => {
      const body = { file, options: { subjectId, schoolId } };
      const sent = upload('/api/questions/upload', { dryRun, body }, { ...rest, rehearsal: dryRun });
      // A dry run keeps nothing: there is nothing to read again.
      return dryRun ? sent : written(sent);
    },
    /** The questions of a file that are not imported, as a file to mend. */
    wrongLines: (file: File, subjectId: number): Promise<Blob> =>
      uploadForFile(
        '/api/questions/upload/wrong-lines',
        { body: { file, options: { subjectId, schoolId } } },
        {
          onProgress: () => undefined,
          tell: () => undefined,
          signal: new AbortController().signal,
          rehearsal: true,
        },
      ),
  };
}
