import { Users } from 'lucide-react';

import type { Lock, Plan, Way } from '@/api/index/calculation';
import { Note } from '@/kit/ui/note';
import { decimal, formatDecimal } from '@/domain/decimal';
import { formatStep } from '@/domain/own-places';
import { enumerate } from '@/domain/enumerate';
import { effortText } from '@/parts/effort/effort.text';
import { toneWords } from '@/parts/effort/effort-words';

import { allLocks, isRate, leverName } from './plan-sentence';
import { planText as text } from './plan.text';

import '@/kit/form/fields/check.css';

interface SharedEffortProps {
  plan: Plan;
  locked: readonly Lock[];
  pending: boolean;
  onLocksChange: (locked: readonly Lock[]) => void;
}

/** What moves together, each by the same share of its own measure; the rest stays as it is. */
export function SharedEffort({ plan, locked, pending, onLocksChange }: SharedEffortProps) {
  return (
    <fieldset className="sim-plan-shared">
      <legend className="fieldset-legend">{text.shared}</legend>
      <div className="row sim-plan-movers">
        {allLocks.map((lock) => (
          <label key={lock} className="check">
            <input
              type="checkbox"
              checked={!locked.includes(lock)}
              onChange={() =>
                onLocksChange(
                  locked.includes(lock) ? locked.filter((other) => other !== lock) : [...locked, lock],
                )
              }
            />
            {text.locks[lock]}
          </label>
        ))}
      </div>
      <Note tone="info" icon={<Users className="icon" />} className="mt-1">
        <span role="status">{pending ? text.recalculating : <Solution plan={plan} />}</span>
      </Note>
    </fieldset>
  );
}

function Solution({ plan: { free, target, measuredBy } }: { plan: Plan }) {
  const goal = formatDecimal(target, 1);
  if (!free || free.levers.length === 0) return text.noneMoves;
  if (!free.feasible) return text.onlyThese(goal);
  const moving = free.parts.filter((part) => decimal(part.difference)?.digits !== 0n);
  const far = free.tone && measuredBy ? toneWords(free.tone, measuredBy) : null;
  return (
    <>
      <b>{enumerate(moving.map(partWords))}</b> {text.together(moving.length, goal)}
      {far ? `: ${far}` : ''}. {text.restStays}
    </>
  );
}

/** "+0,5 p.p. de aprovação (2 alunos)", "+1,00 em Matemática" */
function partWords(part: Way): string {
  const step = formatStep(part.difference ?? '0', isRate(part) ? 1 : 2);
  if (!isRate(part)) return text.ofSubject(step, leverName(part));
  const rise = text.ofApproval(step);
  return part.pupils === null ? rise : `${rise} (${effortText.pupils(part.pupils.more)})`;
}
