import { Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

import type { Goal } from '@/api/goals';
import type { School } from '@/api/school';
import type { Resource } from '@/api/wire/use-resource';
import { useSimulationInsights } from '@/api/simulations';
import { type Stage, stageLabels } from '@/domain/index/stage';
import { lazyPart } from '@/kit/browser/lazy-part';
import { FailedNote } from '@/kit/feedback/failed-note';
import { Card } from '@/kit/ui/card';
import { PrintHead } from '@/parts/school/print-head';

import { ActivitiesCard } from './summary/activities-card';
import type { Board } from './board';
import { PicturesSkeleton } from './dashboard-skeleton';
import { dashboardText } from './dashboard.text';
import { InsightsSection } from './insights/insights-section';
import { QuickActionsCard } from './summary/quick-actions-card';
import { SimulatorCard } from './summary/simulator-card';
import { SummaryStrip } from './summary/summary-strip';

/** They come after the words, and are asked for at once. */
const pictures = lazyPart(() => import('./board-pictures').then((module) => module.BoardPictures));
pictures.preload();

interface BoardViewProps {
  school: School;
  board: Board;
  goals: Resource<Goal[]>;
  maySetGoal: boolean;
  onStage: (stage: Stage) => void;
  /** Opens the import; null for who may not. */
  onImport: (() => void) | null;
  /** Asks for the school's INEP code; null for who may not set it. */
  onCode: (() => void) | null;
}

/** The dashboard of one stage: the figures, why they are so, what to do. */
export function BoardView({ school, board, goals, maySetGoal, onStage, onImport, onCode }: BoardViewProps) {
  const insights = useSimulationInsights(school.id, board.stage);
  const all = useSimulationInsights(school.id);
  return (
    <div className="stack">
      <PrintHead title={dashboardText.paper} school={school} about={paperSubject(board)} />
      <SummaryStrip schoolId={school.id} board={board} goals={goals} insights={all} maySetGoal={maySetGoal} />
      <ErrorBoundary fallbackRender={PicturesFailed}>
        <Suspense fallback={<PicturesSkeleton />}>
          <pictures.Component
            school={school}
            board={board}
            insights={insights}
            onStage={onStage}
            onImport={onImport}
            onCode={onCode}
          />
        </Suspense>
      </ErrorBoundary>
      <div className="no-print">
        <InsightsSection all={all} insights={insights} board={board} />
      </div>
      <div className="grid-1-1 no-print">
        <div className="stack">
          <SimulatorCard schoolId={school.id} board={board} />
          <QuickActionsCard onImport={onImport} />
        </div>
        <div className="stack">
          <ActivitiesCard schoolId={school.id} />
        </div>
      </div>
    </div>
  );
}

const PicturesFailed = ({ resetErrorBoundary }: FallbackProps) => (
  <Card>
    <FailedNote text={dashboardText.cardFailed} onRetry={resetErrorBoundary} />
  </Card>
);

const paperSubject = ({ stage, index }: Board): string =>
  index ? dashboardText.paperOf(stageLabels[stage], index.year) : stageLabels[stage];
