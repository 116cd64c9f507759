import { Suspense, useMemo, useState } from 'react';

import { useGoals } from '@/api/index/goals';
import { type IdebRecord, useIdebRecords } from '@/api/index/ideb';
import { useOutlook } from '@/api/index/outlook';
import { type School, useSchool } from '@/api/school';
import { useMay, useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { ErrorState } from '@/kit/feedback/error-state';
import { joined } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Card } from '@/kit/ui/card';
import { useAhead } from '@/kit/browser/use-ahead';
import { lazyPart } from '@/kit/browser/lazy-part';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { Skeleton } from '@/kit/feedback/skeleton';
import { PageHead } from '@/kit/ui/page-head';
import { useQueryState } from '@/kit/browser/use-query-state';
import { type Stage, stages } from '@/domain/index/stage';
import { chooseStage } from '@/parts/index/choose-stage';

import { type Board, boardOf } from './board';
import { BoardView } from './board-view';
import { DashboardSkeleton } from './dashboard-skeleton';
import { dashboardText } from './dashboard.text';
import { PrintButton } from './head/print-button';
import { StageMenu } from './head/stage-menu';
import { importWays, type ImportWay } from './import/import-way';

import './head/head.css';

/** A school without any index sees it, once the rest stands. */
const startView = lazyPart(() => import('./start/start-view').then((module) => module.StartView));

const importDialog = lazyDialog(
  () => import('./import/import-dialog').then((module) => module.ImportDialog),
  ({ onClose }) => onClose,
);

const inepCodeDialog = lazyDialog(
  () => import('./origin/inep-code-dialog').then((module) => module.InepCodeDialog),
  ({ onClose }) => onClose,
);

export function DashboardPage() {
  const user = useSignedIn();
  const school = useSchool(user.schoolId);
  const records = useIdebRecords(user.schoolId);
  const goals = useGoals(user.schoolId);
  const [{ etapa, importar }, changeAddress] = useQueryState({ etapa: stages, importar: importWays });
  const outlook = useOutlook(user.schoolId, etapa);
  useReadOnOpening();
  const all = records.data;
  const board = useMemo(
    () => (all ? boardOf(all, goals.data ?? [], chooseStage(etapa, all)) : null),
    [all, goals.data, etapa],
  );
  const read = joined(school, records);
  const changeStage = (stage: Stage) => changeAddress({ etapa: stage });

  return (
    <>
      <PageHead
        title={dashboardText.title}
        className="page-head head-quiet"
        action={
          <div className="flex gap-2 no-print">
            {board ? (
              <StageMenu stage={board.stage} year={board.index?.year ?? null} onStage={changeStage} />
            ) : (
              <Skeleton className="h-11 w-64 max-w-full" />
            )}
            <PrintButton />
          </div>
        }
      />
      <ResourceView
        resource={read}
        loading={<DashboardSkeleton />}
        renderFailed={(_, retry) => (
          <Card>
            <ErrorState title={dashboardText.failed} detail={dashboardText.failedDetail} onRetry={retry} />
          </Card>
        )}
      >
        {([known, figures]) =>
          board ? (
            <Loaded
              school={known}
              board={board}
              records={figures}
              goals={goals}
              outlook={outlook}
              importWay={importar}
              onImportWay={(way) => changeAddress({ importar: way })}
              onStage={changeStage}
            />
          ) : null
        }
      </ResourceView>
    </>
  );
}

interface LoadedProps {
  school: School;
  board: Board;
  records: IdebRecord[];
  goals: ReturnType<typeof useGoals>;
  outlook: ReturnType<typeof useOutlook>;
  importWay: ImportWay | null;
  onImportWay: (way: ImportWay | null) => void;
  onStage: (stage: Stage) => void;
}

function Loaded(props: LoadedProps) {
  const { school, board, records, goals, outlook, importWay, onImportWay, onStage } = props;
  useAhead(importDialog.preload, inepCodeDialog.preload);
  const mayImport = useMay('figure.import');
  const maySetCode = useMay('school.code') && !school.demo;
  const [isCodeOpen, setCodeOpen] = useState(false);
  const isNew = records.every(({ idebScore }) => idebScore === null);
  const View = isNew ? startView.Component : BoardView;
  return (
    <>
      <Suspense fallback={<DashboardSkeleton />}>
        <View
          school={school}
          board={board}
          goals={goals}
          outlook={outlook}
          onStage={onStage}
          onImport={mayImport ? onImportWay : null}
          onCode={maySetCode ? () => setCodeOpen(true) : null}
        />
      </Suspense>
      {mayImport && importWay ? (
        <importDialog.Component
          schoolId={school.id}
          stage={board.stage}
          records={records}
          way={importWay}
          onWay={onImportWay}
          onClose={() => onImportWay(null)}
        />
      ) : null}
      {isCodeOpen ? <inepCodeDialog.Component school={school} onClose={() => setCodeOpen(false)} /> : null}
    </>
  );
}
