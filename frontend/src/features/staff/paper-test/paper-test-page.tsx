import { ClipboardList, FileText, Presentation, Printer } from 'lucide-react';
import { useState } from 'react';

import { useSignedIn } from '@/api/session/session-context';
import { MOST_ASKED, startWith } from '@/domain/class-simulation/paths';
import { questionBank } from '@/domain/question/paths';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { PageHead } from '@/kit/ui/page-head';
import { BackLink } from '@/parts/frame/back-link';

import '@/kit/layout/grid.css';
import '@/kit/layout/row.css';

import { ChooseQuestions } from './choose-questions';
import { ExamPaper } from './paper/exam-paper';
import { paperTestText as text } from './paper-test.text';
import { PaperSettings, type Settings } from './paper-settings';
import { TestQuestions } from './test-questions';
import { useHeading } from './use-heading';
import { usePaperTest } from './use-paper-test';

import './paper-test-page.css';

/** A test on paper: its questions chosen and put in order, and the sheets as they leave the printer. */
export function PaperTestPage() {
  const { schoolId } = useSignedIn();
  const test = usePaperTest(schoolId);
  const [settings, setSettings] = useState<Settings>({ heading: null, className: '', grid: true, key: true });
  const { ids, questions, read } = test;
  const proposed = useHeading(schoolId, questions);
  const heading = settings.heading ?? proposed;
  return (
    <>
      <div className="no-print">
        <BackLink to={questionBank}>{text.back}</BackLink>
        <PageHead
          title={ids.length === 0 ? text.title : text.counted(ids.length)}
          description={text.description}
          className="page-head paper-test-page-head"
          action={
            questions.length > 0 ? (
              <div className="row">
                {questions.length <= MOST_ASKED ? <ClassLinks ids={questions.map(({ id }) => id)} /> : null}
                <Button variant="primary" onClick={() => window.print()}>
                  <Printer className="icon icon-s" />
                  {text.print}
                </Button>
              </div>
            ) : null
          }
        />
      </div>
      <div className="stack">
        <ChooseQuestions schoolId={schoolId} test={test} />
        {ids.length === 0 ? (
          <Card>
            <Empty title={text.empty} icon={<FileText className="icon icon-l" />}>
              {text.emptyDetail}
            </Empty>
          </Card>
        ) : (
          <ResourceView
            resource={read}
            loading={text.loading}
            renderFailed={(error, retry) => (
              <Card>
                <ErrorState title={text.failed} detail={error.sentence(text.failedDetail)} onRetry={retry} />
              </Card>
            )}
          >
            {() => (
              <>
                <div className="grid-1-1 no-print">
                  <TestQuestions test={test} />
                  <PaperSettings settings={settings} heading={heading} onChange={setSettings} />
                </div>
                <ExamPaper questions={questions} heading={heading} settings={settings} />
              </>
            )}
          </ResourceView>
        )}
      </div>
    </>
  );
}

/** A class answers the same questions: on the room's screen, or on the paper. */
const ClassLinks = ({ ids }: { ids: readonly number[] }) => (
  <>
    <ButtonLink to={startWith(ids, 'projetada')}>
      <Presentation className="icon icon-s" />
      {text.project}
    </ButtonLink>
    <ButtonLink to={startWith(ids, 'impressa')}>
      <ClipboardList className="icon icon-s" />
      {text.typeAnswers}
    </ButtonLink>
  </>
);
