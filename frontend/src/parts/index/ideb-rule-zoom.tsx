import { add, compare, type Decimal, formatDecimal, roundHalfUp, subtract, toNumber } from '@/domain/decimal';

import { zoomText as text } from './ideb-rule-zoom.text';
import { useWidth } from '@/kit/browser/use-width';

import './rule-zoom.css';

interface IdebRuleZoomProps {
  /** N × P as it is printed. */
  product: Decimal;
  /** The index to publish, one place. */
  target: Decimal;
  /** From here on INEP rounds to the target (target − 0.05). */
  threshold: Decimal;
}

const TENTH: Decimal = { digits: 1n, scale: 1 };
const HALF_TENTH: Decimal = { digits: 5n, scale: 2 };
const MOST_ZONES = 100;
const HEIGHT = 92;
/** In pixels: the size of text the drawing is made for, and the widths a text of it needs. */
const USUAL_TEXT = 16;
const WORDS = 110;
const FIGURE = 34;
const CUT = 44;
const LABEL = 96;

interface Zone {
  index: Decimal;
  from: Decimal;
}

/** The published values between where the school is and its target, with one on either side. */
function zonesOf(product: Decimal, target: Decimal): Zone[] {
  const now = roundHalfUp(product, 1);
  const [low, high] = compare(now, target) <= 0 ? [now, target] : [target, now];
  const zones: Zone[] = [];
  const end = add(high, TENTH);
  for (let index = subtract(low, TENTH); compare(index, end) <= 0; index = add(index, TENTH)) {
    zones.push({ index: roundHalfUp(index, 1), from: subtract(index, HALF_TENTH) });
    if (zones.length > MOST_ZONES) break;
  }
  return zones;
}

function sentence({ product, target, threshold }: IdebRuleZoomProps): string {
  const published = formatDecimal(roundHalfUp(product, 1), 1);
  const now = text.stands(formatDecimal(product), published);
  const goal = formatDecimal(target, 1);
  const then =
    compare(product, threshold) >= 0 ? text.met(goal) : text.needs(goal, formatDecimal(threshold, 2));
  return `${now} ${then}`;
}

/** How much larger than usual the reader has the text; the drawing grows with it. */
const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT || 1;

/** The rule close up: which value would be published, and how far the next one is. */
export function IdebRuleZoom(props: IdebRuleZoomProps) {
  const { product, target, threshold } = props;
  const [box, pixels] = useWidth();
  const width = pixels / textScale();
  const zones = zonesOf(product, target);
  const first = toNumber(zones[0]?.from ?? product);
  const x = (value: Decimal) => ((toNumber(value) - first) / (zones.length / 10)) * width;
  return (
    <div ref={box} className="min-w-0">
      <svg className="rule-zoom" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={sentence(props)}>
        <Zones
          zones={zones}
          width={width / zones.length}
          published={roundHalfUp(product, 1)}
          target={target}
        />
        <Marks
          at={x(product)}
          aim={compare(product, threshold) < 0 ? x(threshold) : null}
          width={width}
          label={text.product(formatDecimal(product))}
          gap={text.missing(formatDecimal(subtract(threshold, product)))}
        />
      </svg>
    </div>
  );
}

interface ZonesProps {
  zones: Zone[];
  width: number;
  published: Decimal;
  target: Decimal;
}

function Zones({ zones, width, published, target }: ZonesProps) {
  return zones.map(({ index, from }, place) => {
    const mine = compare(index, published) === 0;
    const goal = !mine && compare(index, target) === 0;
    const tone = mine ? 'rule-zoom-me' : goal ? 'rule-zoom-goal' : '';
    const left = place * width;
    const shown = formatDecimal(index, 1);
    return (
      <g key={shown}>
        <rect
          className={`rule-zoom-zone ${tone}`}
          x={left + 1}
          y={32}
          width={Math.max(1, width - 2)}
          height={30}
          rx={4}
        />
        {width > FIGURE ? (
          <text className={`rule-zoom-text ${tone}`} x={left + (width > WORDS ? 16 : 8)} y={52}>
            {width > WORDS ? text.publishes(shown) : shown}
          </text>
        ) : tone ? (
          <text className="rule-zoom-name" x={left + width / 2} y={82} textAnchor="middle">
            {shown}
          </text>
        ) : null}
        {place > 0 && width > CUT ? (
          <text x={left} y={82} textAnchor="middle">
            {formatDecimal(from, 2)}
          </text>
        ) : null}
      </g>
    );
  });
}

interface MarksProps {
  at: number;
  /** Where the target begins; null when it is reached. */
  aim: number | null;
  width: number;
  label: string;
  gap: string;
}

/** The school's upright mark, and an arrow to where the target begins. */
function Marks({ at, aim, width, label, gap }: MarksProps) {
  const left = at > LABEL;
  const labelEnd = left ? at : at + 8 + LABEL;
  const gapAtEnd = aim !== null && aim + 8 > width - LABEL;
  const hasArrow = aim !== null && aim - labelEnd > 16;
  const hasGap = aim !== null && (gapAtEnd ? width - LABEL > labelEnd : aim + 8 > labelEnd);
  const stroke = { stroke: 'var(--chart-4)', strokeWidth: 1.75, strokeLinecap: 'round' } as const;
  return (
    <>
      <path d={`M${at} 24V66`} stroke="var(--chart-1)" strokeWidth={4} strokeLinecap="round" />
      <text className="rule-zoom-at" x={left ? at - 8 : at + 8} y={20} textAnchor={left ? 'end' : 'start'}>
        {label}
      </text>
      {aim === null ? null : <path d={`M${aim} 14V62`} {...stroke} strokeDasharray="2 4" />}
      {hasArrow && !gapAtEnd ? (
        <path
          d={`M${left ? at + 5 : labelEnd} 22H${aim - 5}m-5-4l5 4-5 4`}
          fill="none"
          {...stroke}
          strokeLinejoin="round"
        />
      ) : null}
      {hasGap ? (
        <text
          className="rule-zoom-gap"
          x={gapAtEnd ? width : aim + 8}
          y={gapAtEnd ? 10 : 20}
          textAnchor={gapAtEnd ? 'end' : 'start'}
        >
          {gap}
        </text>
      ) : null}
    </>
  );
}
