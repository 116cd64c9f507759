import type { Quiz } from '@/api/pupil/quiz';
import { formatDate } from '@/domain/dates';

import { resultsText } from './results.text';

import './bars.css';

const text = resultsText.quizzes;

interface BarsProps {
  subject: string;
  /** The oldest first. */
  quizzes: readonly Quiz[];
}

/** The hits of the latest quizzes, each from none to all of its questions, the newest in colour; the same as a table. */
export function Bars({ subject, quizzes }: BarsProps) {
  const hits = quizzes.map(({ correctAnswers, totalQuestions }) =>
    text.share(correctAnswers, totalQuestions),
  );
  return (
    <figure>
      <div className="bars" role="img" aria-label={text.summary(subject, hits.join(', '))}>
        {quizzes.map(({ id, correctAnswers, totalQuestions }) => (
          <div key={id} style={{ height: `${(100 * correctAnswers) / totalQuestions}%` }}>
            <span>
              <b>{correctAnswers}</b> {text.ofAll(totalQuestions)}
            </span>
          </div>
        ))}
      </div>
      <figcaption>
        <details className="bars-numbers">
          <summary>{text.numbers}</summary>
          <table>
            <caption className="sr-only">{subject}</caption>
            <thead>
              <tr>
                <th scope="col">{text.day}</th>
                <th scope="col">{text.hits}</th>
                <th scope="col">{text.of}</th>
              </tr>
            </thead>
            <tbody>
              {quizzes.map(({ id, startedAt, correctAnswers, totalQuestions }) => (
                <tr key={id}>
                  <th scope="row">{formatDate(startedAt)}</th>
                  <td>{correctAnswers}</td>
                  <td>{totalQuestions}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}
