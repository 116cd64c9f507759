import { useEffect, useRef, useState } from 'react';

import { sentenceOf } from '@/api/wire/problem';
import { type ImportReport, useFileImport } from '@/api/file-import';
import { toast } from '@/kit/feedback/toast-store';

import { refusedFile } from './import-file';
import { importText } from './import.text';
import { doneSentence } from './import-sentence';

export type ImportStep = 'file' | 'check' | 'errors' | 'result';

interface ImportState {
  step: ImportStep;
  file: File | null;
  /** The dry run's report of this very file, then the import's own. */
  report: ImportReport | null;
  error: string | null;
  /** While it is sent and judged: the share that has gone, 0 to 1. */
  sent: number | null;
}

const start: ImportState = { step: 'file', file: null, report: null, error: null, sent: null };

/** A spreadsheet on its way: chosen, rehearsed, brought in. Leaving stops it. */
export function useImport(schoolId: number) {
  const importFile = useFileImport(schoolId);
  const [state, setState] = useState(start);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const pending = state.sent !== null;

  async function send(dryRun: boolean, then: ImportStep) {
    const { file } = state;
    if (!file || pending) return;
    const { signal } = (leaving.current = new AbortController());
    const set = (part: Partial<ImportState>) =>
      setState((known) => (known.file === file ? { ...known, ...part } : known));
    set({ sent: 0, error: null });
    try {
      const onProgress = (sent: number) => set({ sent });
      const report = await importFile({ file, dryRun, onProgress, signal });
      set({ step: then, report, sent: null });
      if (!dryRun) toast.success(doneSentence(report));
    } catch (error) {
      if (signal.aborted) return;
      // The sentence can be long: it stands in the dialog, and the message does not cover it.
      toast.error(importText.failedTitle);
      set({ step: 'file', sent: null, error: sentenceOf(error, importText.file.failed) });
    }
  }

  return {
    ...state,
    pending,
    choose: (file: File) => {
      if (pending) return;
      const refusal = refusedFile(file);
      setState({ ...start, file: refusal ? null : file, error: refusal });
    },
    go: (step: ImportStep) => setState((known) => ({ ...known, step })),
    check: () => send(true, 'check'),
    bringIn: () => send(false, 'result'),
    restart: () => setState(start),
  };
}

export type ImportFlow = ReturnType<typeof useImport>;
