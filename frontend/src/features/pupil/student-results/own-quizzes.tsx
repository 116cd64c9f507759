import { Link } from 'react-router-dom';

import { useQuizzes, useResults } from '@/api/pupil/own';
import type { Quiz } from '@/api/pupil/quiz';
import { useSignedIn } from '@/api/session/session-context';
import { pupilPaths } from '@/domain/pupil-paths';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { SubjectSquare } from '@/parts/pupil/shapes/square';

import { Bars } from './bars';
import { resultsText } from './results.text';

const text = resultsText.quizzes;

/** As many as are looked through for the bars. */
const LOOKED_AT = 50;
/** As many bars as stand beside each other on a phone. */
const BARS = 6;

/** What the sums are of: a review gives no points and stands in none of them. */
const counts = ({ status, review }: Quiz): boolean => status === 'concluido' && !review;

/** The quizzes by subject: all that was right, and how the latest went. */
export function OwnQuizzes() {
  const { id } = useSignedIn();
  const results = useResults(id);
  const quizzes = useQuizzes(id, LOOKED_AT);
  return (
    <section>
      <h2 className="pupil-page-h">{text.title}</h2>
      <PupilView of={results} failed={text.failed}>
        {({ bySubject }) => (
          <div className="student-results-three">
            {bySubject.map(({ subjectId, subject, hits, answers }) => (
              <Panel key={subjectId}>
                <div className="student-results-named">
                  <SubjectSquare name={subject} small />
                  <div>
                    <h3 className="text-md">{subject}</h3>
                    <p className="text-sm text-subtle">{text.right(hits, answers)}</p>
                  </div>
                </div>
                <Bars
                  subject={subject}
                  quizzes={(quizzes.data ?? [])
                    .filter((quiz) => quiz.subjectId === subjectId && counts(quiz))
                    .slice(0, BARS)
                    .toReversed()}
                />
              </Panel>
            ))}
          </div>
        )}
      </PupilView>
      <p className="mt-4">
        <Link className="pupil-page-link" to={pupilPaths.rules}>
          {text.rules}
        </Link>
      </p>
    </section>
  );
}
