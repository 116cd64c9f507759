import { type CSSProperties, useId } from 'react';

import { type MethodologyPart, methodologyParts, stepsOf, totalOf } from '@/domain/lesson/methodology';
import { reviewText as text } from './review.text';

import './generated-times.css';

interface MethodologyViewProps {
  methodology: string;
  /** In minutes, of the plan. */
  duration: number;
}

/** The steps of a lesson with their minutes, as a bar of the whole and line by line. */
export function MethodologyView({ methodology, duration }: MethodologyViewProps) {
  const sumId = useId();
  const parts = methodologyParts(methodology);
  const steps = stepsOf(parts);
  const total = totalOf(steps);
  const width = Math.max(total, duration);
  return (
    <>
      {steps.length > 0 ? (
        <div className="generated-times-bar" role="img" aria-labelledby={sumId}>
          {steps.map(({ minutes }, index) => (
            <i key={index} style={{ '--share': minutes / width } as CSSProperties} />
          ))}
        </div>
      ) : null}
      <p id={sumId} className="generated-times-sum" data-off={total !== duration}>
        {sumWords(
          steps.map(({ minutes }) => minutes),
          total,
          duration,
        )}
      </p>
      <ul className="generated-times">
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </ul>
    </>
  );
}

/** "5 + 10 + 35 = 50 min", and what it lacks. */
function sumWords(minutes: readonly number[], total: number, duration: number): string {
  if (minutes.length === 0) return text.noSteps;
  const sum = minutes.length === 1 ? text.sumOf(total) : text.sum(minutes, total);
  if (total === duration) return sum;
  const off =
    total < duration ? text.lacking(duration - total, duration) : text.surplus(total - duration, duration);
  return `${sum}${sum.endsWith('.') ? '' : '.'} ${off}`;
}

function Part({ part }: { part: MethodologyPart }) {
  switch (part.kind) {
    case 'step':
      return (
        <li className="generated-times-step">
          <b>{text.minutes(part.minutes)}</b>
          <span>
            <b>{part.name}</b>
            {part.text === '' ? null : `: ${part.text}`}
          </span>
        </li>
      );
    case 'remark':
      return (
        <li className="generated-times-remark">
          <b>{part.label}:</b> {part.text}
        </li>
      );
    case 'line':
      return <li className="generated-times-line">{part.text}</li>;
  }
}
