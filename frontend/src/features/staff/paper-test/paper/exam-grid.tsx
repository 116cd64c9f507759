import { letters } from '@/domain/question/letter';

import { paperTestText } from '../paper-test.text';

import './exam-grid.css';

const text = paperTestText.paper;

/** A row a question, to be filled in and typed from. */
export function ExamGrid({ count }: { count: number }) {
  return (
    <section className="exam-grid" aria-label={text.grid}>
      <p className="exam-grid-head">
        <b>{text.grid}</b> {text.gridHow}
      </p>
      <ol className="exam-grid-rows">
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <b>{at + 1}</b>
            {letters.map((letter) => (
              <span key={letter}>{letter}</span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
