import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { feedbackText } from './feedback.text';

export interface BusyProps {
  /** What is said while the server is busy with others and what was asked is sent again by itself. */
  words: string | null;
  onStop: () => void;
}

/** Stands at the button that was pressed: who waits looks there. */
export function Busy({ words, onStop }: BusyProps) {
  return (
    <>
      <div role="status">
        {words && (
          <Note tone="info" className="mt-3">
            {words}
          </Note>
        )}
      </div>
      {words && (
        <Button className="mt-2" onClick={onStop}>
          {feedbackText.stop}
        </Button>
      )}
    </>
  );
}
