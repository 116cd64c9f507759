import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useEffect } from 'react';

import { type Milestone, useMilestoneDeeds } from '@/api/actions/milestones';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { type Unsaved, unsavedOf } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Button } from '@/kit/ui/button';
import { IconButton } from '@/kit/ui/icon-button';
import { Note } from '@/kit/ui/note';

import { milestonesText } from './milestones.text';
import { useOrder } from './use-order';

const text = milestonesText.order;

interface OrderListProps {
  action: number;
  milestones: readonly Milestone[];
  onUnsaved: (unsaved: Unsaved) => void;
  onClose: () => void;
}

/** The milestones while their order is made; it is written once, when it is as wanted. */
export function OrderList({ action, milestones, onUnsaved, onClose }: OrderListProps) {
  const { ids, list, dragged, last, changed, move, gripOf } = useOrder(milestones.map(({ id }) => id));
  const saving = useAction(useMilestoneDeeds().order, {
    onDone() {
      toast.success(text.done);
      onClose();
    },
    fallback: text.failed,
  });
  const { pending } = saving;
  useEffect(() => {
    onUnsaved(unsavedOf({ typed: changed, sending: pending }));
    return () => onUnsaved('nothing');
  }, [onUnsaved, changed, pending]);
  const titleOf = (id: number) => milestones.find((one) => one.id === id)?.title ?? '';
  return (
    <>
      <p className="text-sm text-muted">{text.hint}</p>
      {saving.refusal === null ? null : (
        <Note tone="bad" role="alert">
          {saving.refusal}
        </Note>
      )}
      <ol ref={list} className="milestone-list" aria-label={milestonesText.list}>
        {ids.map((id, index) => (
          <li key={id} data-ordered data-dragged={dragged === id}>
            <span className="milestone-list-grip" aria-hidden="true" {...gripOf(id)}>
              <GripVertical className="icon" />
            </span>
            <b>{titleOf(id)}</b>
            <div className="milestone-list-buttons">
              <IconButton
                label={text.up(titleOf(id))}
                aria-disabled={index === 0}
                onClick={() => move(id, index - 1)}
              >
                <ChevronUp className="icon" />
              </IconButton>
              <IconButton
                label={text.down(titleOf(id))}
                aria-disabled={index === ids.length - 1}
                onClick={() => move(id, index + 1)}
              >
                <ChevronDown className="icon" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {last === null ? null : text.place(titleOf(last), ids.indexOf(last) + 1, ids.length)}
      </p>
      <div className="row mt-4">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button
          variant="primary"
          disabled={!changed}
          pending={pending}
          pendingText={text.pending}
          onClick={() => saving.run(action, [...ids])}
        >
          {text.save}
        </Button>
      </div>
    </>
  );
}
