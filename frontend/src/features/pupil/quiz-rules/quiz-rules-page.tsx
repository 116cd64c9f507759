import { type QuizRules, useQuizRules } from '@/api/pupil/quiz';
import { formatCount } from '@/domain/decimal';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilHead, PupilPage } from '@/parts/pupil/page/pupil-page';
import { PupilView } from '@/parts/pupil/page/pupil-view';

import { OwnAwards } from './own-awards';
import { rulesText as text } from './rules.text';

import './quiz-rules.css';

/** The rules in the server's own sentences, the levels, and the achievements with those that the pupil has. */
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

function Rules({ of: { sections, levels } }: { of: QuizRules }) {
  return (
    <div className="pupil-page-side">
      <div className="pupil-page-stack">
        {sections.map(({ title, sentences }) => (
          <Panel key={title} title={title}>
            <ul className="quiz-rules-list">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      <div className="pupil-page-stack">
        <OwnAwards />
        <Panel title={text.levels.title}>
          <Levels of={levels} />
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
