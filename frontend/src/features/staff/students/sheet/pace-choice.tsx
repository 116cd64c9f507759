import { useState } from 'react';

import { type Pace, type PupilPace, usePaceActions } from '@/api/people/pupil-quiz';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Segmented } from '@/kit/ui/choice/segmented';

import { sheetQuizText } from './sheet-quiz.text';

const text = sheetQuizText.pace;

const options = (['normal', 'tempo_extra', 'sem_tempo'] as const).map((value) => ({
  value,
  label: text.options[value],
}));

/** How much time the pupil has for a question; who may not change it reads it. */
export function PaceChoice({ id, of: { timeMode, mayChange } }: { id: number; of: PupilPace }) {
  const { set } = usePaceActions(id);
  // What was chosen stands until the server's own is read.
  const [chosen, setChosen] = useState<Pace | null>(null);
  const change = useAction(
    async (pace: Pace) => {
      setChosen(pace);
      await set(pace).finally(() => setChosen(null));
    },
    { onDone: () => toast.success(text.done, text.doneDetail), failed: text.notDone },
  );
  return (
    <section>
      <h3 className="mb-3">{text.legend}</h3>
      {mayChange ? (
        <Segmented
          legend={text.legend}
          options={options}
          value={chosen ?? timeMode}
          onChange={(pace) => change.run(pace)}
          wide
        />
      ) : (
        <p>{text.options[timeMode]}</p>
      )}
      <p className="mt-2 text-xs text-subtle">{mayChange ? text.hint : text.notTheirs}</p>
    </section>
  );
}
