import { useId } from 'react';

import type { Plan } from '@/api/index/calculation';
import { compare, decimal, formatDecimal } from '@/domain/decimal';
import { Tone } from '@/parts/effort/tone';

import { planText as text } from './plan.text';

import './sim-goals.css';

interface GoalChipsProps {
  plan: Plan;
  onGoal: (ideb: string) => void;
}

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [decimal(a), decimal(b)];
  return left !== null && right !== null && compare(left, right) === 0;
};

/** The next indexes that may be published, each with how far it is. */
export function GoalChips({ plan: { goals, target, measuredBy }, onGoal }: GoalChipsProps) {
  const name = useId();
  return (
    <fieldset className="sim-goals">
      <legend className="sr-only">{text.goals}</legend>
      {goals.map(({ ideb, tone }) => (
        <label key={ideb}>
          <input
            type="radio"
            name={name}
            value={ideb}
            checked={isSame(ideb, target)}
            onChange={() => onGoal(ideb)}
          />
          {formatDecimal(ideb, 1)}
          {tone && measuredBy ? <Tone tone={tone} kind={measuredBy} bars /> : null}
        </label>
      ))}
    </fieldset>
  );
}
