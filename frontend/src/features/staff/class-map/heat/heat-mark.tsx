import { Check } from 'lucide-react';

import type { MapCell } from '@/api/learning/mastery-map';

import { heatText as text } from './heat.text';
import { levelOf } from './levels';

import './heat-mark.css';

/** One cell: a tick, a number, a number in a box, or a dash; it reads without colour, and aloud. */
export function HeatMark({ cell }: { cell: MapCell | null | undefined }) {
  const level = levelOf(cell);
  switch (level) {
    case 'domina':
      return (
        <span className="heat-mark heat-mark-known">
          <Check className="icon" aria-hidden="true" />
          <span className="sr-only">{text.levels.domina}</span>
        </span>
      );
    case 'treinar':
      return (
        <span className="heat-mark heat-mark-low">
          {cell?.mastery}
          <span className="sr-only">, {text.levels.treinar}</span>
        </span>
      );
    case 'quase':
      return <span className="heat-mark">{cell?.mastery}</span>;
    case 'sem_resposta':
      return (
        <span className="heat-mark heat-mark-none">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{text.levels.sem_resposta}</span>
        </span>
      );
  }
}
