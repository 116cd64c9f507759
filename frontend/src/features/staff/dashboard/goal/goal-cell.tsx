import { Check, type LucideIcon, Pencil, RotateCw } from 'lucide-react';
import { useState } from 'react';

import type { Goal } from '@/api/schema';
import type { Resource } from '@/api/wire/use-resource';
import { Cell } from '@/kit/data/cells';
import { Skeleton } from '@/kit/feedback/skeleton';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/overlay/lazy-dialog';
import { formatDecimal } from '@/domain/decimal';

import { type Board, missingToGoal } from '../board';
import { dashboardText } from '../dashboard.text';
import { goalText } from './goal.text';
import { goalOrigin, summaryText } from '../summary/summary.text';

import '@/kit/data/stat-delta.css';
import './goal.css';

const goalDialog = lazyDialog(
  () => import('./goal-dialog').then((module) => module.GoalDialog),
  ({ onClose }) => onClose,
);

interface GoalCellProps {
  schoolId: number;
  board: Board;
  goals: Resource<Goal[]>;
  mayEdit: boolean;
}

export function GoalCell({ schoolId, board, goals, mayEdit }: GoalCellProps) {
  const [open, setOpen] = useState(false);
  if (!goals.data) {
    return (
      <Cell
        label={summaryText.goal(null)}
        value={goals.error ? formatDecimal(null) : <Skeleton className="skeleton-late h-8 w-16" />}
        context={goals.error ? dashboardText.cardFailed : undefined}
        foot={
          goals.error ? (
            <SmallButton icon={RotateCw} text={dashboardText.retry} onClick={goals.retry} />
          ) : undefined
        }
      />
    );
  }
  const { goal } = board;
  const origin = goalOrigin(board);
  return (
    <>
      <Cell
        label={summaryText.goal(goal)}
        value={formatDecimal(goal?.value, 1)}
        context={<Missing board={board} />}
        foot={
          <div className="text-xs text-subtle">
            {origin.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <SmallButton
              icon={Pencil}
              text={goal?.origin === 'escola' ? goalText.change : goalText.define}
              disabled={!mayEdit}
              onClick={() => setOpen(true)}
            />
            {mayEdit ? null : <p>{goalText.editorsOnly}</p>}
          </div>
        }
      />
      {open ? (
        <goalDialog.Component
          schoolId={schoolId}
          board={board}
          goals={goals.data}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function Missing({ board }: { board: Board }) {
  if (!board.goal) return summaryText.noGoal;
  if (!board.index) return summaryText.waitingIndex;
  const missing = missingToGoal(board);
  if (missing) return summaryText.missing(formatDecimal(missing, 1));
  return (
    <span className="stat-delta stat-delta-good">
      <Check className="icon" />
      {summaryText.met}
    </span>
  );
}

interface SmallButtonProps {
  icon: LucideIcon;
  text: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A text button that takes one line of the strip and still is 44 px to the finger. */
function SmallButton({ icon: Icon, text, disabled = false, onClick }: SmallButtonProps) {
  return (
    <Button variant="text" className="goal-button no-print" disabled={disabled} onClick={onClick}>
      <Icon className="icon icon-s" />
      {text}
    </Button>
  );
}
