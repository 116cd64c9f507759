import { Check } from 'lucide-react';

import type { PlanSection } from '@/api/lessons/generate-plan';

import { sectionLabels } from '@/features/staff/lesson-plans/generate/generate.text';
import { planSections } from '@/features/staff/lesson-plans/generate/sections';
import { useSeconds } from './use-seconds';
import { writingText as text } from './writing.text';

import '@/kit/ui/button.css';
import './writing-steps.css';

/** The sections of a plan while it is written: those that are whole, in whichever order they came, and the next. */
export function WritingSteps({ done }: { done: ReadonlySet<PlanSection> }) {
  const now = planSections.find((section) => !done.has(section));
  return (
    <div className="grid gap-4">
      <p role="status">
        {now
          ? text.part(planSections.indexOf(now) + 1, planSections.length, sectionLabels[now])
          : text.finishing}
      </p>
      <ol className="writing-steps" aria-label={text.list}>
        {planSections.map((section, index) => {
          const state = done.has(section) ? 'done' : section === now ? 'now' : 'next';
          return (
            <li key={section} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className="writing-steps-mark" aria-hidden="true">
                <Mark state={state} place={index + 1} />
              </span>
              {sectionLabels[section]}
              {state === 'next' ? null : (
                <span className="writing-steps-word">{state === 'done' ? text.ready : text.now}</span>
              )}
            </li>
          );
        })}
      </ol>
      <Passed />
    </div>
  );
}

function Mark({ state, place }: { state: 'done' | 'now' | 'next'; place: number }) {
  if (state === 'done') return <Check className="icon icon-s" />;
  return state === 'now' ? <i className="button-spin" /> : place;
}

/** Not read out each second. */
function Passed() {
  const seconds = useSeconds();
  const passed =
    seconds < 60 ? text.passed(seconds) : text.passedMinutes(Math.floor(seconds / 60), seconds % 60);
  return (
    <p className="text-sm text-muted">
      {passed} {text.usual}
    </p>
  );
}
