import { type ChartLabels, rangeBox } from './chart-labels';
import { HEIGHT, type Scale, type ScaledPanel } from './chart-scale';
import type { ChartBand, ChartLine, ChartProps, ChartShape } from './chart-types';

interface ChartDrawingProps extends Omit<ChartProps, 'panels'> {
  scale: Scale;
  labels: ChartLabels;
}

/** The picture itself: colours come from the tokens, so that themes, forced colours and paper need no code. */
export function ChartDrawing({ scale, labels, min, max, bands }: ChartDrawingProps) {
  const steps = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  return (
    <svg className="chart" viewBox={`0 0 ${scale.width} ${HEIGHT}`} aria-hidden="true">
      {bands.map((band) => (
        <Band key={band.key} band={band} scale={scale} min={min} max={max} />
      ))}
      {steps.map((step) => (
        <AxisStep key={step} step={step} isBase={step === min} scale={scale} />
      ))}
      {scale.panels.map((part) => (
        <Panel key={part.panel.key} part={part} scale={scale} />
      ))}
      {labels.leaders.map(({ key, x, from, to }) => (
        <path key={key} className="chart-leader" d={`M${x} ${from}V${to}`} />
      ))}
      {labels.labels.map(({ key, text, tone, x, y }) => (
        <text key={key} className={`chart-label chart-text-${tone}`} x={x} y={y} dy="0.35em">
          {text}
        </text>
      ))}
    </svg>
  );
}

interface BandProps extends Pick<ChartProps, 'min' | 'max'> {
  band: ChartBand;
  scale: Scale;
}

/** A part of the strip beside the axis, as far as it lies on it. */
function Band({ band, scale, min, max }: BandProps) {
  const [from, to] = [Math.max(min, band.from), Math.min(max, band.to)];
  if (from >= to) return null;
  const top = scale.yOf(to) + 1;
  const height = scale.yOf(from) - top - 1;
  return <rect className={`chart-band-${band.key}`} x={22} y={top} width={5} height={height} rx={2} />;
}

function AxisStep({ step, isBase, scale }: { step: number; isBase: boolean; scale: Scale }) {
  const y = scale.yOf(step);
  return (
    <>
      {scale.panels.map(({ panel, left, right }) => (
        <path key={panel.key} className={isBase ? 'chart-base' : 'chart-grid'} d={`M${left} ${y}H${right}`} />
      ))}
      <text x={17} y={y} dy="0.35em" textAnchor="end">
        {step}
      </text>
    </>
  );
}

function Panel({ part, scale }: { part: ScaledPanel; scale: Scale }) {
  const { panel, xOf, labelled } = part;
  const { goal, range } = panel;
  const bar = rangeBox(scale, part);
  return (
    <>
      {part.title ? (
        <text x={part.right} y={14} textAnchor="end">
          {part.title}
        </text>
      ) : null}
      {labelled.map(({ x, label }) => (
        <text key={label} x={x} y={HEIGHT - 9} textAnchor="middle">
          {label}
        </text>
      ))}
      {goal?.from ? (
        <path
          className="chart-line chart-line-4"
          d={`M${xOf(goal.from.x)} ${scale.yOf(goal.from.y)}L${xOf(goal.x)} ${scale.yOf(goal.y)}`}
        />
      ) : null}
      {range && bar ? (
        <rect
          className={`chart-point-${range.tone}`}
          x={bar.left}
          y={bar.top}
          width={bar.right - bar.left}
          height={bar.bottom - bar.top}
          rx={4}
        >
          <title>{`${range.name}: ${range.value}`}</title>
        </rect>
      ) : null}
      {panel.lines.map((line) => (
        <Line key={line.key} line={line} part={part} scale={scale} />
      ))}
      {goal ? (
        <path className="chart-goal" d={shapeAt('diamond', xOf(goal.x), scale.yOf(goal.y), 6.5)}>
          <title>{`${goal.name}, ${goal.when}: ${goal.value}`}</title>
        </path>
      ) : null}
    </>
  );
}

function Line({ line, part, scale }: { line: ChartLine; part: ScaledPanel; scale: Scale }) {
  const spots = line.points.map((point) => ({ point, x: part.xOf(point.x), y: scale.yOf(point.y) }));
  const path = spots.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const dashed = line.dashed ? ' chart-line-dashed' : '';
  return (
    <>
      <path className={`chart-line chart-line-${line.tone}${dashed}`} d={path} />
      {spots.map(({ point, x, y }) => (
        <path
          key={point.when}
          className={`chart-point chart-point-${line.tone}`}
          d={shapeAt(line.shape, x, y, part.radius)}
        >
          <title>{`${point.when}: ${point.value}`}</title>
        </path>
      ))}
    </>
  );
}

/** The outline of a point around its middle. */
export function shapeAt(shape: ChartShape, x: number, y: number, radius: number): string {
  const r = radius;
  switch (shape) {
    case 'circle':
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 'diamond':
      return `M${x} ${y - r - 0.5}l${r + 0.5} ${r + 0.5}l${-r - 0.5} ${r + 0.5}l${-r - 0.5} ${-r - 0.5}z`;
    case 'square':
      return `M${x - r + 0.5} ${y - r + 0.5}h${2 * r - 1}v${2 * r - 1}h${1 - 2 * r}z`;
  }
}
