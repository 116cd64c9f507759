import { add, compare, type Decimal, formatDecimal, roundHalfUp, subtract, toNumber } from '@/domain/decimal';

import { useWidth } from './use-width';

interface IdebRuleZoomProps {
  /** N × P as it stands, not rounded. */
  product: Decimal;
  /** The index to publish, one place. */
  target: Decimal;
  /** From here on INEP rounds to the target (target − 0.05). */
  threshold: Decimal;
}

const TENTH: Decimal = { digits: 1n, scale: 1 };
const HALF_TENTH: Decimal = { digits: 5n, scale: 2 };
const TOP = 32;
const MOST_ZONES = 6;

interface Zone {
  index: Decimal;
  from: Decimal;
}

/** The published values between where the school is and its target, with one on either side. */
function zonesOf(product: Decimal, target: Decimal): Zone[] {
  const now = roundHalfUp(product, 1);
  const low = compare(now, target) <= 0 ? now : target;
  const high = compare(now, target) <= 0 ? target : now;
  const zones: Zone[] = [];
  let index = subtract(low, TENTH);
  const end = add(high, TENTH);
  while (compare(index, end) <= 0 && zones.length < 40) {
    zones.push({ index: roundHalfUp(index, 1), from: subtract(index, HALF_TENTH) });
    index = add(index, TENTH);
  }
  return zones;
}

/** The rule close up: which value would be published, and how far the next one is. */
export function IdebRuleZoom({ product, target, threshold }: IdebRuleZoomProps) {
  const [box, width] = useWidth();
  const zones = zonesOf(product, target);
  const first = toNumber(zones[0]?.from ?? product);
  const span = zones.length / 10;
  const x = (value: Decimal) => ((toNumber(value) - first) / span) * width;
  const zoneWidth = width / zones.length;
  const published = roundHalfUp(product, 1);
  const met = compare(product, threshold) >= 0;
  const gap = formatDecimal(subtract(threshold, product), 2);
  const mark = x(product);
  const aim = x(threshold);
  const labelAtLeft = mark > 90;
  const roomForWords = zoneWidth > 110;
  const label =
    `N × P está em ${formatDecimal(product, 2)} e publica ${formatDecimal(published, 1)}. ` +
    (met
      ? `A meta ${formatDecimal(target, 1)} está atingida.`
      : `Para publicar ${formatDecimal(target, 1)} precisa chegar a ${formatDecimal(threshold, 2)}.`);

  return (
    <div ref={box} className="min-w-0">
      <svg
        className="rule-zoom"
        width={width}
        height={92}
        viewBox={`0 0 ${width} 92`}
        role="img"
        aria-label={label}
      >
        {zones.map((zone, place) => {
          const mine = compare(zone.index, published) === 0;
          const tone = mine ? 'me' : compare(zone.index, target) === 0 ? 'goal' : '';
          const text = formatDecimal(zone.index, 1);
          const shown = zones.length <= MOST_ZONES || tone !== '' ? text : '';
          return (
            <g key={text}>
              <rect
                className={`zone ${tone}`}
                x={place * zoneWidth + 1}
                y={TOP}
                width={Math.max(0, zoneWidth - 2)}
                height={30}
                rx={4}
              />
              <text className={`zone-text ${tone}`} x={place * zoneWidth + (roomForWords ? 16 : 8)} y={52}>
                {roomForWords ? `publica ${text}` : shown}
              </text>
              {place > 0 && (zones.length <= MOST_ZONES || compare(zone.from, threshold) === 0) ? (
                <text x={place * zoneWidth} y={82} textAnchor="middle">
                  {formatDecimal(zone.from, 2)}
                </text>
              ) : null}
            </g>
          );
        })}
        <path d={`M${mark} 24V66`} stroke="var(--chart-1)" strokeWidth="4" strokeLinecap="round" />
        <text
          className="at"
          x={labelAtLeft ? mark - 8 : mark + 8}
          y={20}
          textAnchor={labelAtLeft ? 'end' : 'start'}
        >
          {`N × P ${formatDecimal(product, 2)}`}
        </text>
        {met ? null : (
          <g
            fill="none"
            stroke="var(--chart-4)"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {labelAtLeft && aim - mark > 16 ? <path d={`M${mark + 5} 22H${aim - 5}m-5-4l5 4-5 4`} /> : null}
            <path d={`M${aim} 14V62`} strokeDasharray="2 4" />
          </g>
        )}
        {met || !labelAtLeft ? null : (
          <text
            className="gap"
            x={aim + 8 > width - 80 ? width : aim + 8}
            y={20}
            textAnchor={aim + 8 > width - 80 ? 'end' : 'start'}
          >
            {`faltam ${gap}`}
          </text>
        )}
      </svg>
    </div>
  );
}
