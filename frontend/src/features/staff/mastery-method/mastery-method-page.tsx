import { useId } from 'react';

import { useSignedIn } from '@/api/session/session-context';
import { useSubjects } from '@/api/subjects';
import { staffPaths } from '@/domain/staff-paths';
import { ResourceView } from '@/kit/feedback/resource-view';
import { AnswerHead } from '@/kit/ui/answer/answer';
import { Card } from '@/kit/ui/card';
import { PageHead } from '@/kit/ui/page-head';
import { BackLink } from '@/parts/frame/back-link';

import { methodText as text } from './method.text';
import { NumbersCard } from './numbers/numbers-card';
import { numbersText } from './numbers/numbers.text';
import { StudyTable } from './study-table';

import '@/kit/layout/grid.css';
import '@/kit/layout/prose.css';
import '@/kit/layout/stack.css';

/** How the projection and mastery come about, for whoever is to trust them. */
export function MasteryMethodPage() {
  const { schoolId } = useSignedIn();
  const subjects = useSubjects(schoolId);
  const id = useId();
  return (
    <>
      <BackLink to={staffPaths.classMap}>{text.back}</BackLink>
      <PageHead title={text.title} tab={text.tab} />
      <div className="stack">
        <section className="card answer" aria-labelledby={id}>
          <AnswerHead
            id={id}
            label={text.label}
            figure={
              <>
                {text.figure} <small>{text.figureOf}</small>
              </>
            }
            title={text.answer}
          >
            <p>{text.answerDetail}</p>
          </AnswerHead>
        </section>
        <div className="grid-1-1 grid-top">
          {text.parts.map(({ title, lines }) => (
            <Card key={title} title={title}>
              <div className="prose">
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            </Card>
          ))}
        </div>
        <StudyTable />
        <ResourceView resource={subjects} loading={numbersText.loading} failed={numbersText.failed}>
          {(known) => <NumbersCard schoolId={schoolId} subjects={known} />}
        </ResourceView>
      </div>
    </>
  );
}
