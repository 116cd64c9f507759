import { Printer } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';

import { useGoals } from '@/api/goals';
import { type IdebRecord, useIdebRecords } from '@/api/ideb';
import { type School, useSchool } from '@/api/school';
import { useMay, useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { ErrorState } from '@/kit/feedback/error-state';
import { joined } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Card } from '@/kit/ui/card';
import { useAhead } from '@/kit/browser/use-ahead';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { IconButton } from '@/kit/ui/icon-button';
import { PageHead } from '@/kit/ui/page-head';
import { useQueryState } from '@/kit/browser/use-query-state';
import { type Stage, stages } from '@/domain/index/stage';
import { chooseStage } from '@/parts/index/choose-stage';

import { type Board, boardOf } from './board';
import { BoardView } from './board-view';
import { DashboardSkeleton } from './dashboard-skeleton';
import { dashboardText } from './dashboard.text';
import { headlineOf, headlineSentence } from './headline';
import { importWays, type ImportWay } from './import/import-way';

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
  useReadOnOpening();
  const all = records.data;
  const board = useMemo(
    () => (all ? boardOf(all, goals.data ?? [], chooseStage(etapa, all)) : null),
    [all, goals.data, etapa],
  );
  const read = joined(school, records);

  return (
    <>
      <PageHead
        title={dashboardText.title}
        description={describe(board, read.error !== undefined)}
        action={
          <IconButton label={dashboardText.print} onClick={() => window.print()}>
            <Printer className="icon" />
          </IconButton>
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
              importWay={importar}
              onImportWay={(way) => changeAddress({ importar: way })}
              onStage={(stage) => changeAddress({ etapa: stage })}
            />
          ) : null
        }
      </ResourceView>
    </>
  );
}

/** The sentence under the title; while it is not known, that it is coming. */
function describe(board: Board | null, failed: boolean): ReactNode {
  if (failed) return undefined;
  if (!board) return <span className="skeleton-late">{dashboardText.loading}</span>;
  const headline = headlineOf(board);
  return headline ? headlineSentence(headline) : dashboardText.noHeadline(board.stage);
}

interface LoadedProps {
  school: School;
  board: Board;
  records: IdebRecord[];
  goals: ReturnType<typeof useGoals>;
  importWay: ImportWay | null;
  onImportWay: (way: ImportWay | null) => void;
  onStage: (stage: Stage) => void;
}

function Loaded({ school, board, records, goals, importWay, onImportWay, onStage }: LoadedProps) {
  useAhead(importDialog.preload, inepCodeDialog.preload);
  const maySetGoal = useMay('goal.set');
  const mayImport = useMay('figure.import');
  const maySetCode = useMay('school.code') && !school.demo;
  const [isCodeOpen, setCodeOpen] = useState(false);
  return (
    <>
      <BoardView
        school={school}
        board={board}
        goals={goals}
        maySetGoal={maySetGoal}
        onStage={onStage}
        onImport={mayImport ? () => onImportWay('planilha') : null}
        onCode={maySetCode ? () => setCodeOpen(true) : null}
      />
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
