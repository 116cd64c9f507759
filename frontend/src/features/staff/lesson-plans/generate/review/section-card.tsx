import { Check, Pencil, RotateCw, Square, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import type { GeneratedPlan, PlanSection } from '@/api/lessons/generate-plan';
import { useFocusKept } from '@/kit/browser/use-focus-kept';
import { useAction } from '@/kit/feedback/use-action';
import { describedBy, Field } from '@/kit/form/fields/field';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { sectionLabels } from '@/features/staff/lesson-plans/generate/generate.text';
import { textFields, type TextSection } from '@/features/staff/lesson-plans/generate/sections';
import { reviewText as text } from './review.text';
import { SectionView } from './section-view';
import type { Review } from './use-review';

import '@/kit/form/fields/text-area.css';

interface SectionCardProps {
  section: PlanSection;
  review: Review;
  duration: number;
  wrong: string | undefined;
  /** Asks for the section anew, until it is left. */
  rewrite: (section: PlanSection, left: AbortSignal) => Promise<GeneratedPlan>;
  onBusy: (section: PlanSection, isBusy: boolean) => void;
}

/** A section of the plan: read, typed over, or written anew while the others stay. */
export function SectionCard({ section, review, duration, wrong, rewrite, onBusy }: SectionCardProps) {
  const title = useId();
  const name = sectionLabels[section];
  const [isEdited, setEdited] = useState(false);
  const [isAnew, setAnew] = useState(false);
  const stop = useRef<AbortController | null>(null);
  const { plan, before } = review;
  const rewriting = useAction(() => askAnew(), {
    onDone(done: { anew: GeneratedPlan; asked: GeneratedPlan } | null) {
      if (done === null) return;
      review.take(section, done.anew, done.asked);
      setAnew(true);
    },
    fallback: text.tryAgain,
  });
  const { pending } = rewriting;

  /** Null where it was stopped. */
  async function askAnew(): Promise<{ anew: GeneratedPlan; asked: GeneratedPlan } | null> {
    const left = new AbortController();
    stop.current = left;
    setAnew(false);
    setEdited(false);
    try {
      return { anew: await rewrite(section, left.signal), asked: plan };
    } catch (error) {
      if (left.signal.aborted) return null;
      throw error;
    }
  }

  useEffect(() => {
    onBusy(section, pending);
  }, [onBusy, section, pending]);
  useEffect(() => () => stop.current?.abort(), []);

  // What cannot be saved so is open to be mended, and stays open.
  if (wrong !== undefined && !isEdited) setEdited(true);
  const isShown = section === 'quiz' || !isEdited;
  return (
    <section className="generated-plan-part" aria-labelledby={title} aria-busy={pending}>
      <h3 id={title} tabIndex={-1}>
        {name}
      </h3>
      <div className="generated-plan-body">
        {isShown ? (
          <SectionView plan={plan} section={section} duration={duration} />
        ) : (
          <SectionText section={section} name={name} review={review} wrong={wrong} />
        )}
        <div role="status" className="text-sm text-muted">
          {pending ? text.busy : isAnew ? text.rewritten : null}
        </div>
        {rewriting.refusal === null ? null : (
          <Note tone="bad" role="alert">
            <p className="font-bold">{text.rewriteFailed}</p>
            <p>{rewriting.refusal}</p>
          </Note>
        )}
        <div className="generated-plan-deeds">
          <Button
            variant="text"
            aria-label={pending ? undefined : text.rewriteOf(name)}
            pending={pending}
            pendingText={text.rewriting}
            onClick={() => rewriting.run()}
          >
            <RotateCw className="icon icon-s" />
            {text.rewrite}
          </Button>
          {pending ? <Stop name={name} onStop={() => stop.current?.abort()} /> : null}
          {section === 'quiz' || pending ? null : (
            <Button
              variant="text"
              aria-label={isShown ? text.editOf(name) : text.editDoneOf(name)}
              onClick={() => setEdited(isShown)}
            >
              {isShown ? <Pencil className="icon icon-s" /> : <Check className="icon icon-s" />}
              {isShown ? text.edit : text.editDone}
            </Button>
          )}
          {before[section] === undefined || pending ? null : (
            <Button variant="text" aria-label={text.undoOf(name)} onClick={() => undo()}>
              <Undo2 className="icon icon-s" />
              {text.undo}
            </Button>
          )}
        </div>
      </div>
    </section>
  );

  function undo() {
    review.undo(section);
    setEdited(false);
    setAnew(false);
  }
}

/** Goes while the focus may be on it. */
function Stop({ name, onStop }: { name: string; onStop: () => void }) {
  const part = useRef<HTMLSpanElement>(null);
  useFocusKept(part);
  return (
    <span ref={part}>
      <Button variant="text" aria-label={text.stopOf(name)} onClick={onStop}>
        <Square className="icon icon-s" />
        {text.stop}
      </Button>
    </span>
  );
}

interface SectionTextProps {
  section: TextSection;
  name: string;
  review: Review;
  wrong: string | undefined;
}

/** What is typed is the plan's at once: nothing of it can be forgotten when it is saved. */
function SectionText({ section, name, review, wrong }: SectionTextProps) {
  const id = useId();
  const said = review.plan[textFields[section]];
  const [begun] = useState(said);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isWrongAtFirst] = useState(wrong !== undefined);
  useEffect(() => {
    // Of several that are wrong the first takes the focus, which is not this one's to know.
    if (!isWrongAtFirst) area.current?.focus();
  }, [isWrongAtFirst]);
  const hint = section === 'metodologia' ? text.methodologyHint : undefined;
  return (
    <Field id={id} label={<span className="sr-only">{name}</span>} hint={hint} error={wrong}>
      <textarea
        ref={area}
        id={id}
        rows={4}
        className={`text-area${wrong ? ' text-area-invalid' : ''}`}
        value={said}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describedBy(id, hint, wrong)}
        onChange={({ target }) => review.type(section, target.value, begun)}
      />
    </Field>
  );
}
