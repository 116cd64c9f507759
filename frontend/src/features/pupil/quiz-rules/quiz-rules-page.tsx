import { type QuizRules, useQuizRules } from '@/api/pupil/quiz';
import { formatCount } from '@/domain/decimal';
import { Awards } from '@/parts/pupil/awards/awards';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilHead, PupilPage } from '@/parts/pupil/page/pupil-page';
import { PupilView } from '@/parts/pupil/page/pupil-view';

import { rulesText as text } from './rules.text';

import './quiz-rules.css';

/** The rules in the pupils' words, with the server's own figures. */
export function QuizRulesPage() {
  const rules = useQuizRules();
  return (
    <PupilPage>
      <PupilHead title={text.title} lead={text.lead} />
      <PupilView of={rules} failed={text.failed}>
        {(read) => <Rules of={read} />}
      </PupilView>
    </PupilPage>
  );
}

function Rules({ of: { limits, points, levels, achievements } }: { of: QuizRules }) {
  return (
    <div className="pupil-page-side">
      <div className="pupil-page-stack">
        <Panel title={text.play.title}>
          <ul className="quiz-rules-list">
            <li>{text.play.questions(limits.questions)}</li>
            <li>{text.play.time(limits.seconds, limits.extendedSeconds)}</li>
            <li>{text.play.clock}</li>
            <li>{text.play.lost}</li>
            <li>{text.play.leave(limits.waitsHours)}</li>
          </ul>
        </Panel>
        <Panel title={text.points.title}>
          <ul className="quiz-rules-list">
            <li>
              {text.points.right(points.correct)} {text.points.fast(points.fast, points.fastAbove)}{' '}
              {text.points.medium(points.medium, points.mediumAbove)} {text.points.slow(points.slow)}
            </li>
            <li>{text.points.untimed(points.untimed)}</li>
            <li>{text.points.extended}</li>
            <li>{text.points.wrong}</li>
            <li>{text.points.farming}</li>
          </ul>
        </Panel>
        <Panel title={text.awards.title(achievements.length)}>
          <p className="mb-4 text-muted">{text.awards.detail}</p>
          <Awards of={achievements} />
        </Panel>
      </div>
      <div className="pupil-page-stack">
        <Panel title={text.levels.title}>
          <p className="mb-3 text-muted">{text.levels.detail}</p>
          <Levels of={levels} />
        </Panel>
        <Panel title={text.ranking.title}>
          <p>{text.ranking.detail}</p>
        </Panel>
      </div>
    </div>
  );
}

const Levels = ({ of }: { of: QuizRules['levels'] }) => (
  <table className="quiz-rules-levels">
    <thead>
      <tr>
        <th scope="col">{text.levels.level}</th>
        <th scope="col">{text.levels.experience}</th>
      </tr>
    </thead>
    <tbody>
      {of.map(({ level, experience }) => (
        <tr key={level}>
          <th scope="row">{level}</th>
          <td>{text.levels.amount(formatCount(experience))}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
