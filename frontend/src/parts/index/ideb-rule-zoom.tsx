import type { CSSProperties } from 'react';

import { type Decimal, formatDecimal, subtract } from '@/domain/decimal';

import { zoomText as text } from './ideb-rule-zoom.text';
import { type Zoomed, zoomedTenths } from './zoomed-tenths';

import './rule-zoom.css';

interface IdebRuleZoomProps {
  /** The index before rounding, as it is printed. */
  product: Decimal;
  /** The index to publish, one place. */
  target: Decimal;
  /** From here on INEP rounds to the target (target − 0.05). */
  threshold: Decimal;
  /** Whose index it is: "2023", "agora". */
  when?: string;
  /** What it publishes, where the printed places do not say. */
  published?: Decimal | null;
}

const tenth = (value: number): string => formatDecimal({ digits: BigInt(value), scale: 1 });
const lowerEnd = (value: number): string => formatDecimal({ digits: BigInt(value * 10 - 5), scale: 2 });

function sentence({ product, target, threshold, when }: IdebRuleZoomProps, zoomed: Zoomed): string {
  const [index, published] = [formatDecimal(product), tenth(zoomed.published)];
  const now = when ? text.stood(when, index, published) : text.stands(index, published);
  const goal = formatDecimal(target, 1);
  return `${now} ${zoomed.reached ? text.met(goal) : text.needs(goal, formatDecimal(threshold, 2))}`;
}

/** The rule close up: which value would be published, and how far the next one is. */
export function IdebRuleZoom(props: IdebRuleZoomProps) {
  const { product, target, threshold, when, published = null } = props;
  const zoomed = zoomedTenths(product, target, threshold, published);
  const { tenths, at, aim, reached, ends } = zoomed;
  const now = when ? text.of(when, formatDecimal(product)) : text.alone(formatDecimal(product));
  const style = { '--x': at, '--g': aim, '--letters': now.length } as CSSProperties;
  return (
    <div
      className={`rule-zoom${ends ? ' rule-zoom-ends' : ''}`}
      style={style}
      role="img"
      aria-label={sentence(props, zoomed)}
    >
      <div className="rule-zoom-bar">
        {tenths.map((value) => (
          <i key={value} className={zoneClass(value, zoomed)}>
            <span className="rule-zoom-word">
              <span className="rule-zoom-pub">{text.publishes} </span>
              {tenth(value)}
            </span>
          </i>
        ))}
      </div>
      {reached ? null : <span className="rule-zoom-way" />}
      {reached || aim >= 100 ? null : <span className="rule-zoom-need" />}
      <span className="rule-zoom-at" />
      <span className="rule-zoom-now">{now}</span>
      <span className="rule-zoom-gap">
        {reached
          ? text.reaches(formatDecimal(target, 1))
          : text.missing(formatDecimal(subtract(threshold, product)))}
      </span>
      {tenths.slice(1).map((value, step) => (
        <span
          key={value}
          className={`rule-zoom-cut${value === zoomed.goal ? '' : ' rule-zoom-cut-other'}`}
          style={{ '--c': ((step + 1) * 100) / tenths.length } as CSSProperties}
        >
          {lowerEnd(value)}
        </span>
      ))}
    </div>
  );
}

function zoneClass(value: number, { published, goal, far, mid }: Zoomed): string {
  if (value === published) {
    return `rule-zoom-me${far ? ' rule-zoom-far' : ''}${mid ? ' rule-zoom-mid' : ''}`;
  }
  return value === goal ? 'rule-zoom-goal' : 'rule-zoom-other';
}
