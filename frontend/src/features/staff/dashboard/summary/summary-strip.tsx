import type { Goal } from '@/api/goals';
import type { SimulationInsights } from '@/api/simulations';
import type { Resource } from '@/api/wire/use-resource';
import { Cell, Cells } from '@/kit/data/figure/cells';
import { SparkBars, SparkLine } from '@/kit/data/figure/spark';
import { StatDelta } from '@/kit/data/figure/stat-delta';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Skeleton } from '@/kit/feedback/skeleton';
import { IndexBadge } from '@/kit/ui/badge';
import { IdebRule } from '@/parts/index/ideb-rule';
import { formatCount, formatDecimal } from '@/domain/decimal';
import { ageOfEdition } from '@/domain/index/edition-years';
import { formatLeast, placesOf } from '@/domain/own-places';
import { stageLabels } from '@/domain/index/stage';

import type { Board, Figure } from '../board';
import { GoalCell } from '../goal/goal-cell';
import { summaryText } from './summary.text';

const SPARK_EDITIONS = 5;
const SPARK_MONTHS = 6;

interface SummaryStripProps {
  schoolId: number;
  board: Board;
  goals: Resource<Goal[]>;
  insights: Resource<SimulationInsights>;
  maySetGoal: boolean;
}

export function SummaryStrip({ schoolId, board, goals, insights, maySetGoal }: SummaryStripProps) {
  const { stage, index, approval, learning } = board;
  const title = summaryText.label(stageLabels[stage]);
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <Cells label={title} layout="summary">
        <Cell
          label={summaryText.index}
          value={formatDecimal(index?.value, 1)}
          small={index ? `${index.year}, ${stageLabels[stage]}` : stageLabels[stage]}
          badge={<IndexBadge value={index?.value} />}
          context={index ? <IndexContext figure={index} /> : summaryText.noIndex}
          foot={<IdebRule value={index?.value ?? null} />}
        />
        <GoalCell schoolId={schoolId} board={board} goals={goals} maySetGoal={maySetGoal} />
        <Cell
          label={summaryText.approval}
          value={formatLeast(approval?.value)}
          small={approval ? ['%', yearApart(approval, index)].filter(Boolean).join(' ') : undefined}
          context={approval ? <Change figure={approval} places={1} unit="p.p." /> : summaryText.noFigure}
          foot={<SparkLine values={approval?.series.slice(-SPARK_EDITIONS) ?? []} />}
        />
        <Cell
          label={summaryText.saeb}
          value={formatDecimal(learning?.value, 2)}
          small={
            learning ? [summaryText.ofTen, yearApart(learning, index)].filter(Boolean).join(' ') : undefined
          }
          context={learning ? <Change figure={learning} places={2} /> : summaryText.noFigure}
          foot={<SparkLine values={learning?.series.slice(-SPARK_EDITIONS) ?? []} />}
        />
        <SimulationsCell insights={insights} />
      </Cells>
    </>
  );
}

/** The year of a figure that is not of the index's edition. */
const yearApart = (figure: Figure, index: Figure | null): string | null =>
  index && figure.year === index.year ? null : summaryText.inYear(figure.year);

/** An old index says how old it is; one of the school's own, or an invented one, says so: the others are INEP's. */
function IndexContext({ figure }: { figure: Figure }) {
  const age = ageOfEdition(figure.year);
  return (
    <>
      <Change figure={figure} places={1} />
      {age === null ? null : <span className="block">{summaryText.age(figure.year, age)}</span>}
      {figure.source === 'inep' ? null : <span className="block">{summaryText.sources[figure.source]}</span>}
    </>
  );
}

function Change({ figure, places, unit }: { figure: Figure; places: number; unit?: string }) {
  if (!figure.change) return summaryText.firstEdition;
  return (
    <>
      <StatDelta
        value={figure.change.value}
        places={placesOf(figure.change.value, places)}
        {...(unit ? { unit } : {})}
      />{' '}
      {summaryText.since(figure.change.since)}
    </>
  );
}

function SimulationsCell({ insights }: { insights: Resource<SimulationInsights> }) {
  const label = summaryText.simulations;
  return (
    <ResourceView
      resource={insights}
      loading={<Cell label={label} value={<Skeleton className="skeleton-late h-8 w-16" />} />}
      renderFailed={() => (
        <Cell label={label} value={formatDecimal(null)} context={summaryText.simulationsFailed} />
      )}
    >
      {(data) => <SimulationCount data={data} />}
    </ResourceView>
  );
}

function SimulationCount({ data }: { data: SimulationInsights }) {
  const counts = data.monthly.slice(-SPARK_MONTHS).map(({ count }) => count);
  return (
    <Cell
      label={summaryText.simulations}
      value={formatCount(data.count)}
      context={summaryText.lastThirtyDays(data.last30Days)}
      foot={counts.length > 0 ? <SparkBars values={counts} /> : undefined}
    />
  );
}
