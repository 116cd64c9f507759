import { type ReactNode, useMemo, useState } from 'react';

import type { IdebRecord, School } from '@/api/schema';
import { mayEditFigures, mayEditSchool, useSignedIn } from '@/api/session-context';
import { useGoals } from '@/api/use-goals';
import { useIdebRecords } from '@/api/use-ideb';
import { useSchool } from '@/api/use-school';
import { ErrorState } from '@/kit/feedback/error-state';
import { Card } from '@/kit/ui/card';
import { lazyDialog } from '@/kit/overlay/lazy-dialog';
import { PageHead } from '@/kit/ui/page-head';

import { type Board, boardOf, chooseStage } from './board';
import { BoardView } from './board-view';
import { DashboardSkeleton } from './dashboard-skeleton';
import { dashboardText } from './dashboard.text';
import { headlineOf } from './headline';
import { useBoardAddress } from './use-board-address';

import './dashboard.css';

const importDialog = lazyDialog(
  () => import('@/parts/import/import-dialog').then((module) => module.ImportDialog),
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
  const address = useBoardAddress();
  const all = records.data;
  const board = useMemo(
    () => (all ? boardOf(all, goals.data ?? [], chooseStage(address.askedStage, all)) : null),
    [all, goals.data, address.askedStage],
  );
  const failed = school.error ?? records.error;
  const retry = () => {
    if (school.error) school.retry();
    if (records.error) records.retry();
  };

  return (
    <>
      <PageHead title={dashboardText.title} description={describe(board, failed !== undefined)} />
      {failed ? (
        <Card>
          <ErrorState title={dashboardText.failed} detail={dashboardText.failedDetail} onRetry={retry} />
        </Card>
      ) : school.data && board && all ? (
        <Loaded school={school.data} board={board} records={all} goals={goals} address={address} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}

/** The sentence under the title; while it is not known, that it is coming. */
function describe(board: Board | null, failed: boolean): ReactNode {
  if (failed) return undefined;
  if (!board) return <span className="skeleton-late">{dashboardText.loading}</span>;
  const headline = headlineOf(board);
  return headline ? dashboardText.headline(headline) : dashboardText.noHeadline(board.stage);
}

interface LoadedProps {
  school: School;
  board: Board;
  records: IdebRecord[];
  goals: ReturnType<typeof useGoals>;
  address: ReturnType<typeof useBoardAddress>;
}

function Loaded({ school, board, records, goals, address }: LoadedProps) {
  const user = useSignedIn();
  const mayEdit = mayEditFigures(user);
  const mayEditCode = mayEditSchool(user) && !school.demo;
  const [isCodeOpen, setCodeOpen] = useState(false);
  const { importWay, setImportWay, setStage } = address;
  return (
    <>
      <BoardView
        school={school}
        board={board}
        goals={goals}
        mayEdit={mayEdit}
        onStage={setStage}
        onImport={mayEdit ? () => setImportWay('planilha') : null}
        onCode={mayEditCode ? () => setCodeOpen(true) : null}
      />
      {mayEdit && importWay ? (
        <importDialog.Component
          schoolId={school.id}
          stage={board.stage}
          records={records}
          way={importWay}
          onWay={setImportWay}
          onClose={() => setImportWay(null)}
        />
      ) : null}
      {isCodeOpen ? <inepCodeDialog.Component school={school} onClose={() => setCodeOpen(false)} /> : null}
    </>
  );
}
