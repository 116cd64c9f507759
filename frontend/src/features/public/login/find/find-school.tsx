import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { useAbout } from '@/api/about';
import { loginText } from '@/features/public/login/login.text';
import { lazyPart } from '@/kit/browser/lazy-part';
import { FailedNote } from '@/kit/feedback/failed-note';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { PageHead } from '@/kit/ui/page-head';

import './find-school.css';
import { answerText } from './answer.text';
import { findText as text } from './find.text';
import { SchoolSearch } from './school-search';
import { useFinder } from './use-finder';

/** Not needed until a school is chosen: asked for with the first that are found. */
const schoolAnswer = lazyPart(() => import('./school-answer').then((module) => module.SchoolAnswer));

const loading = (
  <section className="card">
    <Loading quiet text={answerText.loading}>
      <SkeletonLines lines={5} />
    </Loading>
  </section>
);

/** A school is found, and what it lacks is told, before anyone has an account. Nothing of it where nothing is loaded. */
export function FindSchool() {
  const loaded = useAbout().data?.reference;
  const finder = useFinder();
  const isEmpty = loaded?.schools === 0;
  const hasFound = finder.found?.data !== undefined;
  useEffect(() => {
    if (hasFound) schoolAnswer.preload();
  }, [hasFound]);
  return (
    <div className="stack">
      <PageHead
        title={loginText.title}
        tab={loginText.tab}
        description={isEmpty ? loginText.lead : `${loginText.lead} ${loginText.look}`}
        className="page-head login-head"
      />
      <section className="card find-school">
        {isEmpty ? (
          <p className="text-muted">{text.nothingLoaded}</p>
        ) : (
          <SchoolSearch
            typed={finder.typed}
            onType={finder.type}
            found={finder.found}
            loaded={loaded}
            open={finder.open}
            onChoose={finder.choose}
          />
        )}
      </section>
      {finder.open !== null && !isEmpty ? (
        <ErrorBoundary
          resetKeys={[finder.open]}
          fallbackRender={({ resetErrorBoundary }) => (
            <FailedNote text={answerText.failed} onRetry={resetErrorBoundary} />
          )}
        >
          <Suspense fallback={loading}>
            <schoolAnswer.Component
              key={finder.open}
              inepCode={finder.open}
              loaded={loaded}
              loading={loading}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
