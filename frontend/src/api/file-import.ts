import { address, type Schemas } from '@/api/wire/address';
import { upload } from '@/api/wire/upload';
import { useWrite } from '@/api/wire/use-write';

export type ImportReport = Schemas['ImportReport'];
export type ImportedRecord = Schemas['ImportedRecord'];
export type ImportProblem = Schemas['ImportProblem'];

/** An empty spreadsheet in the form the import reads. */
export const templatePath = (school: number): string =>
  address('/api/school/{school}/ideb/template', { school });

interface Sending {
  file: File;
  /** Changes nothing and says what would come in. */
  dryRun: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Told how many seconds a busy server is waited for before the file is sent again, and null when it is. */
  tell: (seconds: number | null) => void;
}

/** Sends a spreadsheet with the school's results. */
export function useFileImport(school: number): (sending: Sending) => Promise<ImportReport> {
  const { written } = useWrite();
  return ({ file, dryRun, ...options }) => {
    const sent = upload(
      '/api/school/{school}/ideb/import',
      { school, dryRun, body: { file } },
      { ...options, rehearsal: dryRun },
    );
    // A dry run keeps nothing: there is nothing to read again.
    return dryRun ? sent : written(sent);
  };
}
