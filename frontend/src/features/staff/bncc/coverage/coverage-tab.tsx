import { BookOpen, CircleCheck, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';

import { useCurrentYear } from '@/api/classes';
import { type Coverage, useCoverage } from '@/api/lessons/coverage';
import { useSignedIn } from '@/api/session/session-context';
import type { Discipline } from '@/domain/bncc/discipline';
import { Meter } from '@/kit/data/figure/meter';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { useKept } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Card } from '@/kit/ui/card';

import { CoverageFilters } from './coverage-filters';
import { CoverageTable } from './coverage-table';
import { summaryOf, whatOf } from './coverage-words';
import { coverageText as text } from './coverage.text';
import { hasAppeared } from './covered';
import { type CoverageAddress, useCoverageAddress } from './use-coverage-address';

import '@/kit/layout/stack.css';

/** Which skills of a discipline and grade appeared in the year, in plans and in simulations, and which are missing. */
export function CoverageTab() {
  const { schoolId } = useSignedIn();
  const view = useCoverageAddress();
  const { discipline, grade } = view;
  const [thisYear] = useState(() => new Date().getFullYear());
  const running = useCurrentYear(schoolId).data?.year ?? thisYear;
  const isChosen = discipline !== null && grade !== null;
  const coverage = useCoverage(schoolId, isChosen ? { discipline, grade, year: view.year } : null);
  const shown = useKept(coverage);
  return (
    <div className="stack">
      <CoverageFilters view={view} running={running} coverage={isChosen ? shown.data : undefined} />
      {isChosen ? (
        <ResourceView
          resource={shown}
          loading={
            <Card>
              <Loading text={text.loading}>
                <SkeletonLines lines={8} />
              </Loading>
            </Card>
          }
          renderFailed={(error, retry) => (
            <Card>
              <ErrorState title={text.failed} detail={error.sentence()} onRetry={retry} />
            </Card>
          )}
        >
          {(known) => (
            <Known coverage={known} discipline={discipline} grade={grade} view={view} isStale={shown.stale} />
          )}
        </ResourceView>
      ) : (
        <Card>
          <Empty title={text.start} icon={<MapIcon className="icon icon-l" />}>
            {text.startDetail}
          </Empty>
        </Card>
      )}
    </div>
  );
}

interface KnownProps {
  coverage: Coverage;
  discipline: Discipline;
  grade: string;
  view: CoverageAddress;
  /** What is shown is of what was chosen before. */
  isStale: boolean;
}

function Known({ coverage, discipline, grade, view, isStale }: KnownProps) {
  const { loaded, skills, classes } = coverage;
  const what = whatOf(discipline, grade);
  const icon = <BookOpen className="icon icon-l" />;
  if (isStale) {
    return (
      <Card>
        <Loading text={text.loading}>
          <SkeletonLines lines={8} />
        </Loading>
      </Card>
    );
  }
  if (!loaded || skills.length === 0) {
    return (
      <Card>
        {loaded ? (
          <Empty title={whyNoCodes(discipline, grade, what)} icon={icon}>
            {text.noCodesDetail}
          </Empty>
        ) : (
          <Empty title={text.notLoaded} icon={icon}>
            {text.notLoadedDetail}
          </Empty>
        )}
      </Card>
    );
  }
  // One of another grade, which an old address still names, is nobody's here.
  const classId = classes.some(({ id }) => id === view.classId) ? view.classId : null;
  const missing = skills.filter((skill) => !hasAppeared(skill, classId));
  const rows = view.onlyMissing ? missing : skills;
  return (
    <>
      <Card>
        <div className="coverage-answer">
          <div role="status">
            <h2>{summaryOf(coverage, what, classId)}</h2>
          </div>
          <Meter percent={((skills.length - missing.length) / skills.length) * 100} />
          <p className="text-sm text-muted">
            {missing.length === skills.length ? text.nothingYet : text.legend}
          </p>
        </div>
      </Card>
      <Card>
        {rows.length === 0 ? (
          <Empty title={text.noneMissing} icon={<CircleCheck className="icon icon-l" />}>
            {text.noneMissingDetail}
          </Empty>
        ) : (
          <CoverageTable
            skills={rows}
            discipline={discipline}
            grade={grade}
            classId={classId}
            year={coverage.year}
          />
        )}
      </Card>
    </>
  );
}

const whyNoCodes = (discipline: Discipline, grade: string, what: string): string =>
  discipline === 'ingles' && grade.includes('º') ? text.englishBegins : text.noCodes(what);
