import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useResourceDeeds } from '@/api/actions/resources';
import { isRefusal } from '@/kit/feedback/refusal';
import { toast } from '@/kit/feedback/toast/toast-store';
import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';
import { useRaise } from '@/kit/browser/use-raise';
import { refusedFile } from '@/parts/import/import-file';

import { resourcesText } from './resources.text';

const text = resourcesText.upload;

/** As on the server. */
export const sendable = {
  accepts: ['.pdf', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.png', '.jpg', '.jpeg'],
  /** In megabytes. */
  largest: 10,
  text: { wrongKind: text.wrongKind, empty: text.empty },
};

/** Endings of Office before 2007, and what such a file is saved as today. */
export const oldOffice: Readonly<Record<string, string>> = {
  '.doc': '.docx',
  '.xls': '.xlsx',
  '.ppt': '.pptx',
};

function refusalOf(file: File): string | null {
  const ending = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? '';
  const instead = oldOffice[ending];
  return instead === undefined ? refusedFile(file, sendable) : text.oldOffice(ending, instead);
}

interface OnItsWay {
  name: string;
  /** The share that has gone, 0 to 1. */
  share: number;
  /** What is said while the server is busy and the file is sent again by itself. */
  busy: string | null;
}

/** A file on its way to an action, one at a time. Leaving stops it. */
export function useSending(action: number, onUnsaved: (unsaved: Unsaved) => void) {
  const { sendFile } = useResourceDeeds(action);
  const [onItsWay, setOnItsWay] = useState<OnItsWay | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const leaving = useRef<AbortController>(null);
  const raise = useRaise();
  useEffect(() => () => leaving.current?.abort(), []);
  const isSending = onItsWay !== null;
  useLayoutEffect(() => {
    onUnsaved(isSending ? 'sending' : 'nothing');
    return () => onUnsaved('nothing');
  }, [onUnsaved, isSending]);

  /** Whether it is kept. */
  async function send(file: File, title: string): Promise<boolean> {
    if (isSending) return false;
    const refused = refusalOf(file);
    setRefusal(refused);
    if (refused !== null) return false;
    const { signal } = (leaving.current = new AbortController());
    const set = (part: Partial<OnItsWay>) => setOnItsWay((known) => known && { ...known, ...part });
    setOnItsWay({ name: file.name, share: 0, busy: null });
    try {
      await sendFile({
        file,
        title,
        signal,
        onProgress: (share) => set({ share }),
        tell: (seconds) => set({ busy: seconds === null ? text.again : text.waits(seconds) }),
      });
      toast.success(resourcesText.form.done);
      return true;
    } catch (error) {
      if (signal.aborted) toast.success(text.cancelled);
      else if (isRefusal(error)) setRefusal(error.sentence(text.failed));
      else raise(error);
      return false;
    } finally {
      setOnItsWay(null);
    }
  }

  return { onItsWay, refusal, send, cancel: () => leaving.current?.abort() };
}
