import { ArrowUp, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import type { ComponentProjection, DescriptorGain, ProjectionIndex } from '@/api/learning/projection';
import { formatDecimal } from '@/domain/decimal';

import { codeOf } from '../skill-words';
import { partOfGain } from './part-of-gain';
import { projectionText as text } from './projection.text';

import '@/kit/form/fields/field.css';
import '@/kit/form/fields/input.css';
import './what-if.css';

interface WhatIfProps {
  component: ComponentProjection;
  now: ProjectionIndex;
}

/** What the projection would rise by if so many pupils learnt a descriptor. */
export function WhatIf({ component, now }: WhatIfProps) {
  const gains = component.gains.filter(({ toStrengthen }) => toStrengthen > 0);
  const [chosen, setChosen] = useState<number | null>(null);
  const gain = gains.find(({ skillId }) => skillId === chosen) ?? gains[0];
  const id = useId();
  if (!gain) return null;
  return (
    <div className="what-if">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {text.whatIf}
        </label>
        <span className="input">
          <select
            id={id}
            value={String(gain.skillId)}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {gains.map((one) => (
              <option key={one.skillId} value={String(one.skillId)}>
                {one.asks === null ? one.name : text.skill(codeOf(one.name), one.asks)}
              </option>
            ))}
          </select>
          <ChevronDown className="icon" />
        </span>
      </div>
      <Learners key={gain.skillId} gain={gain} subject={component.name} now={now} />
    </div>
  );
}

/** What is typed as a number of pupils; null where it is none. */
function countIn(typed: string, most: number): number | null {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
  return count !== null && count <= most ? count : null;
}

interface LearnersProps {
  gain: DescriptorGain;
  subject: string;
  now: ProjectionIndex;
}

/** How many of them, by a slider or as a number: one figure. */
function Learners({ gain, subject, now }: LearnersProps) {
  const { toStrengthen } = gain;
  const [typed, setTyped] = useState(String(toStrengthen));
  const [last, setLast] = useState(toStrengthen);
  const error = useId();
  const isWrong = countIn(typed, toStrengthen) === null;
  function change(next: string) {
    setTyped(next);
    const count = countIn(next, toStrengthen);
    if (count !== null) setLast(count);
  }
  return (
    <>
      <div className="what-if-count">
        <input
          type="range"
          min={0}
          max={toStrengthen}
          value={last}
          aria-label={text.learners}
          aria-valuetext={`${last} ${text.typed(toStrengthen)}`}
          onChange={({ target }) => change(target.value)}
        />
        <span className={isWrong ? 'input input-invalid what-if-number' : 'input what-if-number'}>
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={typed}
            aria-label={text.learners}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? error : undefined}
            onChange={({ target }) => change(target.value)}
          />
        </span>
        <span className="text-sm text-muted nowrap">{text.typed(toStrengthen)}</span>
      </div>
      {isWrong ? (
        <p className="field-error" id={error}>
          {text.wrongNumber(toStrengthen)}
        </p>
      ) : null}
      <p className="what-if-result" role="status">
        <span>{text.rises(subject)}</span>
        <b>
          <ArrowUp className="icon icon-s" aria-hidden="true" />
          {formatDecimal(partOfGain(gain.gain, last, toStrengthen))}
        </b>
      </p>
      <p className="text-xs text-subtle">{text.ofNow(formatDecimal(now.index))}</p>
    </>
  );
}
