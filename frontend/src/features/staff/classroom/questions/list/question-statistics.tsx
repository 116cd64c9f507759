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
  const [first, ...others] = sentences;
  return (
    <>
      <p className="question-statistics-say">
        <b>{first}</b>
        {enough ? <span>{rightOf(question, statistics)}</span> : null}
      </p>
      {others.map((sentence) => (
        <p key={sentence} className="question-statistics-say">
          {sentence}
        </p>
      ))}
      {enough ? <Options question={question} statistics={statistics} /> : null}
      <p className="pt-3 text-xs text-subtle">
        {whereFrom(question, answers)} {enough ? null : text.rule}
      </p>
    </>
  );
}

/** The figure behind the first sentence. */
function rightOf({ correctAnswer }: Question, { answers, options }: Statistics): string {
  const right = options.find(({ letter }) => letter === correctAnswer)?.answers ?? 0;
  return text.right(formatCount(right), answers, shareOf(right, answers));
}

/** The list counts every time a question was answered; what is said here comes from pupils' paper, and from their first answer in a quiz. */
function whereFrom({ answers, version }: Question, ofPupils: number): string {
  const others = answers - ofPupils;
  if (others <= 0) return text.ofPupils(ofPupils);
  return version === 1 ? text.andOnWall(ofPupils, others) : text.andBefore(ofPupils, others);
}

const shareOf = (count: number, all: number): number => (all === 0 ? 0 : Math.round((count / all) * 100));

/** How many chose each option, and how many none. */
function Options({
  question,
  statistics: { answers, options },
}: {
  question: Question;
  statistics: Statistics;
}) {
  const countOf = (letter: (typeof letters)[number]) =>
    options.find((option) => option.letter === letter)?.answers ?? 0;
  const blank = answers - letters.reduce((sum, letter) => sum + countOf(letter), 0);
  return (
    <ul className="question-statistics-options" aria-label={text.options}>
      {letters.map((letter) => {
        const right = letter === question.correctAnswer;
        return (
          <li key={letter}>
            <OptionLetter letter={letter} right={right} />
            <span>{question[`option${letter}`]}</span>
            <Share
              count={countOf(letter)}
              of={answers}
              className={right ? 'question-statistics-right' : 'question-statistics-wrong'}
            />
          </li>
        );
      })}
      {blank > 0 ? (
        <li>
          <span className="question-statistics-blank">{text.blank}</span>
          <Share count={blank} of={answers} className="question-statistics-wrong" />
        </li>
      ) : null}
    </ul>
  );
}

function Share({ count, of, className }: { count: number; of: number; className: string }) {
  const percent = shareOf(count, of);
  return (
    <>
      <b>{text.share(percent, formatCount(count))}</b>
      <Meter percent={percent} className={className} />
    </>
  );
}
