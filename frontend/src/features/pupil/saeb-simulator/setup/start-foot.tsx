import { Play } from 'lucide-react';

import type { NewQuiz, Quiz } from '@/api/pupil/quiz';
import { FormNote } from '@/parts/pupil/form/pupil-field';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { RunningNote } from './running-note';
import { setupText as text } from './setup.text';

import './start-foot.css';

export interface Starting {
  run: (quiz: NewQuiz) => void;
  pending: boolean;
  refusal: string | null;
  /** It did not start, because this one runs. */
  running: Quiz | null;
  onGoOn: () => void;
}

interface StartFootProps {
  start: Starting;
  label: string;
  /** Null while something is lacking. */
  quiz: NewQuiz | null;
  lacking?: string | null;
}

/** The button that starts, at the thumb of a phone, and what kept it from starting. */
export function StartFoot({ start, label, quiz, lacking = null }: StartFootProps) {
  const { run, pending, refusal, running, onGoOn } = start;
  return (
    <>
      {running ? <RunningNote of={running} onGoOn={onGoOn} /> : null}
      {refusal ? (
        <FormNote>
          <b>{text.startFailed}</b>. {refusal} {text.nothingChanged}
        </FormNote>
      ) : null}
      <div className="start-foot">
        <PlayButton
          block
          disabled={quiz === null}
          pending={pending}
          pendingText={text.starting}
          onClick={() => {
            if (quiz) run(quiz);
          }}
        >
          <Play className="icon icon-s" />
          {label}
        </PlayButton>
        {lacking ? (
          <p className="text-center text-sm text-muted" role="status">
            {lacking}
          </p>
        ) : null}
      </div>
    </>
  );
}
