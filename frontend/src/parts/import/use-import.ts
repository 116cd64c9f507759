import { useEffect, useRef, useState } from 'react';

import { isRefusal } from '@/kit/feedback/refusal';
import { type Unsaved, unsavedOf } from '@/kit/overlay/dialog/use-unsaved-guard';
import { useRaise } from '@/kit/browser/use-raise';

import { PASTED, refusedFile } from './import-file';
import type { Checking, ImportKind } from './import-kind';
import { importText } from './import.text';
import { type FileRefusal, headingOf, toldFacts } from './refusal/support-message';

export const importSteps = ['file', 'check', 'errors', 'result'] as const;
export type ImportStep = (typeof importSteps)[number];

interface ImportState<R, O> {
  step: ImportStep;
  file: File | null;
  /** The cells that the file is made of, where they were pasted. */
  pasted: string;
  options: O;
  /** Options were chosen for the list before, and hold for this one too. */
  carried: boolean;
  /** The dry run's report of this very file, then the import's own. */
  report: R | null;
  /** Options were chosen under which the file is not checked yet. */
  stale: boolean;
  error: FileRefusal | null;
  /** The file that was refused, unless that is told before it is sent. */
  refused: File | null;
  /** This file was refused under these options: sent again, it would be once more. */
  isJudged: boolean;
  /** What is on its way is kept when it arrives. */
  importing: boolean;
  /** While it is sent and judged: the share that has gone, 0 to 1. */
  sent: number | null;
  /** What is said while the server is busy and the file is sent again by itself. */
  busy: string | null;
}

const ended = { sent: null, busy: null, importing: false } as const;
const start = {
  step: 'file',
  file: null,
  pasted: '',
  report: null,
  stale: false,
  error: null,
  refused: null,
  isJudged: false,
  carried: false,
  ...ended,
} as const;

/** A file on its way: chosen, rehearsed, brought in. Leaving stops it. */
export function useImport<R, O>(kind: ImportKind<R, O>) {
  const [state, setState] = useState<ImportState<R, O>>({ ...start, options: kind.options });
  const leaving = useRef<AbortController>(null);
  const raise = useRaise();
  useEffect(
    () => () => {
      leaving.current?.abort();
      leaving.current = null;
    },
    [],
  );
  const { file, options, pasted, carried } = state;
  const { words = importText.words } = kind.text;
  const pending = state.sent !== null;

  async function sendFile(under: O, dryRun: boolean, then: ImportStep) {
    if (!file || pending || kind.lacks?.()) return;
    const { signal } = (leaving.current = new AbortController());
    const set = (part: Partial<ImportState<R, O>>) => setState((known) => ({ ...known, ...part }));
    set({
      sent: 0,
      importing: !dryRun,
      error: null,
      options: under,
      carried: carried && under !== kind.options,
    });
    try {
      const onProgress = (sent: number) => set({ sent });
      const tell = (seconds: number | null) => set({ busy: waitingWords(seconds) });
      const report = await kind.send({ file, options: under, dryRun, onProgress, signal, tell });
      set({ step: then, report, stale: false, ...ended });
    } catch (error) {
      if (!leaving.current) return;
      if (!isRefusal(error)) {
        raise(error);
        return;
      }
      const heading = headingOf(error);
      set({
        step: 'file',
        ...ended,
        error: {
          heading: heading ?? (signal.aborted ? null : words.failedTitle),
          sentence: error.sentence(words.failed),
          facts: toldFacts(error.facts),
        },
        // A file that was not read at all has nothing to be told of it.
        refused: heading ? file : null,
        isJudged: heading !== null,
      });
    }
  }

  const check = (under: O) => void sendFile(under, true, 'check');

  /** Another list, which may be this one mended, is read under what its kind lets hold for the next of all that was chosen. */
  function take(next: File | null, cells = '') {
    if (pending) return;
    const refusal = next && refusedFile(next, kind);
    const { options: untouched, forNextList = () => untouched } = kind;
    setState(({ options: chosen, report }) => {
      const kept = chosen === untouched ? untouched : forNextList(chosen, report);
      return {
        ...start,
        options: kept,
        carried: kept !== untouched,
        pasted: cells,
        file: refusal ? null : next,
        error: refusal === null ? null : { heading: null, sentence: refusal, facts: [] },
      };
    });
  }

  const isTouched = pasted !== '' || options !== kind.options;
  const unsaved: Unsaved =
    state.step === 'result' ? 'nothing' : unsavedOf({ typed: isTouched, sending: state.importing });

  const checking: Checking<O> | null = file && {
    file,
    options,
    pending,
    choose: (chosen) =>
      // What is on its way was sent under the others.
      setState((known) =>
        known.sent === null ? { ...known, options: chosen, stale: true, isJudged: false } : known,
      ),
    check,
    anew: carried ? () => check(kind.options) : null,
  };

  return {
    ...state,
    pending,
    /** What leaving would lose: cells, choices, or the answer to what is being brought in. */
    unsaved,
    checking,
    choose: (chosen: File) => take(chosen),
    paste: (cells: string) => take(cells.trim() === '' ? null : new File([cells], PASTED), cells),
    go: (step: ImportStep) => setState((known) => ({ ...known, step })),
    check: () => check(options),
    bringIn: () => void sendFile(options, false, 'result'),
    /** Gives up a file that a busy server is waited for with. */
    stop: () => leaving.current?.abort(),
    restart: () => setState({ ...start, options: kind.options }),
  };
}

const waitingWords = (seconds: number | null): string =>
  seconds === null ? importText.upload.again : importText.upload.waits(seconds);

export type ImportFlow<R, O> = ReturnType<typeof useImport<R, O>>;
