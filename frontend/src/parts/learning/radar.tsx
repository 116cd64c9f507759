import { learningText as text } from './learning.text';
import type { Score } from './scores';

import './radar.css';

const CENTRE = { x: 160, y: 145 };
const RADIUS = 82;
/** From the middle to the words. */
const WORDS = 93;
const LINE = 17;

interface RadarProps {
  scores: readonly Score[];
  /** Where nothing is preferred: drawn as a dashed line. */
  even: number;
  /** What the outermost line stands for. */
  most: number;
}

/** The shape of some scores; the same stands in the table beside it. */
export function Radar({ scores, even, most }: RadarProps) {
  const said = scores.map(({ name, value }) => text.drawn(name, value)).join(', ');
  const at = (place: number, share: number) => pointOf(place / scores.length, Math.min(share, 1) * RADIUS);
  const around = (shareOf: (place: number) => number) =>
    scores.map((_, place) => at(place, shareOf(place)).join(',')).join(' ');
  return (
    <svg className="radar" viewBox="0 0 320 290" role="img" aria-label={said}>
      <polygon className="radar-axis" points={around(() => 0.5)} />
      <polygon className="radar-axis" points={around(() => 1)} />
      {scores.map(({ key }, place) => (
        <path key={key} className="radar-axis" d={`M${CENTRE.x} ${CENTRE.y}L${at(place, 1).join(' ')}`} />
      ))}
      <polygon className="radar-even" points={around(() => even / most)} />
      <polygon className="radar-shape" points={around((place) => (scores[place]?.drawn ?? 0) / most)} />
      {scores.map((score, place) => {
        const [x, y] = at(place, score.drawn / most);
        return <circle key={score.key} cx={x} cy={y} r="4.5" />;
      })}
      {scores.map((score, place) => (
        <Words key={score.key} score={score} turn={place / scores.length} />
      ))}
    </svg>
  );
}

/** Clockwise from above. */
function pointOf(turn: number, distance: number): [number, number] {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return [rounded(CENTRE.x + distance * Math.cos(angle)), rounded(CENTRE.y + distance * Math.sin(angle))];
}

const rounded = (figure: number): number => Math.round(figure * 10) / 10;

function Words({ score, turn }: { score: Score; turn: number }) {
  const [x, y] = pointOf(turn, WORDS);
  const side = x - CENTRE.x;
  const anchor = Math.abs(side) < 1 ? 'middle' : side > 0 ? 'start' : 'end';
  // Above and below the drawing the two lines stand outside it; beside it, around the axis.
  const first = anchor !== 'middle' ? y - 4 : y < CENTRE.y ? y - LINE : y + LINE - 3;
  return (
    <text x={x} y={first} textAnchor={anchor}>
      {score.name}
      <tspan className="radar-value" x={x} dy={LINE}>
        {score.value}
      </tspan>
    </text>
  );
}
