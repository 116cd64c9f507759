import type { ReactNode } from 'react';

import { IndexBadge } from '@/kit/ui/badge';
import { IdebRule } from '@/parts/index/ideb-rule';
import { absolute, compare, type Decimal, decimal, formatDecimal, subtract } from '@/domain/decimal';

import './sim-result.css';
import '@/kit/data/figure/figure.css';

interface ResultHeadProps {
  index: Decimal;
  places: 1 | 2;
  goal: string | null;
  /** Beside the badge: what was published, whether the goal is met. */
  children?: ReactNode;
}

const CLOSE: Decimal = { digits: 3n, scale: 1 };

/** A goal so near that its mark would hide behind the index's own is left to the words. */
function farGoal(goal: string | null, index: Decimal): Decimal | null {
  const read = decimal(goal);
  return read && compare(absolute(subtract(read, index)), CLOSE) >= 0 ? read : null;
}

/** The figure the person came for, on the rule. */
export function ResultHead({ index, places, goal, children }: ResultHeadProps) {
  return (
    <div className="sim-result">
      <div className="figure-display">{formatDecimal(index, places)}</div>
      <div className="sim-result-rule">
        <div className="row gap-2">
          <IndexBadge value={index} />
          {children}
        </div>
        <div className="mt-2">
          <IdebRule value={index} goal={farGoal(goal, index)} places={places} large />
        </div>
      </div>
    </div>
  );
}
