import { Copy, Download, Library, Printer } from 'lucide-react';

import { type LessonPlan, usePlanDeeds } from '@/api/lessons/lesson-plans';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { questionsForBank } from './bank-dialog';
import { detailText as text } from './detail.text';

import '@/kit/ui/button.css';

interface PlanToolsProps {
  plan: LessonPlan;
  onPrint: () => void;
  onCopied: (id: number) => void;
  onBank: () => void;
}

/** What takes something out of a plan: paper, a file, a copy, questions. */
export function PlanTools({ plan, onPrint, onCopied, onBank }: PlanToolsProps) {
  const { copy } = usePlanDeeds();
  const copying = useAction(copy, {
    onDone({ id }) {
      toast.success(text.copied, text.copiedDetail);
      onCopied(id);
    },
    fallback: text.copyFailed,
  });
  return (
    <>
      <div className="plan-dialog-tools" role="group" aria-label={text.tools}>
        <Button onClick={onPrint}>
          <Printer className="icon icon-s" />
          {text.print}
        </Button>
        <a className="button button-outline" href={`/api/lesson-plans/${plan.id}/docx`} download>
          <Download className="icon icon-s" />
          {text.docx}
        </a>
        <Button pending={copying.pending} pendingText={text.copying} onClick={() => copying.run(plan.id)}>
          <Copy className="icon icon-s" />
          {text.copy}
        </Button>
        {plan.mayChange && questionsForBank(plan) > 0 ? (
          <Button onClick={onBank}>
            <Library className="icon icon-s" />
            {text.bank}
          </Button>
        ) : null}
      </div>
      {copying.refusal === null ? null : (
        <Note tone="bad" role="alert" className="mb-4">
          {copying.refusal}
        </Note>
      )}
    </>
  );
}
