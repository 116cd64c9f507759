import './spark.css';
const WIDTH = 100;
const HEIGHT = 32;
const INSET = 4;

const y = (value: number, low: number, high: number): number =>
  high === low ? HEIGHT / 2 : HEIGHT - INSET - ((value - low) / (high - low)) * (HEIGHT - 2 * INSET - 2);

/** Silent decoration of a figure that is written out: its last values as a line. */
export function SparkLine({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = (WIDTH - 8) / (values.length - 1);
  const points = values.map((value, index) => [1 + index * step, y(value, low, high)] as const);
  const last = points.at(-1) ?? [0, 0];
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      <path
        d={points
          .map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`)
          .join('')}
      />
      <circle cx={last[0]} cy={last[1]} r="3.5" />
    </svg>
  );
}

/** The same as bars, for counts; the last one is ours. */
export function SparkBars({ values }: { values: readonly number[] }) {
  const high = Math.max(...values, 1);
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {values.map((value, index) => {
        const height = Math.max(2, (value / high) * (HEIGHT - 6));
        return (
          <rect key={index} x={index * 16} y={HEIGHT - 2 - height} width="11" height={height} rx="1.5" />
        );
      })}
    </svg>
  );
}
