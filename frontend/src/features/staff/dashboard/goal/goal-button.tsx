import { useState } from 'react';

import type { Goal } from '@/api/index/goals';
import { useMay } from '@/api/session/session-context';
import { useAhead } from '@/kit/browser/use-ahead';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { Button } from '@/kit/ui/button';

import type { Board } from '../board';
import { goalText } from './goal.text';

const goalDialog = lazyDialog(
  () => import('./goal-dialog').then((module) => module.GoalDialog),
  ({ onClose }) => onClose,
);

interface GoalButtonProps {
  schoolId: number;
  board: Board;
  /** Undefined until they are known. */
  goals: readonly Goal[] | undefined;
}

/** Sets the school's goal, or changes it; who may not is told why. */
export function GoalButton({ schoolId, board, goals }: GoalButtonProps) {
  useAhead(goalDialog.preload);
  const maySet = useMay('goal.set');
  const [isOpen, setOpen] = useState(false);
  const text = board.goal?.origin === 'escola' ? goalText.change : goalText.define;
  return (
    <>
      <Button variant="text" disabled={!maySet || !goals} onClick={() => setOpen(true)}>
        {text}
      </Button>
      {maySet ? null : <span className="text-xs text-subtle no-print">{goalText.editorsOnly}</span>}
      {isOpen && goals ? (
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
