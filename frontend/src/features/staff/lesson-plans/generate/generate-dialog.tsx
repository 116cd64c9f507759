import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { GeneratedPlan, PlanRequest } from '@/api/lessons/generate-plan';
import { usePlanOptions } from '@/api/lessons/lesson-plans';
import { useSignedIn } from '@/api/session/session-context';
import { disciplineLabels } from '@/domain/bncc/discipline';
import type { PlanSeed } from '@/domain/lesson/plan-for';
import { isRefusal, type Refusal } from '@/kit/feedback/refusal';
import { toast } from '@/kit/feedback/toast/toast-store';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { type Unsaved, useUnsavedGuard } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Button } from '@/kit/ui/button';

import type { ChosenSkill } from '../skills/chosen-skill';
import { generateText as text } from './generate.text';
import { type Failure, RequestForm } from './request/request-form';
import { bodyOf, type RequestRead, valuesOf } from './request/request.schema';
import { WhyPlan } from './request/why-plan';
import { PlanReview } from './review/plan-review';
import { useWriting } from './use-writing';
import { WritingSteps } from './writing/writing-steps';

export type { PlanSeed } from '@/domain/lesson/plan-for';

interface GenerateDialogProps {
  seed: PlanSeed;
  onClose: () => void;
  /** The plan that was saved. */
  onSaved: (id: number) => void;
}

interface Written {
  plan: GeneratedPlan;
  request: PlanRequest;
}

/** A plan is asked for, written, read and mended, and saved; the request stays until the dialog closes. */
export function GenerateDialog({ seed, onClose, onSaved }: GenerateDialogProps) {
  const { schoolId } = useSignedIn();
  const ai = usePlanOptions(schoolId).data?.ai ?? null;
  const [initial] = useState(() => valuesOf(seed));
  const [begun] = useState<readonly ChosenSkill[]>(() =>
    (seed.codes ?? []).map((code) => ({ code, description: null })),
  );
  const [skills, setSkills] = useState(begun);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const writing = useWriting();
  const phase = written ? 'review' : writing.done ? 'writing' : 'form';
  const body = usePhaseBegun(phase);

  const { leave, setUnsaved, question } = useUnsavedGuard(
    onClose,
    phase === 'review' ? text.discard : undefined,
  );
  const [inForm, setInForm] = useState<Unsaved>('nothing');
  const [inReview, setInReview] = useState<Unsaved>('nothing');
  const unsaved =
    phase === 'review' ? inReview : inForm !== 'nothing' || skills !== begun ? 'typed' : 'nothing';
  // With what is on screen, not after it: whoever is quick leaves by what they see.
  useLayoutEffect(() => setUnsaved(unsaved), [setUnsaved, unsaved]);
  const tellReview = useCallback(
    (now: Unsaved) => {
      setInReview(now);
      // What was saved holds nobody, though nothing is drawn anew in between.
      if (now === 'nothing') setUnsaved(now);
    },
    [setUnsaved],
  );

  async function generate(read: RequestRead) {
    const request = bodyOf(
      read,
      skills.map(({ code }) => code),
      ai,
    );
    setFailure(null);
    try {
      const plan = await writing.write(request);
      if (plan === null) return;
      setWritten({ plan, request });
      toast.success(text.generated);
    } catch (error) {
      if (isRefusal(error)) setFailure(failureOf(error, request));
      throw error;
    }
  }

  const words = written
    ? {
        title: text.review.title,
        description: text.review.description(
          disciplineLabels[written.request.subject],
          written.request.grade,
          written.request.duration ?? 0,
        ),
      }
    : phase === 'writing'
      ? text.writing
      : text.form;
  return (
    <>
      <Dialog open wide onOpenChange={leave} title={words.title} description={words.description}>
        {/* What is only read out stays inside what scrolls. */}
        <div ref={body} className="relative">
          <div hidden={phase !== 'form'}>
            <RequestForm
              initial={initial}
              ai={ai}
              failure={failure}
              why={seed.reason ? <WhyPlan {...seed} reason={seed.reason} /> : null}
              skills={skills}
              onChange={setSkills}
              onSubmit={generate}
              onUnsaved={setInForm}
              onLeave={leave}
            />
          </div>
          {writing.done ? (
            <div className="grid gap-5">
              <WritingSteps done={writing.done} />
              <div className="dialog-buttons">
                <Button onClick={writing.stop}>{text.writing.cancel}</Button>
              </div>
            </div>
          ) : null}
          {written ? (
            <PlanReview
              generated={written.plan}
              request={written.request}
              classId={classOf(seed, written.request)}
              onUnsaved={tellReview}
              onAgain={() => setWritten(null)}
              onSaved={onSaved}
            />
          ) : null}
        </div>
        {question}
      </Dialog>
    </>
  );
}

/** The fields of the form that can show what was refused of them. */
const shown = [
  'subject',
  'grade',
  'duration',
  'topic',
  'schoolContext',
  'targetAudience',
  'specificRequirements',
];

function failureOf(error: Refusal, { writer }: PlanRequest): Failure {
  const beside = Object.entries(error.fields).filter(([field]) => !shown.includes(field));
  const isInFields = Object.keys(error.fields).length > beside.length;
  const sentences = new Set([
    // What stands beside its field is not said twice.
    ...(isInFields ? [] : [error.sentence(text.tryAgain)]),
    ...beside.map(([, sentence]) => sentence),
  ]);
  return { title: text.failed, sentences: [...sentences], isOfAi: writer !== 'modelo' && !isInFields };
}

/** The class that the plan was begun for, while it is of the plan's grade. */
const classOf = ({ classId, grade }: PlanSeed, request: PlanRequest): number | null =>
  classId !== undefined && grade === request.grade ? classId : null;

/** What comes next is read from its beginning: the focus goes to the title, unless something of it has it already. */
function usePhaseBegun(phase: string) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef(phase);
  useEffect(() => {
    if (last.current === phase) return;
    last.current = phase;
    if (!body.current) return;
    if (body.current.parentElement) body.current.parentElement.scrollTop = 0;
    const active = document.activeElement;
    // What is hidden loses it a moment later.
    if (body.current.contains(active) && active?.closest('[hidden]') === null) return;
    body.current.closest('dialog')?.querySelector<HTMLElement>('[data-title]')?.focus();
  }, [phase]);
  return body;
}
