import type { Quiz } from '@/api/pupil/quiz';
import { subjectOf } from '@/domain/quiz/subject-of';
import { Panel } from '@/parts/pupil/page/panel';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { setupText } from './setup.text';

const text = setupText.running;

/** Another quiz than the one that was asked for runs: which, and the way on with it. */
export const RunningNote = ({ of, onGoOn }: { of: Quiz; onGoOn: () => void }) => (
  <Panel tone="sun" shape="line" role="alert">
    <p className="panel-grow">{of.review ? text.review : text.quiz(subjectOf(of))}</p>
    <PlayButton onClick={onGoOn}>{text.goOn}</PlayButton>
  </Panel>
);
