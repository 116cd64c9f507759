import { RotateCw } from 'lucide-react';

import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { feedbackText } from './feedback.text';

/** One part could not be read; the rest of the page stands. */
export function FailedNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Note tone="bad" role="alert">
      <p>{text}</p>
      <Button variant="outline" className="mt-2" onClick={onRetry}>
        <RotateCw className="icon icon-s" />
        {feedbackText.retry}
      </Button>
    </Note>
  );
}
