import type { ClassMastery, MapCell } from '@/api/learning/mastery-map';
import { formatCount } from '@/domain/decimal';
import type { MasteryLevel } from '@/domain/quiz/mastery';

import { HeatMark } from './heat-mark';
import { heatText as text } from './heat.text';
import { countsOf, mapLevels } from './levels';

import './heat-legend.css';

const examples: Record<MasteryLevel, MapCell | null> = {
  treinar: { mastery: 42, level: 'treinar' },
  quase: { mastery: 78, level: 'quase' },
  domina: { mastery: 97, level: 'domina' },
  sem_resposta: null,
};

/** What each form means, and how many cells have it. */
export function HeatLegend({ map }: { map: ClassMastery }) {
  const counts = countsOf(map.pupils.flatMap(({ cells }) => cells));
  return (
    <ul className="heat-legend">
      {mapLevels.map((level) => (
        <li key={level}>
          <span className="heat-legend-mark" aria-hidden="true">
            <HeatMark cell={examples[level]} />
          </span>
          {text.counted(text.legend[level], formatCount(counts[level]))}
        </li>
      ))}
    </ul>
  );
}
