import { Check, type LucideIcon, Pencil, RotateCw } from 'lucide-react';
import { useState } from 'react';

import type { Goal } from '@/api/goals';
import type { Resource } from '@/api/wire/use-resource';
import { Cell } from '@/kit/data/figure/cells';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Skeleton } from '@/kit/feedback/skeleton';
import { feedbackText } from '@/kit/feedback/feedback.text';
import { Button } from '@/kit/ui/button';
import { useAhead } from '@/kit/browser/use-ahead';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { formatDecimal } from '@/domain/decimal';

import { againstGoal, type Board, type GoalInForce } from '../board';
import { dashboardText } from '../dashboard.text';
import { goalText } from './goal.text';
import { summaryText } from '../summary/summary.text';

import '@/kit/data/figure/stat-delta.css';
import './goal.css';

const goalDialog = lazyDialog(
  () => import('./goal-dialog').then((module) => module.GoalDialog),
  ({ onClose }) => onClose,
);

interface GoalCellProps {
  schoolId: number;
  board: Board;
  goals: Resource<Goal[]>;
  maySetGoal: boolean;
}

export function GoalCell({ schoolId, board, goals, maySetGoal }: GoalCellProps) {
  return (
    <ResourceView
      resource={goals}
      loading={<Cell label={summaryText.goal} value={<Skeleton className="skeleton-late h-8 w-16" />} />}
      renderFailed={(_, retry) => (
        <Cell
          label={summaryText.goal}
          value={formatDecimal(null)}
          context={dashboardText.cardFailed}
          foot={<SmallButton icon={RotateCw} text={feedbackText.retry} onClick={retry} />}
        />
      )}
    >
      {(known) => <KnownGoal schoolId={schoolId} board={board} goals={known} maySetGoal={maySetGoal} />}
    </ResourceView>
  );
}

interface KnownGoalProps extends Omit<GoalCellProps, 'goals'> {
  goals: readonly Goal[];
}

function KnownGoal({ schoolId, board, goals, maySetGoal }: KnownGoalProps) {
  useAhead(goalDialog.preload);
  const [open, setOpen] = useState(false);
  const { goal } = board;
  const origin = goalOriginLines(board);
  return (
    <>
      <Cell
        label={goalLabel(goal)}
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
              disabled={!maySetGoal}
              onClick={() => setOpen(true)}
            />
            {maySetGoal ? null : <p>{goalText.editorsOnly}</p>}
          </div>
        }
      />
      {open ? (
        <goalDialog.Component
          schoolId={schoolId}
          board={board}
          goals={goals}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function goalLabel(goal: GoalInForce | null): string {
  if (!goal) return summaryText.goal;
  return goal.origin === 'escola' ? summaryText.goalFor(goal.year) : summaryText.officialGoalOf(goal.year);
}

/** The tiny lines under a goal: where it comes from. */
function goalOriginLines({ goal, official }: Board): string[] {
  if (!goal) return [summaryText.noOfficial];
  if (goal.origin === 'mec') return [summaryText.lastOfficial];
  if (!official) return [summaryText.ownGoal];
  return [summaryText.ownGoal, summaryText.officialGoal(official.year, formatDecimal(official.value, 1))];
}

function Missing({ board }: { board: Board }) {
  if (!board.goal) return summaryText.noGoal;
  const against = againstGoal(board);
  if (!against) return summaryText.waitingIndex;
  const { edition, missing, year } = against;
  if (missing) return summaryText.missing[edition](formatDecimal(missing, 1), year);
  return (
    <span className="stat-delta stat-delta-good">
      <Check className="icon" />
      {summaryText.reached[edition](year)}
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
