import { usePace } from '@/api/people/pupil-quiz';
import { type Achievements, type PupilRanking, useAchievements, useRanking } from '@/api/pupil/own';
import { formatDate } from '@/domain/dates';
import { formatCount } from '@/domain/decimal';
import { percentText } from '@/domain/percent';
import { Disclosure } from '@/kit/data/disclosure';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';

import { PaceChoice } from './pace-choice';
import { QuizList } from './quiz-list';
import { sheetQuizText as text } from './sheet-quiz.text';

/** As many as are shown before the others are asked for. */
const AWARDS = 3;

/** How the pupil plays: the time they have, what they reached, and their quizzes. */
export function SheetQuiz({ id }: { id: number }) {
  return (
    <div className="grid gap-6">
      <ResourceView resource={usePace(id)} loading={text.pace.loading} failed={text.pace.failed}>
        {(pace) => <PaceChoice id={id} of={pace} />}
      </ResourceView>
      <ResourceView resource={useRanking(id)} loading={text.figures.loading} failed={text.figures.failed}>
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
      <QuizList id={id} />
    </div>
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
  <ResourceView resource={useAchievements(id)} loading={text.figures.loading} failed={text.awards.failed}>
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
