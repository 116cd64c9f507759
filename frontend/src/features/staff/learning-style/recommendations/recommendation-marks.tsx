import { Check } from 'lucide-react';
import { useState } from 'react';

import {
  type LearningRecommendation,
  type MarkRecommendation,
  useRecommendationWrites,
} from '@/api/learning/recommendations';
import { useAhead } from '@/kit/browser/use-ahead';
import { formatDate } from '@/domain/dates';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { Button } from '@/kit/ui/button';

import { recommendationsText as text } from './recommendations.text';

import '@/kit/form/fields/check.css';

const note = lazyDialog(
  () => import('./note-dialog').then((module) => module.NoteDialog),
  ({ onClose }) => onClose,
);

/** Whether it was tried, and whether it helped. */
export function RecommendationMarks({ id, of }: { id: number; of: LearningRecommendation }) {
  const { mark } = useRecommendationWrites();
  const [isNoting, setNoting] = useState(false);
  useAhead(note.preload);
  // The tick shows at once what is being sent.
  const [sent, setSent] = useState<MarkRecommendation | null>(null);
  const marking = useAction(
    async (body: MarkRecommendation) => {
      setSent(body);
      await mark(id, body).finally(() => setSent(null));
      return body;
    },
    {
      onDone: ({ isImplemented }) =>
        toast.success(
          isImplemented === undefined ? text.judged : isImplemented ? text.marked : text.unmarked,
        ),
      fallback: text.failedMark,
    },
  );
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          aria-label={text.implementedOf(of.title)}
          checked={sent?.isImplemented ?? of.isImplemented}
          aria-disabled={marking.pending}
          onChange={({ target }) => marking.run({ isImplemented: target.checked })}
        />
        {text.implemented}
      </label>
      {of.isImplemented ? (
        <div>
          {of.implementedAt === null ? null : (
            <p className="text-xs text-muted">{text.markedOn(formatDate(of.implementedAt))}</p>
          )}
          <div role="group" aria-label={`${text.effective} ${of.title}`} className="row mt-1">
            <b>{text.effective}</b>
            <Verdict answer={true} of={of} isBusy={marking.pending} onSay={marking.run} />
            <Verdict answer={false} of={of} isBusy={marking.pending} onSay={marking.run} />
          </div>
          <Button variant="text" flush onClick={() => setNoting(true)}>
            {of.feedbackNote === '' ? text.note : text.editNote}
          </Button>
        </div>
      ) : null}
      {marking.refusal === null ? null : (
        <p className="text-critical-text" role="alert">
          {marking.refusal}
        </p>
      )}
      {isNoting ? <note.Component id={id} of={of} onClose={() => setNoting(false)} /> : null}
    </>
  );
}

interface VerdictProps {
  answer: boolean;
  of: LearningRecommendation;
  isBusy: boolean;
  onSay: (body: MarkRecommendation) => void;
}

/** Pressed again it is taken back. */
function Verdict({ answer, of: { isEffective }, isBusy, onSay }: VerdictProps) {
  const isSaid = isEffective === answer;
  return (
    <Button
      aria-pressed={isSaid}
      aria-disabled={isBusy}
      onClick={() => onSay({ isEffective: isSaid ? null : answer })}
    >
      {isSaid ? <Check className="icon icon-s" /> : null}
      {answer ? text.yes : text.no}
    </Button>
  );
}
