import type { LeverGain } from '@/api/index/calculation';
import { Meter } from '@/kit/data/figure/meter';
import { Card } from '@/kit/ui/card';
import { decimal, formatDecimal, formatSigned, toNumber } from '@/domain/decimal';
import { formatLeast, formatStep } from '@/domain/own-places';
import type { Stage } from '@/domain/index/stage';
import { measureWords } from '@/parts/effort/effort-words';

import { leversText as text } from './levers.text';
import { leverName, wayName } from './plan-sentence';

import './sim-levers.css';

const size = (lever: LeverGain | undefined): number => {
  const gain = decimal(lever?.gain);
  return gain ? toNumber(gain) : 0;
};

/** "+6,9 pontos, de 2021 a 2023" */
function stepOf({ step, unit, scaleFrom, measure }: LeverGain): string {
  const said = text.step(formatStep(step), unit);
  if (scaleFrom !== null) return text.fromScale(said, formatLeast(scaleFrom, 0));
  return measure?.kind === 'propria' ? `${said}, ${measureWords(measure)}` : said;
}

interface LeversCardProps {
  stage: Stage;
  levers: readonly LeverGain[];
}

/** What each lever adds to the index if it repeats its measure, strongest first. */
export function LeversCard({ stage, levers }: LeversCardProps) {
  const most = size(levers[0]);
  const kinds = levers.map(({ measure }) => measure?.kind);
  const kind = kinds.find((known) => known === 'propria') ?? kinds.find(Boolean) ?? 'nada';
  return (
    <Card title={text.title} description={text.description[kind]}>
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
                  <b>{lever.lever === 'aprovacao' ? wayName(lever, stage) : leverName(lever)}</b>{' '}
                  <span className="text-subtle">{stepOf(lever)}</span>
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
      {kind === 'propria' ? <p className="mt-3 text-xs text-subtle">{text.pandemic}</p> : null}
    </Card>
  );
}
