import type { ImportReport } from '@/api/file-import';
import type { Column } from '@/kit/data/data-table';

/** The server's report about a file, with what it found in it. */
export type Report<R> = Omit<ImportReport, 'records'> & { records: R[] };

export interface Sending {
  file: File;
  /** Changes nothing and says what would come in. */
  dryRun: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Told how many seconds a busy server is waited for before the file is sent again, and null when it is. */
  tell: (seconds: number | null) => void;
}

/** What the wizard does not know of what it brings in. */
export interface ImportKind<R> {
  send: (sending: Sending) => Promise<Report<R>>;
  /** An empty file to fill in. */
  templateHref: string;
  /** Of the records found, in the check. */
  columns: readonly Column<R>[];
  rowKey: (record: R) => string;
  /** The name of the file with the wrong lines. */
  errorsName: string;
  text: {
    /** Which file it is and where it comes from. */
    what: string;
    found: (report: Report<R>) => string;
    records: string;
    firstRecords: (shown: number, all: number) => string;
    ignored: (count: number) => string;
    /** The button that brings them in: "Importar 3 resultados". */
    bringIn: (count: number) => string;
    done: (report: Report<R>) => string;
    doneDetail: string;
    /** The button to where they are seen. */
    see: string;
  };
}
