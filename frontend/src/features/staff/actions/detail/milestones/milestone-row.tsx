import { Check, CircleCheck, CircleDashed, Pencil, RotateCcw, Trash2, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';

import type { Action } from '@/api/actions/actions';
import { type Milestone, useMilestoneDeeds } from '@/api/actions/milestones';
import { useFocusKept } from '@/kit/browser/use-focus-kept';
import { thingText } from '@/kit/feedback/thing.text';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Menu } from '@/kit/overlay/menu';
import { Button } from '@/kit/ui/button';
import { Tile } from '@/kit/ui/tile';

import { type MilestoneState, stateOf } from './milestone-state';
import { dueWords, isOutside } from './milestone-words';
import { milestonesText as text } from './milestones.text';

import '@/kit/ui/tile.css';

/** What is done with a milestone in a dialog. */
export type MilestoneDeed = 'edit' | 'reopen' | 'remove';

interface MilestoneRowProps {
  milestone: Milestone;
  action: Action;
  today: string;
  onDeed: (deed: MilestoneDeed) => void;
}

/** One milestone; one that is done has no button to complete it. */
export function MilestoneRow({ milestone, action, today, onDeed }: MilestoneRowProps) {
  const state = stateOf(milestone);
  const { title, description } = milestone;
  return (
    <li>
      <MilestoneTile state={state} />
      <div>
        {/* Takes the focus of the button that goes. */}
        <b tabIndex={-1}>{title}</b>
        {description === '' ? null : <p className="milestone-list-about">{description}</p>}
        <p className={state === 'late' ? 'milestone-list-due milestone-list-late' : 'milestone-list-due'}>
          {dueWords(milestone, state, today)}
          {isOutside(milestone, action) ? text.outside : null}
        </p>
      </div>
      <div className="milestone-list-buttons">
        {state !== 'done' && action.mayComplete ? <CompleteButton milestone={milestone} /> : null}
        {action.mayChange ? (
          <Menu
            label={thingText.more(title)}
            items={[
              { label: text.edit, icon: Pencil, onChoose: () => onDeed('edit') },
              ...(state === 'done'
                ? [{ label: text.reopen, icon: RotateCcw, onChoose: () => onDeed('reopen') }]
                : []),
              { label: text.remove, icon: Trash2, danger: true, onChoose: () => onDeed('remove') },
            ]}
          />
        ) : null}
      </div>
    </li>
  );
}

export function MilestoneTile({ state }: { state: MilestoneState }) {
  switch (state) {
    case 'done':
      return (
        <Tile tone="ok">
          <CircleCheck className="icon" />
        </Tile>
      );
    case 'late':
      return (
        <Tile tone="bad">
          <TriangleAlert className="icon" />
        </Tile>
      );
    case 'open':
      return (
        <Tile>
          <CircleDashed className="icon" />
        </Tile>
      );
  }
}

function CompleteButton({ milestone: { id, title } }: { milestone: Milestone }) {
  const box = useRef<HTMLSpanElement>(null);
  useFocusKept(box);
  const { complete } = useMilestoneDeeds();
  const completing = useAction(complete, {
    onDone: () => toast.success(text.completed),
    failed: text.completeFailed,
  });
  return (
    <span ref={box} className="milestone-list-complete">
      <Button
        aria-label={text.completeOf(title)}
        pending={completing.pending}
        pendingText={text.completing}
        onClick={() => completing.run(id)}
      >
        <span className="row gap-2">
          <Check className="icon icon-s" />
          {text.complete}
        </span>
      </Button>
    </span>
  );
}
