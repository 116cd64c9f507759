import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { ClassProjection, DescriptorGain } from '@/api/learning/projection';
import type { Resource } from '@/api/wire/use-resource';
import { formatSigned } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Button } from '@/kit/ui/button';
import { Card, CardFoot } from '@/kit/ui/card';

import { skillPlan } from '../answer/skill-plan';
import type { MapOf } from '../map-of';
import { componentOf } from './component-of';
import { projectionText as text } from './projection.text';

/** So many stand first. */
const SHOWN = 5;

interface GainsCardProps extends MapOf {
  projection: Resource<ClassProjection>;
}

/** Which descriptors are worth most, each with the way to a plan for it. Nothing while nobody has one to strengthen. */
export function GainsCard({ projection, of, subject }: GainsCardProps) {
  const [isAll, setAll] = useState(false);
  const component = projection.data ? componentOf(subject.name, projection.data) : null;
  const gains = component?.gains.filter(({ toStrengthen }) => toStrengthen > 0) ?? [];
  if (!component || gains.length === 0) return null;
  return (
    <Card
      className="no-print"
      title={text.gains}
      description={(component.projection ? text.gainsDetail : text.gainsAlone)(component.name)}
    >
      <DataTable
        caption={text.gains}
        columns={columnsOf({ of, subject })}
        rows={isAll ? gains : gains.slice(0, SHOWN)}
        rowKey={({ skillId }) => skillId}
        cards
        dense
      />
      {gains.length > SHOWN ? (
        <CardFoot>
          <Button variant="text" flush aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? text.fewerGains : text.allGains(gains.length)}
          </Button>
        </CardFoot>
      ) : null}
    </Card>
  );
}

const columnsOf = ({ of, subject }: MapOf): Column<DescriptorGain>[] => [
  {
    key: 'skill',
    label: text.gainSkill,
    cell: ({ code, asks }) => (
      <span className="text-left">
        <b>{code}</b> <span className="text-muted font-regular">{asks}</span>
      </span>
    ),
  },
  {
    key: 'pupils',
    label: text.gainPupils,
    numeric: true,
    cell: ({ toStrengthen }) => text.pupils(toStrengthen),
  },
  { key: 'gain', label: text.gain, numeric: true, cell: ({ gain }) => <b>{formatSigned(gain)}</b> },
  {
    key: 'plan',
    label: text.gainAction,
    numeric: true,
    cell: (gain) => (
      <Link to={skillPlan(gain, of, subject)} aria-label={text.planFor(gain.code)}>
        {text.plan}
      </Link>
    ),
  },
];
