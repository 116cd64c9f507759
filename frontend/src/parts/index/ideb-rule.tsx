import type { CSSProperties, ReactNode } from 'react';

import { type Decimal, decimal, formatDecimal, toNumber } from '@/domain/decimal';

import { idebRuleText as text } from './ideb-rule.text';

import './rule.css';

interface IdebRuleProps {
  /** The index the mark stands at; without one the rule stands empty. */
  value: Decimal | string | null;
  /** A diamond at the goal. */
  goal?: Decimal | string | null | undefined;
  places?: number;
  large?: boolean;
  /** Whose index it is, for the text version. */
  subject?: string;
}

const at = (x: number): CSSProperties => ({ '--x': Math.min(10, Math.max(0, x)) }) as CSSProperties;
const read = (value: Decimal | string | null | undefined) =>
  typeof value === 'string' ? decimal(value) : value;

/** The scale from 0 to 10 with its cuts at 4 and 6. Stands wherever an index stands large. */
export function IdebRule({ value, goal, places = 1, large, subject = text.school }: IdebRuleProps) {
  const index = read(value);
  const target = read(goal);
  const where = index ? text.at(subject, formatDecimal(index, places)) : text.empty;
  const aim = target ? text.goal(formatDecimal(target, 1)) : '';
  return (
    <div className={large ? 'rule rule-lg' : 'rule'} role="img" aria-label={`${text.name}: ${where}${aim}`}>
      <RuleScale>
        {target ? <span className="rule-goal" style={at(toNumber(target))} /> : null}
        {index ? <span className="rule-at" style={at(toNumber(index))} /> : null}
      </RuleScale>
    </div>
  );
}

/** The rule as the axis under bars: nothing stands on it. */
export const RuleAxis = () => (
  <div className="rule rule-axis">
    <RuleScale />
  </div>
);

const RuleScale = ({ children }: { children?: ReactNode }) => (
  <>
    <div className="rule-bar">
      <i />
      <i />
      <i />
    </div>
    {children}
    <span className="rule-tick rule-tick-start" style={at(0)}>
      0
    </span>
    <span className="rule-tick" style={at(4)}>
      4
    </span>
    <span className="rule-tick" style={at(6)}>
      6
    </span>
    <span className="rule-tick rule-tick-end" style={at(10)}>
      10
    </span>
  </>
);
