import { Info } from 'lucide-react';

import type { ClassProjection, ComponentProjection } from '@/api/learning/projection';
import type { Resource } from '@/api/wire/use-resource';
import type { Subject } from '@/api/subjects';
import { formatCount, formatDecimal } from '@/domain/decimal';
import { FailedNote } from '@/kit/feedback/failed-note';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Badge } from '@/kit/ui/badge';
import { Card } from '@/kit/ui/card';
import { IntervalRule } from '@/parts/projection/interval-rule';

import { componentOf } from './component-of';
import { HowMade } from './how-made';
import { projectionText as text } from './projection.text';
import { WhatIf } from './what-if';

import './projection-card.css';

interface ProjectionCardProps {
  projection: Resource<ClassProjection>;
  subject: Subject;
}

/** How the class would do on the matrix, with how sure that is; where nothing is sure, what is missing. */
export function ProjectionCard({ projection, subject }: ProjectionCardProps) {
  const component = projection.data ? componentOf(subject.name, projection.data) : null;
  return (
    <Card
      className="no-print"
      title={text.title(component?.name ?? subject.name)}
      description={
        component && projection.data ? text.description(text.matrices[projection.data.matrix]) : undefined
      }
      action={
        <Badge tone="info" icon={<Info className="icon" />} className="nowrap">
          {text.badge}
        </Badge>
      }
    >
      <ResourceView
        resource={projection}
        loading={text.loading}
        renderFailed={(_, retry) => <FailedNote text={text.failed} onRetry={retry} />}
      >
        {(known) => (
          <>
            {component ? <OfComponent of={component} notice={known.notice} /> : <p>{text.other}</p>}
            <Joint of={known} />
            {component?.projection ? <WhatIf component={component} now={component.projection} /> : null}
          </>
        )}
      </ResourceView>
      <div className="mt-4">
        <HowMade />
      </div>
    </Card>
  );
}

function OfComponent({ of, notice }: { of: ComponentProjection; notice: string }) {
  const { projection, lacks, coverage } = of;
  const { descriptorsAnswered, descriptors, pupilsAnswered, pupils, answers } = coverage;
  if (!projection) {
    return (
      <>
        <p className="font-bold">{text.early}</p>
        <ul className="projection-card-lacks">
          {lacks.map((lack) => (
            <li key={lack}>{lack}</li>
          ))}
        </ul>
        <p className="projection-card-meta">
          {text.covered(descriptorsAnswered, descriptors, pupilsAnswered, pupils)}
        </p>
      </>
    );
  }
  const { index, low, high } = projection;
  return (
    <>
      <p className="projection-card-figure">
        <b>{formatDecimal(index)}</b>
        <span>{text.between(formatDecimal(low), formatDecimal(high))}</span>
      </p>
      <IntervalRule {...projection} />
      <p className="projection-card-meta">
        <b>{notice}</b>{' '}
        {text.coverage(descriptorsAnswered, descriptors, pupilsAnswered, pupils, formatCount(answers))}
      </p>
    </>
  );
}

/** The two components together, where both have a figure. */
function Joint({ of: { joint, jointLacks } }: { of: ClassProjection }) {
  if (!joint || joint.only !== null) {
    return jointLacks ? <p className="projection-card-meta">{jointLacks}</p> : null;
  }
  const { index, low, high } = joint.projection;
  return (
    <p className="projection-card-meta">
      {text.joint(formatDecimal(index), formatDecimal(low), formatDecimal(high))}
    </p>
  );
}
