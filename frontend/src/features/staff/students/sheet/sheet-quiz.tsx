import { useState } from 'react';

import { usePace } from '@/api/people/pupil-quiz';
import {
  type Achievements,
  type PupilRanking,
  useAchievements,
  useQuizzes,
  useRanking,
} from '@/api/pupil/own';
import { formatDate } from '@/domain/dates';
import { formatCount } from '@/domain/decimal';
import { percentText } from '@/domain/percent';
import { Disclosure } from '@/kit/data/disclosure';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';

import { OpenQuiz } from '../quizzes/open-quiz';
import { A_PAGE, MOST, QuizList } from '../quizzes/quiz-list';
import { quizzesText } from '../quizzes/quizzes.text';
import { useQuizFocus } from '../quizzes/use-quiz-focus';
import { PaceChoice } from './pace-choice';
import { sheetQuizText as text } from './sheet-quiz.text';

/** As many as are shown before the others are asked for. */
const AWARDS = 3;

interface SheetQuizProps {
  id: number;
  /** Whose answers are open. */
  quiz: number | null;
  onQuiz: (quiz: number | null) => void;
}

/** How the pupil plays: what they reached, the time they have, and their quizzes; or the answers of one. */
export function SheetQuiz({ id, quiz, onQuiz }: SheetQuizProps) {
  // The one that an address names may be any of the list.
  const [shown, setShown] = useState(quiz === null ? A_PAGE : MOST);
  const quizzes = useQuizzes(id, shown);
  useQuizFocus(quiz);
  return quiz === null ? (
    <div className="grid gap-6">
      <Reached id={id} />
      <QuizList quizzes={quizzes} shown={shown} onMore={setShown} onOpen={onQuiz} />
    </div>
  ) : (
    <OpenQuiz id={quiz} quizzes={quizzes} onBack={() => onQuiz(null)} />
  );
}

function Reached({ id }: { id: number }) {
  return (
    <>
      <ResourceView resource={useRanking(id)} loading={quizzesText.loading} failed={quizzesText.failed}>
        {(reached) =>
          reached.totalQuizzes === 0 ? (
            <Empty title={text.figures.none} level={3}>
              {text.figures.noneDetail}
            </Empty>
          ) : (
            <>
              <Figures of={reached} />
              <Awards id={id} />
            </>
          )
        }
      </ResourceView>
      <ResourceView resource={usePace(id)} loading={text.pace.loading} failed={text.pace.failed}>
        {(pace) => <PaceChoice id={id} of={pace} />}
      </ResourceView>
    </>
  );
}

const Figures = ({ of }: { of: PupilRanking }) => (
  <dl className="pupil-sheet-figures">
    {(
      [
        [text.figures.level, String(of.level)],
        [text.figures.points, formatCount(of.totalPoints)],
        [text.figures.quizzes, formatCount(of.totalQuizzes)],
        [text.figures.hits, of.averageScore === null ? '–' : percentText(of.averageScore)],
      ] as const
    ).map(([label, figure]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);

const Awards = ({ id }: { id: number }) => (
  <ResourceView resource={useAchievements(id)} loading={quizzesText.loading} failed={text.awards.failed}>
    {({ unlocked, locked }) => (
      <section>
        <h3 className="mb-3">{text.awards.title(unlocked.length, unlocked.length + locked.length)}</h3>
        {unlocked.length === 0 ? <p className="text-sm text-muted">{text.awards.none}</p> : null}
        <AwardList of={unlocked.slice(0, AWARDS)} />
        {unlocked.length > AWARDS ? (
          <Disclosure summary={text.awards.more(unlocked.length - AWARDS)}>
            <AwardList of={unlocked.slice(AWARDS)} />
          </Disclosure>
        ) : null}
      </section>
    )}
  </ResourceView>
);

const AwardList = ({ of }: { of: Achievements['unlocked'] }) => (
  <ul className="pupil-sheet-awards">
    {of.map(({ type, name, description, unlockedAt }) => (
      <li key={type}>
        <b>{name}</b>
        {unlockedAt === null ? null : `, ${text.awards.on(formatDate(unlockedAt))}`}
        <p className="text-xs text-subtle">{description}</p>
      </li>
    ))}
  </ul>
);
