import { useId } from 'react';

import type { GeneratedPlan } from '@/api/lessons/generate-plan';
import { Badge } from '@/kit/ui/badge';
import { Note } from '@/kit/ui/note';

import { reviewText as text } from './review.text';

/** The skills of the BNCC that a plan is for, and the codes that were taken out of it. */
export function Objectives({ plan: { bnccAlignment, bnccObjectives, dropped } }: { plan: GeneratedPlan }) {
  const title = useId();
  const [first, ...others] = dropped;
  return (
    <section className="generated-plan-part" aria-labelledby={title}>
      <h3 id={title}>{text.bncc}</h3>
      <div className="generated-plan-body">
        {bnccAlignment.length > 0 ? (
          <ul className="generated-plan-skills">
            {bnccAlignment.map((code) => (
              <li key={code}>
                <Badge tone="info">{code}</Badge>
                <span>{bnccObjectives.find((one) => one.code === code)?.description}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{text.noBncc}</p>
        )}
        {first === undefined ? null : (
          <Note tone="warn">{others.length === 0 ? text.droppedOne(first) : text.dropped(dropped)}</Note>
        )}
      </div>
    </section>
  );
}
