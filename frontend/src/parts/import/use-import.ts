import { useEffect, useRef, useState } from 'react';

import { isRefusal } from '@/kit/feedback/refusal';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useRaise } from '@/kit/feedback/use-raise';

import { refusedFile } from './import-file';
import type { ImportKind, Report } from './import-kind';
import { importText } from './import.text';

export const importSteps = ['file', 'check', 'errors', 'result'] as const;
export type ImportStep = (typeof importSteps)[number];

interface ImportState<R> {
  step: ImportStep;
  file: File | null;
  /** The dry run's report of this very file, then the import's own. */
  report: Report<R> | null;
  error: string | null;
  /** While it is sent and judged: the share that has gone, 0 to 1. */
  sent: number | null;
}

const start = { step: 'file', file: null, report: null, error: null, sent: null } as const;

/** A file on its way: chosen, rehearsed, brought in. Leaving stops it. */
export function useImport<R>({ send, text }: ImportKind<R>) {
  const [state, setState] = useState<ImportState<R>>(start);
  const leaving = useRef<AbortController>(null);
  const raise = useRaise();
  useEffect(() => () => leaving.current?.abort(), []);
  const pending = state.sent !== null;

  async function sendFile(dryRun: boolean, then: ImportStep) {
    const { file } = state;
    if (!file || pending) return;
    const { signal } = (leaving.current = new AbortController());
    const set = (part: Partial<ImportState<R>>) =>
      setState((known) => (known.file === file ? { ...known, ...part } : known));
    set({ sent: 0, error: null });
    try {
      const onProgress = (sent: number) => set({ sent });
      const report = await send({ file, dryRun, onProgress, signal });
      set({ step: then, report, sent: null });
      if (!dryRun) toast.success(text.done(report));
    } catch (error) {
      if (signal.aborted) return;
      if (!isRefusal(error)) {
        raise(error);
        return;
      }
      // The sentence can be long: it stands in the dialog, and the message does not cover it.
      toast.error(importText.failedTitle);
      set({ step: 'file', sent: null, error: error.sentence(importText.file.failed) });
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
    check: () => void sendFile(true, 'check'),
    bringIn: () => void sendFile(false, 'result'),
    restart: () => setState(start),
  };
}

export type ImportFlow<R> = ReturnType<typeof useImport<R>>;
