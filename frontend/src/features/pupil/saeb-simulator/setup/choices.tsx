import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useDueReview } from '@/api/pupil/own';
import type { NewQuiz } from '@/api/pupil/quiz';
import { useSignedIn } from '@/api/session/session-context';
import type { Subject } from '@/api/subjects';
import { pupilPaths, reviewOf } from '@/domain/pupil-paths';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { SubjectSquare } from '@/parts/pupil/shapes/square';

import { simulatorText } from '../shared/simulator.text';
import { setupText as text } from './setup.text';
import { StartFoot, type Starting } from './start-foot';
import { type Tile, Tiles } from './tiles';

type Difficulty = NewQuiz['difficulty'];

const levels: readonly Difficulty[] = ['facil', 'medio', 'dificil', 'misto'];

const levelTiles: readonly Tile<Difficulty>[] = levels.map((value) => ({
  value,
  label: simulatorText.difficulty[value],
  detail: text.levels[value],
}));

const isPlayable = ({ isActive, questionCount }: Subject): boolean => isActive && (questionCount ?? 0) > 0;

interface ChoicesProps {
  subjects: readonly Subject[];
  /** Of the address. */
  asked: number | null;
  start: Starting;
}

/** A subject and a level. */
export function Choices({ subjects, asked, start }: ChoicesProps) {
  const [subjectId, setSubjectId] = useState(
    () => subjects.find((subject) => subject.id === asked && isPlayable(subject))?.id ?? null,
  );
  const [difficulty, setDifficulty] = useState<Difficulty | null>(null);
  const isWhole = subjectId !== null && difficulty !== null;
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
      {subjectId === null ? null : <ReviewLink subjectId={subjectId} />}
      <Tiles
        legend={text.difficulty}
        name="difficulty"
        of={levelTiles}
        chosen={difficulty}
        onChoose={setDifficulty}
      />
      <p className="text-sm text-muted">
        {text.points}{' '}
        <Link className="pupil-page-link" to={pupilPaths.rules}>
          {text.rules}
        </Link>
      </p>
      <StartFoot
        start={start}
        label={text.start}
        quiz={isWhole ? { subjectId, difficulty, totalQuestions: 10 } : null}
        lacking={isWhole ? null : lackingOf(subjectId, difficulty)}
      />
    </>
  );
}

/** What was missed in the subject and is due; nothing where there is none. */
function ReviewLink({ subjectId }: { subjectId: number }) {
  const { id } = useSignedIn();
  const due = useDueReview(id).data?.bySubject.find((subject) => subject.subjectId === subjectId)?.due ?? 0;
  if (due === 0) return null;
  return (
    <div>
      <PlayLink tone="quiet" to={reviewOf(subjectId)}>
        <RotateCcw className="icon icon-s" />
        {text.review.go(due)}
      </PlayLink>
      <p className="mt-2 text-sm text-muted">{text.review.detail}</p>
    </div>
  );
}

function lackingOf(subjectId: number | null, difficulty: Difficulty | null): string {
  if (subjectId !== null) return text.lacksDifficulty;
  return difficulty === null ? text.lacksBoth : text.lacksSubject;
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
