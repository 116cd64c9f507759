import { Link } from 'react-router-dom';

import type { ClassMastery } from '@/api/learning/mastery-map';
import { sheetOf } from '@/domain/staff-paths';
import { useScrolls } from '@/kit/layout/use-scrolls';

import { headsOf } from '../skill-words';
import { HeatMark } from './heat-mark';
import { heatText as text } from './heat.text';

import './heat-table.css';

interface HeatTableProps {
  map: ClassMastery;
  caption: string;
}

/** Pupils by skills. It scrolls in its own box, in which heads and names stay. */
export function HeatTable({ map, caption }: HeatTableProps) {
  const { skills, pupils } = map;
  const { box, tabIndex } = useScrolls<HTMLDivElement>();
  const heads = headsOf(skills);
  // Below the line nobody has anything to strengthen.
  const cut = pupils.findIndex(({ toStrengthen }) => toStrengthen === 0);
  return (
    <div
      ref={box}
      className="heat-table"
      role="region"
      aria-label={text.region(pupils.length, skills.length)}
      tabIndex={tabIndex}
    >
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="heat-table-name">
              {text.pupil}
              <span>{text.toStrengthen}</span>
            </th>
            {skills.map(({ id, name, asks, toStrengthen }, place) => (
              <th key={id} scope="col" title={asks ?? name}>
                <b>{heads[place]}</b>
                <span className="sr-only">{asks}, </span>
                {toStrengthen}
                <span className="sr-only"> {text.toStrengthen}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil, row) => (
            <tr key={pupil.id} className={row === cut && row > 0 ? 'heat-table-cut' : undefined}>
              <th scope="row" className="heat-table-name">
                <Link to={sheetOf(pupil.id)}>
                  {pupil.name}
                  <b>
                    {pupil.answered > 0 ? pupil.toStrengthen : '–'}
                    <span className="sr-only"> {text.toStrengthen}</span>
                  </b>
                </Link>
              </th>
              {skills.map(({ id }, place) => (
                <td key={id}>
                  <HeatMark cell={pupil.cells[place]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
