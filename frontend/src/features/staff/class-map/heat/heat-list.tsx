import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';

import type { ClassMastery, MapCell } from '@/api/learning/mastery-map';
import { enumerate } from '@/domain/enumerate';

import { codeOf } from '../skill-words';
import { heatText as text } from './heat.text';
import { countsOf, levelOf, mapLevels } from './levels';

import './heat-list.css';

/** A skill, or a pupil, with what there is of it. */
interface Line {
  id: number;
  title: string;
  detail: string | null;
  parts: readonly { name: string; cell: MapCell | null }[];
}

const ofSkills = ({ skills, pupils }: ClassMastery): Line[] =>
  skills.map(({ id, name, asks }, place) => ({
    id,
    title: codeOf(name),
    detail: asks,
    parts: pupils.map((pupil) => ({ name: pupil.name, cell: pupil.cells[place] ?? null })),
  }));

const ofPupils = ({ skills, pupils }: ClassMastery): Line[] =>
  pupils.map(({ id, name, cells }) => ({
    id,
    title: name,
    detail: null,
    parts: skills.map((skill, place) => ({ name: codeOf(skill.name), cell: cells[place] ?? null })),
  }));

/** The map for a narrow screen: a bar for each skill, or each pupil, that opens to the names. */
export function HeatList({ map, by }: { map: ClassMastery; by: 'habilidades' | 'alunos' }) {
  const lines = by === 'habilidades' ? ofSkills(map) : ofPupils(map);
  return (
    <ul className="heat-list" aria-label={by === 'habilidades' ? text.bySkill : text.byPupil}>
      {lines.map((line) => (
        <li key={line.id}>
          <ListLine line={line} />
        </li>
      ))}
    </ul>
  );
}

function ListLine({ line: { title, detail, parts } }: { line: Line }) {
  const counts = countsOf(parts.map(({ cell }) => cell));
  const present = mapLevels.filter((level) => counts[level] > 0);
  return (
    <details>
      <summary>
        <span className="heat-list-head">
          <ChevronRight className="icon icon-s" aria-hidden="true" />
          <b>{title}</b>
          {detail === null ? null : <span>{detail}</span>}
        </span>
        <span className="heat-list-bar" aria-hidden="true">
          {present.map((level) => (
            <i key={level} data-level={level} style={{ '--n': counts[level] } as CSSProperties} />
          ))}
        </span>
        <span className="heat-list-counts">
          {enumerate(present.map((level) => text.parts[level](counts[level])))}
        </span>
      </summary>
      <dl>
        {present.map((level) => (
          <div key={level}>
            <dt>{text.levels[level]}</dt>
            <dd>{enumerate(parts.filter(({ cell }) => levelOf(cell) === level).map(({ name }) => name))}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
