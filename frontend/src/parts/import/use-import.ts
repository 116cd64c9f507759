import { useEffect, useRef, useState } from 'react';

import { isRefusal } from '@/kit/feedback/refusal';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useRaise } from '@/kit/browser/use-raise';

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
  /** What is said while the server is busy and the file is sent again by itself. */
  busy: string | null;
}

const start = { step: 'file', file: null, report: null, error: null, sent: null, busy: null } as const;
const ended = { sent: null, busy: null } as const;

/** A file on its way: chosen, rehearsed, brought in. Leaving stops it. */
export function useImport<R>({ send, text }: ImportKind<R>) {
  const [state, setState] = useState<ImportState<R>>(start);
  const leaving = useRef<AbortController>(null);
  const raise = useRaise();
  useEffect(
    () => () => {
      leaving.current?.abort();
      leaving.current = null;
    },
    [],
  );
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
      const tell = (seconds: number | null) => set({ busy: waitingWords(seconds) });
      const report = await send({ file, dryRun, onProgress, signal, tell });
      set({ step: then, report, ...ended });
      if (!dryRun) toast.success(text.done(report));
    } catch (error) {
      if (!leaving.current) return;
      if (!isRefusal(error)) {
        raise(error);
        return;
      }
      // The sentence can be long: it stands in the dialog, and the message does not cover it.
      if (!signal.aborted) toast.error(importText.failedTitle);
      set({ step: 'file', ...ended, error: error.sentence(importText.file.failed) });
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
    /** Gives up a file that a busy server is waited for with. */
    stop: () => leaving.current?.abort(),
    restart: () => setState(start),
  };
}

const waitingWords = (seconds: number | null): string =>
  seconds === null ? importText.upload.again : importText.upload.waits(seconds);

export type ImportFlow<R> = ReturnType<typeof useImport<R>>;
