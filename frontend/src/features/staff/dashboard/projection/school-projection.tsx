import { ChevronRight, Grid3x3 } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useSkillParameters } from '@/api/learning/mastery-map';
import { type StageProjection, useSchoolProjection } from '@/api/learning/projection';
import { formatDecimal } from '@/domain/decimal';
import { stageLabels } from '@/domain/index/stage';
import { mapOf, staffPaths } from '@/domain/staff-paths';
import { Card } from '@/kit/ui/card';
import { IntervalRule } from '@/parts/projection/interval-rule';

import type { Board } from '../board';
import { schoolProjectionText as text } from './school-projection.text';

import '../plan/plan-line.css';

interface SchoolProjectionProps {
  schoolId: number;
  board: Pick<Board, 'stage' | 'published'>;
}

/** The school's own projection of the stage; one line where something is missing; nothing where nobody played, or it cannot be had. */
export function SchoolProjection({ schoolId, board }: SchoolProjectionProps) {
  const { data } = useSchoolProjection(schoolId);
  const of = data?.stages.find(({ stage }) => stage === board.stage);
  if (!data || !of) return null;
  return of.joint ? (
    <Projected of={of} notice={data.notice} board={board} joint={of.joint} />
  ) : (
    <Lacking schoolId={schoolId} of={of} />
  );
}

interface ProjectedProps extends Pick<SchoolProjectionProps, 'board'> {
  of: StageProjection;
  notice: string;
  joint: NonNullable<StageProjection['joint']>;
}

function Projected({ of, notice, board, joint: { projection, only } }: ProjectedProps) {
  const { index, low, high } = projection;
  const known = of.components.filter((one) => one.projection !== null);
  return (
    <Card
      title={text.title(stageLabels[of.stage])}
      description={
        <>
          <b>{notice}</b>
          {board.published
            ? ` ${text.official(board.published.year, formatDecimal(board.published.value, 1))}`
            : null}
        </>
      }
      action={
        <Link to={mapPath(of)} className="text-sm nowrap">
          {text.map}
        </Link>
      }
      className="no-print"
    >
      <p className="font-bold">
        {text.figure(formatDecimal(index), formatDecimal(low), formatDecimal(high))}
        {only === null ? null : ` (${text.only(text.subjects[only])})`}
      </p>
      <IntervalRule {...projection} />
      <p className="text-sm text-muted">
        {known
          .map(({ name, coverage }) => text.coverage(name, coverage.pupilsProjected, coverage.pupils))
          .join(' ')}
      </p>
      {known.map(({ component, name, calibrated }) =>
        calibrated ? (
          <p key={component} className="text-sm text-muted">
            {text.calibrated(
              name,
              formatDecimal(calibrated.projection.index),
              formatDecimal(calibrated.projection.low),
              formatDecimal(calibrated.projection.high),
              calibrated.editions,
            )}
          </p>
        ) : null,
      )}
    </Card>
  );
}

/** What is missing, in one line that leads to the map; nothing where nobody ever answered a quiz. */
function Lacking({ schoolId, of }: { schoolId: number; of: StageProjection }) {
  const played = useSkillParameters(schoolId, null);
  const lack = of.components.flatMap(({ lacks }) => lacks)[0] ?? of.jointLacks;
  if (!lack || !played.data || played.data.length === 0) return null;
  return (
    <Link to={mapPath(of)} className="plan-line no-print">
      <Grid3x3 className="icon plan-line-sign" />
      <span>{text.early(lack)}</span>
      <ChevronRight className="icon icon-s" />
    </Link>
  );
}

/** To the map of one of the stage's classes. */
function mapPath({ classes: [first] }: StageProjection): string {
  return first ? mapOf(first.classId) : staffPaths.classMap;
}
