import type { Goal } from '@/api/index/goals';
import type { SimulationInsights } from '@/api/index/simulations';
import type { Resource } from '@/api/wire/use-resource';
import { Cell, Cells } from '@/kit/data/figure/cells';
import { StatDelta } from '@/kit/data/figure/stat-delta';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Skeleton } from '@/kit/feedback/skeleton';
import { feedbackText } from '@/kit/feedback/feedback.text';
import { IndexBadge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { formatCount, formatDecimal } from '@/domain/decimal';
import { ageOfEdition } from '@/domain/index/edition-years';
import { formatLeast, placesOf } from '@/domain/own-places';
import { stageLabels } from '@/domain/index/stage';

import type { Board, Figure } from '../board';
import { dashboardText } from '../dashboard.text';
import { summaryText } from './summary.text';

import '@/kit/data/figure/cells-5.css';

interface SummaryStripProps {
  board: Board;
  goals: Resource<Goal[]>;
  insights: Resource<SimulationInsights>;
}

export function SummaryStrip({ board, goals, insights }: SummaryStripProps) {
  const { stage, index, approval, learning } = board;
  const title = summaryText.label(stageLabels[stage]);
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <Cells label={title} layout="summary">
        <Cell
          label={summaryText.index}
          value={formatDecimal(index?.value, 1)}
          badge={<IndexBadge value={index?.value} />}
          context={index ? <IndexContext figure={index} /> : summaryText.noIndex}
        />
        <GoalCell board={board} goals={goals} />
        <Cell
          label={summaryText.approval}
          value={formatLeast(approval?.value)}
          size="middle"
          small={approval ? ['%', yearApart(approval, index)].filter(Boolean).join(' ') : undefined}
          context={approval ? <Change figure={approval} places={1} unit="p.p." /> : summaryText.noFigure}
        />
        <Cell
          label={summaryText.saeb}
          value={formatDecimal(learning?.value, 2)}
          size="middle"
          small={
            learning ? [summaryText.ofTen, yearApart(learning, index)].filter(Boolean).join(' ') : undefined
          }
          context={learning ? <Change figure={learning} places={2} /> : summaryText.noFigure}
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

/** What is aimed at, and whose goal it is; how far it is says the answer above. */
function GoalCell({ board: { goal, official }, goals }: Pick<SummaryStripProps, 'board' | 'goals'>) {
  if (goals.error) {
    return (
      <Cell
        label={summaryText.goal}
        value={formatDecimal(null)}
        context={
          <>
            {dashboardText.cardFailed}
            <Button variant="text" flush onClick={goals.retry}>
              {feedbackText.retry}
            </Button>
          </>
        }
      />
    );
  }
  if (!goals.data) {
    return <Cell label={summaryText.goal} value={<Skeleton className="skeleton-late h-8 w-16" />} />;
  }
  if (!goal) {
    return (
      <Cell
        label={summaryText.goal}
        value={summaryText.noGoal}
        size="middle"
        context={summaryText.noOfficial}
      />
    );
  }
  const ofSchool = goal.origin === 'escola';
  const ministry = official
    ? summaryText.officialGoal(official.year, formatDecimal(official.value, 1))
    : summaryText.ownGoal;
  return (
    <Cell
      label={ofSchool ? summaryText.goalFor(goal.year) : summaryText.officialGoalOf(goal.year)}
      value={formatDecimal(goal.value, 1)}
      context={ofSchool ? ministry : summaryText.lastOfficial}
    />
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
      {({ count, last30Days }) => (
        <Cell
          label={label}
          value={formatCount(count)}
          size="small"
          context={summaryText.lastThirtyDays(last30Days)}
        />
      )}
    </ResourceView>
  );
}
