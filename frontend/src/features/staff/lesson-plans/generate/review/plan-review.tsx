import { RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import {
  type GeneratedPlan,
  type PlanRequest,
  type PlanSection,
  rewriteSection,
} from '@/api/lessons/generate-plan';
import { type SavePlan, usePlanDeeds } from '@/api/lessons/lesson-plans';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { describedBy, Field } from '@/kit/form/fields/field';
import { Confirm } from '@/kit/overlay/dialog/confirm';
import { type Unsaved, unsavedOf } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { planSections } from '@/features/staff/lesson-plans/generate/sections';
import { Objectives } from './objectives';
import { reviewText as text } from './review.text';
import { SectionCard } from './section-card';
import { useReview } from './use-review';
import { type WrongParts, wrongParts } from './wrong-parts';

import '@/kit/form/fields/input.css';
import './generated-plan.css';

interface PlanReviewProps {
  generated: GeneratedPlan;
  request: PlanRequest;
  /** For which class it is to be saved. */
  classId: number | null;
  onUnsaved: (unsaved: Unsaved) => void;
  /** Back to the request. */
  onAgain: () => void;
  onSaved: (id: number) => void;
}

const NOTHING_WRONG: WrongParts = {};

/** A plan that came, to be read and mended before it is saved. */
export function PlanReview({ generated, request, classId, onUnsaved, onAgain, onSaved }: PlanReviewProps) {
  const review = useReview(generated);
  const { plan } = review;
  const part = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [busy, setBusy] = useState<readonly PlanSection[]>([]);
  const [asksAgain, setAsksAgain] = useState(false);
  const [isTried, setTried] = useState(0);
  const wrong = isTried > 0 ? wrongParts(plan) : NOTHING_WRONG;
  const { create } = usePlanDeeds();
  const saving = useAction(create, {
    onDone({ id }) {
      onUnsaved('nothing');
      toast.success(text.saved);
      onSaved(id);
    },
    fallback: text.unknown,
  });
  const unsaved = unsavedOf({ typed: true, sending: saving.pending });
  // With what is on screen, not after it: whoever is quick leaves by what they see.
  useLayoutEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved('nothing');
  }, [onUnsaved, unsaved]);

  const tellBusy = useCallback(
    (section: PlanSection, isBusy: boolean) =>
      setBusy((known) => [...known.filter((one) => one !== section), ...(isBusy ? [section] : [])]),
    [],
  );
  useEffect(() => {
    if (isTried > 0) part.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isTried]);

  function save() {
    setTried(isTried + 1);
    if (busy.length > 0) saving.refuse(text.stillWriting);
    else if (Object.keys(wrongParts(plan)).length > 0) saving.refuse(text.toMend);
    else saving.run(savedOf(plan, request, classId));
  }

  return (
    <div ref={part} className="generated-plan">
      <Note tone="info">
        <p>{plan.notice}</p>
        {plan.lacks.map((lack) => (
          <p key={lack}>{lack}</p>
        ))}
      </Note>
      {plan.cited.length > 0 ? <Note tone="warn">{text.cited(plan.cited)}</Note> : null}
      <Field id={titleId} label={text.title} error={wrong.title}>
        <span className={wrong.title ? 'input input-invalid' : 'input'}>
          <input
            id={titleId}
            type="text"
            maxLength={200}
            autoComplete="off"
            value={plan.title}
            aria-invalid={wrong.title ? true : undefined}
            aria-describedby={describedBy(titleId, null, wrong.title)}
            onChange={({ target }) => review.setTitle(target.value)}
          />
        </span>
      </Field>
      <div>
        {planSections.map((section, index) => (
          <div key={section}>
            <SectionCard
              section={section}
              review={review}
              duration={request.duration ?? 0}
              wrong={section === 'quiz' ? undefined : wrong[section]}
              rewrite={(asked, left) => rewriteSection(request, draftOf(plan), asked, left)}
              onBusy={tellBusy}
            />
            {index === 0 ? <Objectives plan={plan} /> : null}
          </div>
        ))}
      </div>
      <div className="dialog-buttons">
        {saving.refusal === null ? null : (
          <Note tone="bad" role="alert" className="dialog-answer">
            <p className="font-bold">{text.saveFailed}</p>
            <p>{saving.refusal}</p>
          </Note>
        )}
        <Button
          className="mr-auto"
          onClick={() => (review.isEdited || busy.length > 0 ? setAsksAgain(true) : onAgain())}
        >
          <RotateCcw className="icon icon-s" />
          {text.again}
        </Button>
        <Button variant="primary" pending={saving.pending} pendingText={text.saving} onClick={save}>
          {text.save}
        </Button>
      </div>
      <Confirm
        open={asksAgain}
        onOpenChange={setAsksAgain}
        title={text.askAgain.title}
        description={text.askAgain.detail}
        confirmText={text.askAgain.confirm}
        pendingText={text.askAgain.pending}
        danger
        onConfirm={async () => onAgain()}
      />
    </div>
  );
}

/** As it is sent to have a section of it written anew. */
const draftOf = (plan: GeneratedPlan) => ({
  title: plan.title,
  objectives: plan.objectives,
  content: plan.content,
  methodology: plan.methodology,
  resources: plan.resources,
  evaluation: plan.evaluation,
  bnccAlignment: plan.bnccAlignment,
  quiz: plan.quiz,
});

const savedOf = (plan: GeneratedPlan, request: PlanRequest, classId: number | null): SavePlan => ({
  ...draftOf(plan),
  title: plan.title.trim(),
  subject: request.subject,
  grade: request.grade,
  duration: request.duration,
  targetAudience: request.targetAudience,
  schoolConsiderations: request.schoolContext,
  classId,
  day: null,
  origin: plan.origin,
});
