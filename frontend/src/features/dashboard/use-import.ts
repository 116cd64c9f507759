import { useState } from 'react';

import { sentenceOf } from '@/api/problem';
import type { ImportReport } from '@/api/schema';
import { useIdebActions } from '@/api/use-ideb';
import { toast } from '@/components/ui/toast-store';

import { refusedFile } from './import-file';
import { importText } from './import.text';

export type ImportStep = 'file' | 'check' | 'errors' | 'result';

interface ImportState {
  step: ImportStep;
  file: File | null;
  /** The dry run's report, then the import's own. */
  report: ImportReport | null;
  error: string | null;
  pending: boolean;
}

const start: ImportState = { step: 'file', file: null, report: null, error: null, pending: false };

/** A spreadsheet on its way: chosen, rehearsed, brought in. */
export function useImport(schoolId: number) {
  const { importFile } = useIdebActions(schoolId);
  const [state, setState] = useState(start);

  async function send(dryRun: boolean, then: ImportStep) {
    const { file } = state;
    if (!file || state.pending) return;
    setState((known) => ({ ...known, pending: true, error: null }));
    try {
      const report = await importFile(file, dryRun);
      setState((known) => ({ ...known, step: then, report, pending: false }));
      if (!dryRun) toast.success(importText.result.title(report));
    } catch (error) {
      const sentence = sentenceOf(error, importText.file.failed);
      toast.error(importText.failedTitle, sentence);
      setState((known) => ({ ...known, step: 'file', pending: false, error: sentence }));
    }
  }

  return {
    ...state,
    choose: (file: File) => {
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
