import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { simulationsText } from '@/features/staff/classroom/simulations/simulations.text';

const text = simulationsText.start;

/** Questions that were marked in the bank, or stand on a test that was printed. */
export function ChosenQuestions({ count, onForget }: { count: number; onForget: () => void }) {
  return (
    <Note tone="info" action={<Button onClick={onForget}>{text.chooseAgain}</Button>}>
      <b>{text.chosen(count)}.</b> {text.chosenDetail}
    </Note>
  );
}
