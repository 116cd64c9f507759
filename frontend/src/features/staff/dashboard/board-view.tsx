import { Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

import type { Goal } from '@/api/index/goals';
import type { Outlook } from '@/api/index/outlook';
import type { School } from '@/api/school';
import type { Resource } from '@/api/wire/use-resource';
import { useSimulationInsights } from '@/api/index/simulations';
import { type Stage, stageLabels } from '@/domain/index/stage';
import { lazyPart } from '@/kit/browser/lazy-part';
import { FailedNote } from '@/kit/feedback/failed-note';
import { Card } from '@/kit/ui/card';
import { PrintHead } from '@/parts/school/print-head';

import { AnswerCard } from './answer/answer-card';
import type { Board } from './board';
import { PicturesSkeleton } from './dashboard-skeleton';
import { dashboardText } from './dashboard.text';
import type { ImportWay } from './import/import-way';
import { LowerPart } from './lower-part';
import { PlanLine } from './plan/plan-line';
import { ProjectionPart } from './projection/projection-part';
import { SummaryStrip } from './summary/summary-strip';

/** They come after the words, and are asked for at once. */
const pictures = lazyPart(() => import('./board-pictures').then((module) => module.BoardPictures));
pictures.preload();

export interface BoardViewProps {
  school: School;
  board: Board;
  goals: Resource<Goal[]>;
  outlook: Resource<Outlook>;
  onStage: (stage: Stage) => void;
  /** Opens the import; null for who may not. */
  onImport: ((way: ImportWay) => void) | null;
  /** Asks for the school's INEP code; null for who may not set it. */
  onCode: (() => void) | null;
}

/** The dashboard of one stage: what is missing for its goal, and the evidence. */
export function BoardView({ school, board, goals, outlook, onStage, onImport, onCode }: BoardViewProps) {
  const insights = useSimulationInsights(school.id, board.stage);
  const onSheet = onImport ? () => onImport('planilha') : null;
  return (
    <div className="stack">
      <PrintHead title={dashboardText.paper} school={school} about={paperSubject(board)} />
      <AnswerCard
        school={school}
        board={board}
        goals={goals.data}
        outlook={outlook}
        onEnter={onImport ? () => onImport('numeros') : null}
      />
      {board.index ? <PlanLine schoolId={school.id} stage={board.stage} isTurn={!outlook.loading} /> : null}
      {board.index ? <SummaryStrip board={board} goals={goals} insights={insights} /> : null}
      <ErrorBoundary fallbackRender={PicturesFailed}>
        <Suspense fallback={<PicturesSkeleton />}>
          <pictures.Component
            school={school}
            board={board}
            goals={goals.data}
            insights={insights}
            answer={outlook.data?.answer ?? null}
            onStage={onStage}
            onImport={onSheet}
            onCode={onCode}
          />
        </Suspense>
      </ErrorBoundary>
      <LowerPart
        school={school}
        board={board}
        outlook={outlook.data}
        insights={insights}
        onImport={onSheet}
      />
      <ProjectionPart schoolId={school.id} board={board} />
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
