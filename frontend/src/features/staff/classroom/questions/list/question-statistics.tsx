import {
  type Question,
  type QuestionStatistics as Statistics,
  useStatistics,
} from '@/api/questions/questions';
import { formatCount } from '@/domain/decimal';
import { letters } from '@/domain/question/letter';
import { Meter } from '@/kit/data/figure/meter';
import { ResourceView } from '@/kit/feedback/resource-view';
import { OptionLetter } from '@/parts/questions/question-preview';

import { listText } from './list.text';

import './question-statistics.css';

const text = listText.statistics;

/** What the answers say of a question, in words first. */
export function QuestionStatistics({ question }: { question: Question }) {
  return (
    <ResourceView resource={useStatistics(question.id)} loading={text.loading} failed={text.failed}>
      {(statistics) => <Told question={question} statistics={statistics} />}
    </ResourceView>
  );
}

function Told({ question, statistics }: { question: Question; statistics: Statistics }) {
  const { answers, enough, sentences } = statistics;
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className="question-statistics-say">
          {sentence}
        </p>
      ))}
      {enough ? <Options question={question} statistics={statistics} /> : null}
      <p className="pt-3 text-xs text-subtle">
        {text.answers(answers)} {text.rule}
      </p>
    </>
  );
}

/** How many chose each option. */
function Options({ question, statistics: { options } }: { question: Question; statistics: Statistics }) {
  const countOf = (letter: (typeof letters)[number]) =>
    options.find((option) => option.letter === letter)?.answers ?? 0;
  const all = letters.reduce((sum, letter) => sum + countOf(letter), 0);
  return (
    <ul className="question-statistics-options" aria-label={text.options}>
      {letters.map((letter) => {
        const percent = all === 0 ? 0 : Math.round((countOf(letter) / all) * 100);
        const right = letter === question.correctAnswer;
        return (
          <li key={letter}>
            <OptionLetter letter={letter} right={right} />
            <span>{question[`option${letter}`]}</span>
            <b>{text.share(percent, formatCount(countOf(letter)))}</b>
            <Meter
              percent={percent}
              className={right ? 'question-statistics-right' : 'question-statistics-wrong'}
            />
          </li>
        );
      })}
    </ul>
  );
}
