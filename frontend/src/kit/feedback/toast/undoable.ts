import { isRefusal } from '@/kit/feedback/refusal';

import { toast, toastStore } from './toast-store';
import { undoText as text } from './undo.text';

/** Says what happened, of what can be taken back as it was. */
export const undoable = (title: string, undo: () => Promise<unknown>, detail?: string): void =>
  toast.success(title, detail, () => void takeBack(undo));

/** Takes it back, and says so, or why not. */
async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  toastStore.dismiss();
  try {
    await undo();
    toast.success(text.done);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    toast.error(text.failed, error.sentence());
  }
}
