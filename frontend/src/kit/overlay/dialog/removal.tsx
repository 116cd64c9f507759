import { thingText } from '@/kit/feedback/thing.text';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';

import { Confirm } from './confirm';

interface RemovalProps {
  /** What is asked, what it means, the verb on the button, and what is said when it is done or refused. */
  words: { title: string; detail: string; confirm: string; done: string; failed: string };
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks by name before a thing is removed, and says that it was. */
export function Removal({ words, remove, onClose }: RemovalProps) {
  const removal = useAction(remove, { onDone: () => toast.success(words.done) });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.detail}
      confirmText={words.confirm}
      pendingText={thingText.removing}
      danger
      failedText={words.failed}
      onConfirm={() => removal.attempt()}
    />
  );
}
