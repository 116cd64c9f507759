import { type LessonPlan, usePlanDeeds } from '@/api/lessons/lesson-plans';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import type { PlanFields } from '../form/plan.schema';
import { planGoneText as text } from './plan-conflict.text';

import '@/parts/conflict/conflict-choice.css';

interface PlanGoneProps {
  /** As it was before it was deleted. */
  base: LessonPlan;
  mine: PlanFields;
  /** What was typed is a plan of one's own now. */
  onKept: (id: number) => void;
  onBack: () => void;
  onDiscard: () => void;
}

/** The plan that somebody was typing into is deleted: nothing of what was typed is lost unless they say so. */
export function PlanGone({ base, mine, onKept, onBack, onDiscard }: PlanGoneProps) {
  const { create } = usePlanDeeds();
  const keeping = useAction(create, {
    onDone({ id }) {
      toast.success(text.done, text.doneDetail);
      onKept(id);
    },
    fallback: text.failed,
  });
  return (
    <Dialog
      open
      onOpenChange={() => (keeping.pending ? undefined : onBack())}
      title={text.title}
      description={base.own ? text.deleted : text.deletedOrTaken}
      foot={
        <>
          <Button variant="text" className="conflict-choice-discard" onClick={onDiscard}>
            {text.discard}
          </Button>
          <Button
            variant="primary"
            pending={keeping.pending}
            pendingText={text.keeping}
            // Where no person wrote it, the copy says so too.
            onClick={() => keeping.run({ ...mine, origin: base.origin })}
          >
            {text.keep}
          </Button>
        </>
      }
    >
      <p>{text.kept}</p>
      {keeping.refusal === null ? null : (
        <Note tone="bad" role="alert" className="mt-4">
          {keeping.refusal}
        </Note>
      )}
    </Dialog>
  );
}
