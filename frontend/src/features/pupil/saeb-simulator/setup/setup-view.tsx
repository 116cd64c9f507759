import { BookOpen, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useDueReview } from '@/api/pupil/own';
import type { NewQuiz } from '@/api/pupil/quiz';
import { useSignedIn } from '@/api/session/session-context';
import { type Subject, useSubjects } from '@/api/subjects';
import { pupilPaths } from '@/domain/pupil-paths';
import { useQueryState } from '@/kit/browser/use-query-state';
import { PanelEmpty, Panel } from '@/parts/pupil/page/panel';
import { PupilHead } from '@/parts/pupil/page/pupil-page';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { FormNote } from '@/parts/pupil/form/pupil-field';
import { PlayButton, PlayLink } from '@/parts/pupil/shapes/play';
import { Square, SubjectSquare } from '@/parts/pupil/shapes/square';
import { pupilText } from '@/parts/pupil/pupil.text';

import { simulatorText } from '../shared/simulator.text';
import { setupText as text } from './setup.text';
import { type Tile, TickTile, Tiles } from './tiles';

type Difficulty = NewQuiz['difficulty'];

const levels: readonly Difficulty[] = ['facil', 'medio', 'dificil', 'misto'];

const levelTiles: readonly Tile<Difficulty>[] = levels.map((value) => ({
  value,
  label: simulatorText.difficulty[value],
  detail: text.levels[value],
}));

export interface Starting {
  run: (quiz: NewQuiz) => void;
  pending: boolean;
  refusal: string | null;
}

interface SetupViewProps {
  start: Starting;
  /** Why nothing is played any more. */
  notice: string | null;
}

/** A subject and a difficulty, and off. */
export function SetupView({ start, notice }: SetupViewProps) {
  const { schoolId } = useSignedIn();
  const subjects = useSubjects(schoolId);
  return (
    <div className="pupil-page-stack">
      <PupilHead title={simulatorText.title} lead={text.lead} />
      {notice ? (
        <Panel tone="sun" role="status">
          {notice}
        </Panel>
      ) : null}
      <PupilView of={subjects} failed={text.subjectsFailed}>
        {(all) => (all.length === 0 ? <NoSubjects /> : <Choices subjects={all} start={start} />)}
      </PupilView>
    </div>
  );
}

const NoSubjects = () => (
  <Panel>
    <PanelEmpty
      icon={
        <Square tone={1}>
          <BookOpen className="icon icon-l" />
        </Square>
      }
      title={text.none}
      detail={text.noneDetail}
      action={
        <PlayLink tone="quiet" to={pupilPaths.dashboard}>
          {pupilText.back}
        </PlayLink>
      }
    />
  </Panel>
);

const isPlayable = ({ isActive, questionCount }: Subject): boolean => isActive && (questionCount ?? 0) > 0;

function Choices({ subjects, start }: { subjects: readonly Subject[]; start: Starting }) {
  const { id } = useSignedIn();
  const [{ subject: asked, erros }] = useQueryState({ subject: /^\d+$/, erros: ['sim'] });
  const playable = subjects.filter(isPlayable);
  const [subjectId, setSubjectId] = useState(
    () => playable.find((subject) => String(subject.id) === asked)?.id ?? null,
  );
  const [difficulty, setDifficulty] = useState<Difficulty | null>(erros ? 'misto' : null);
  const [wantsReview, setReview] = useState(erros !== null);
  const review = useDueReview(id);
  const due = review.data?.bySubject.find((subject) => subject.subjectId === subjectId)?.due ?? 0;
  const isReview = wantsReview && due > 0;

  const lacking =
    subjectId === null
      ? difficulty === null
        ? text.lacksBoth
        : text.lacksSubject
      : difficulty === null
        ? text.lacksDifficulty
        : null;

  function begin() {
    if (subjectId === null || difficulty === null) return;
    start.run({ subjectId, difficulty, totalQuestions: 10, ...(isReview && { review: true }) });
  }

  return (
    <>
      <div>
        <Tiles
          legend={text.subject}
          name="subject"
          of={subjects.map(tileOf)}
          chosen={subjectId}
          onChoose={setSubjectId}
        />
        {subjects.every(isPlayable) ? null : <p className="mt-2 text-sm text-muted">{text.hint}</p>}
      </div>
      {due > 0 ? (
        <TickTile label={text.review(due)} detail={text.reviewDetail} isOn={wantsReview} onTurn={setReview} />
      ) : null}
      <Tiles
        legend={text.difficulty}
        name="difficulty"
        of={levelTiles}
        chosen={difficulty}
        onChoose={setDifficulty}
      />
      <p className="text-sm text-muted">
        {text.points} <Link to={pupilPaths.rules}>{text.rules}</Link>
      </p>
      {start.refusal ? (
        <FormNote>
          <b>{text.startFailed}</b>. {start.refusal} {text.nothingChanged}
        </FormNote>
      ) : null}
      <div className="tiles-go">
        <PlayButton
          block
          disabled={lacking !== null}
          pending={start.pending}
          pendingText={text.starting}
          onClick={begin}
        >
          <Play className="icon icon-s" />
          {text.start}
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

function tileOf(subject: Subject): Tile<number> {
  const { id, name, isActive, questionCount } = subject;
  const count = questionCount ?? 0;
  const isOff = !isPlayable(subject);
  return {
    value: id,
    label: name,
    detail: count === 0 ? text.noQuestions : isActive ? text.questions(count) : text.inactive,
    icon: <SubjectSquare name={name} small off={isOff} />,
    disabled: isOff,
  };
}
