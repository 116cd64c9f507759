import { CircleCheck, Pencil, Send, Trash2, Undo2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';

import { changedPlan, type LessonPlan, usePlanDeeds } from '@/api/lessons/lesson-plans';
import { useMay } from '@/api/session/session-context';
import { disciplineLabels } from '@/domain/bncc/discipline';
import { lazyPart } from '@/kit/browser/lazy-part';
import { useAhead } from '@/kit/browser/use-ahead';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { questionBank } from './bank-dialog';
import { bankText, detailText as text } from './detail.text';
import { type PlanQuestion, PlanQuestions } from './plan-questions';
import { PlanSections } from './plan-sections';
import { PlanState } from './plan-state';
import { PlanTools } from './plan-tools';

import './plan-dialog.css';

const paper = lazyPart(() => import('../paper/lesson-paper').then((module) => module.LessonPaper));

export interface PlanDialogProps {
  schoolId: number;
  id: number;
  onEdit: () => void;
  /** A copy of one's own was made. */
  onCopied: (id: number) => void;
  onClose: () => void;
}

/** A plan with all that may be done with it. */
export function OpenPlan(props: PlanDialogProps & { plan: LessonPlan }) {
  const { schoolId, plan, onEdit, onCopied, onClose } = props;
  const [asked, setAsked] = useState<PlanQuestion | null>(null);
  const [printing, setPrinting] = usePrinting();
  const [isInBank, setInBank] = useState(false);
  const [isStale, setStale] = useState(false);
  const mayJudge = useMay('lesson-plan.judge') && plan.status === 'enviado';
  const step = useStep(() => setStale(true));
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={plan.title}
      description={text.about(disciplineLabels[plan.subject], plan.grade, plan.duration)}
      foot={
        <>
          {plan.mayChange ? (
            <Button variant="text" className="plan-dialog-remove" onClick={() => setAsked('remove')}>
              <Trash2 className="icon icon-s" />
              {text.remove}
            </Button>
          ) : null}
          {plan.mayChange ? (
            <Button onClick={onEdit}>
              <Pencil className="icon icon-s" />
              {text.edit}
            </Button>
          ) : null}
          <OwnStep plan={plan} step={step} />
          {mayJudge ? (
            <>
              <Button onClick={() => setAsked('return')}>
                <Undo2 className="icon icon-s" />
                {text.giveBack}
              </Button>
              <Button variant="primary" onClick={() => setAsked('approve')}>
                <CircleCheck className="icon icon-s" />
                {text.approve}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      {isStale || step.refusal !== null ? (
        <Note tone="bad" role="alert" className="mb-4">
          {isStale ? text.changed : step.refusal}
        </Note>
      ) : null}
      {isInBank ? (
        <Note
          tone="ok"
          role="status"
          className="mb-4"
          action={
            <Link to={questionBank} className="button">
              {bankText.see}
            </Link>
          }
        >
          {bankText.doneDetail}
        </Note>
      ) : null}
      <PlanTools
        plan={plan}
        onPrint={() => setPrinting('asked')}
        onCopied={onCopied}
        onBank={() => setAsked('bank')}
      />
      <PlanState plan={plan} />
      <PlanSections plan={plan} />
      <PlanQuestions
        asked={asked}
        schoolId={schoolId}
        plan={plan}
        onChanged={() => setStale(true)}
        onInBank={() => {
          toast.success(bankText.done);
          setInBank(true);
        }}
        onRemoved={onClose}
        onClose={() => setAsked(null)}
      />
      {printing === null ? null : (
        <Suspense>
          <paper.Component
            schoolId={schoolId}
            plan={plan}
            isPrinting={printing === 'begun'}
            onClose={() => setPrinting(null)}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

/** Somebody asked for the paper, or the browser has begun to print whatever is open. */
type Printing = 'asked' | 'begun' | null;

function usePrinting() {
  const [printing, setPrinting] = useState<Printing>(null);
  useAhead(paper.preload);
  useEffect(() => {
    // What is drawn later does not stand on the paper.
    const begin = () => flushSync(() => setPrinting((known) => known ?? 'begun'));
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);
  return [printing, setPrinting] as const;
}

type Step = 'send' | 'withdraw';

const stepWords = {
  send: { title: text.sent, detail: text.sentDetail, failed: text.sendFailed },
  withdraw: { title: text.withdrawn, detail: text.withdrawnDetail, failed: text.withdrawFailed },
};

/** To those who lead, or back to its author; nothing where somebody else was faster. */
function useStep(onStale: () => void) {
  const deeds = usePlanDeeds();
  async function go(which: Step, plan: LessonPlan): Promise<Step | null> {
    try {
      await deeds[which](plan);
      return which;
    } catch (error) {
      if (!changedPlan(error)) throw error;
      return null;
    }
  }
  return useAction(go, {
    onDone(which) {
      if (which === null) onStale();
      else toast.success(stepWords[which].title, stepWords[which].detail);
    },
  });
}

/** What only its author does: a draft is sent, what was sent comes back. */
function OwnStep({ plan, step }: { plan: LessonPlan; step: ReturnType<typeof useStep> }) {
  if (!plan.own) return null;
  if (plan.status === 'rascunho' || plan.status === 'devolvido') {
    return (
      <Button
        variant="primary"
        pending={step.pending}
        pendingText={text.sending}
        onClick={() => step.run('send', plan)}
      >
        <Send className="icon icon-s" />
        {text.send}
      </Button>
    );
  }
  return (
    <Button pending={step.pending} pendingText={text.withdrawing} onClick={() => step.run('withdraw', plan)}>
      <Undo2 className="icon icon-s" />
      {text.withdraw}
    </Button>
  );
}
