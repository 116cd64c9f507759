import type { LeverGain } from '@/api/calculation';
import { Meter } from '@/kit/data/figure/meter';
import { Card } from '@/kit/ui/card';
import { decimal, formatDecimal, formatSigned, toNumber } from '@/domain/decimal';
import { formatLeast } from '@/domain/own-places';

import { formatStep } from '../scenario/figures';
import { leversText as text } from './levers.text';
import { leverName } from './plan-sentence';

import './sim-levers.css';

const size = (lever: LeverGain | undefined): number => {
  const gain = decimal(lever?.gain);
  return gain ? toNumber(gain) : 0;
};

function stepOf({ step, unit, scaleFrom }: LeverGain): string {
  const said = text.step(formatStep(step), unit);
  return scaleFrom === null ? said : text.fromScale(said, formatLeast(scaleFrom, 0));
}

/** What one step of each lever adds to N × P, strongest first. */
export function LeversCard({ levers }: { levers: readonly LeverGain[] }) {
  const most = size(levers[0]);
  return (
    <Card title={text.title} description={text.description}>
      {levers.length === 0 ? <p className="text-sm text-muted">{text.none}</p> : null}
      <ol className="sim-levers">
        {levers.map((lever, place) => (
          <li key={`${lever.lever}-${lever.grade ?? ''}`}>
            <span className="sim-levers-rank" aria-hidden="true">
              {place + 1}
            </span>
            <div>
              <div className="row row-between text-sm">
                <span>
                  <b>{leverName(lever)}</b> <span className="text-subtle">{stepOf(lever)}</span>
                </span>
                <b>{formatSigned(lever.gain)}</b>
              </div>
              <p className="text-xs text-subtle">
                {text.product(formatDecimal(lever.before), formatDecimal(lever.after))}
              </p>
              <Meter percent={most > 0 ? (size(lever) / most) * 100 : 0} className="mt-1" />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
