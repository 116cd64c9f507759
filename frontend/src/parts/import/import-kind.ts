import type { ReactNode } from 'react';

import type { importText } from './import.text';

export interface Sending<O> {
  file: File;
  options: O;
  /** Changes nothing and says what would come in. */
  dryRun: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Told how many seconds a busy server is waited for before the file is sent again, and null when it is. */
  tell: (seconds: number | null) => void;
}

/** The check of a file, for a kind that lets its options be chosen there. */
export interface Checking<O> {
  file: File;
  options: O;
  pending: boolean;
  /** Sets options, under which the file is still to be checked. */
  choose: (options: O) => void;
  /** Sets options and checks the file under them. */
  check: (options: O) => void;
  /** Checks it under none of the options that were carried over from the list before; null where none were. */
  anew: (() => void) | null;
}

/** What the wizard does not know of what it brings in: a report R about a file that is read under options O. */
export interface ImportKind<R, O = null> {
  send: (sending: Sending<O>) => Promise<R>;
  /** Before anybody has chosen any. */
  options: O;
  /** Those that were chosen which may hold for the next list too, with the report of this one; else none does. */
  forNextList?: (chosen: O, report: R | null) => O;
  /** How names of its files end. */
  accepts: readonly string[];
  /** The most megabytes one may have; else 2. */
  largest?: number;
  /** Whether something besides the file is still to be chosen, to which it then leads. */
  lacks?: () => boolean;
  /** What the import would write, and what it leaves out. */
  wanted: (report: R) => number;
  wrong: (report: R) => number;
  steps: {
    /** Above the place for a file. */
    before?: ReactNode;
    /** Under it. */
    file?: ReactNode;
    check: (report: R, checking: Checking<O>) => ReactNode;
    errors: (report: R, checking: Checking<O>) => ReactNode;
    result: (report: R, checking: Checking<O>) => ReactNode;
  };
  text: {
    /** What is said of a file that is chosen, checked and refused, where it is no spreadsheet. */
    words?: Readonly<Record<keyof typeof importText.words, string>>;
    /** Which kinds of files it takes, and how large; the refusal of another. */
    limits: string;
    wrongKind: string;
    /** The refusal of a file without a byte, where it has one of its own. */
    empty?: string;
    /** Names the field into which cells are pasted, where they may be, and says which. */
    paste?: { label: string; hint: string };
    /** The button that brings them in: "Importar 3 resultados". */
    bringIn: (count: number) => string;
    /** Stands there where there is nothing to bring in, or not yet. */
    nothing?: (report: R) => string;
    again: string;
    /** The button to where they are seen. */
    see: string;
  };
}
