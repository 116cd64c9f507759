import { query } from '@/api/wire/client';
import type { ImportReport } from './schema';
import { upload } from '@/api/wire/upload';
import { useRefresh } from '@/api/wire/use-refresh';
import { schoolPath } from './use-school';

/** An empty spreadsheet in the form the import reads. */
export const templatePath = (schoolId: number): string => `${schoolPath(schoolId)}/ideb/template`;

interface Sending {
  file: File;
  /** Changes nothing and says what would come in. */
  dryRun: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a spreadsheet with the school's results. */
export function useFileImport(schoolId: number): (sending: Sending) => Promise<ImportReport> {
  const refresh = useRefresh();
  const school = schoolPath(schoolId);
  return async ({ file, dryRun, ...options }) => {
    const form = new FormData();
    form.append('file', file);
    const path = `${school}/ideb/import${query({ dryRun: String(dryRun) })}`;
    try {
      return await upload<ImportReport>(path, form, options);
    } finally {
      // Without an answer it may have come in all the same.
      if (!dryRun) await refresh(`${school}/`, '/api/notifications');
    }
  };
}
