import type { SimulationInsights, SimulationPoint } from '@/api/index/simulations';
import type { Resource } from '@/api/wire/use-resource';
import { Cell, Cells } from '@/kit/data/figure/cells';
import { StatDelta } from '@/kit/data/figure/stat-delta';
import { FailedNote } from '@/kit/feedback/failed-note';
import { joined } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { daysAgo, formatDate, formatDateTime } from '@/domain/dates';
import { decimal, formatCount, formatDecimal, formatSigned } from '@/domain/decimal';
import { inStage, staffPaths } from '@/domain/staff-paths';
import { stageLabels } from '@/domain/index/stage';

import type { Board, Figure } from '../board';
import { insightsText } from './insights.text';

import '@/kit/data/figure/cells-5.css';

/** The newest simulations, measured against as many before them, or as many as there are. */
const TREND = 5;

interface InsightsSectionProps {
  /** Of the whole school. */
  all: Resource<SimulationInsights>;
  /** Of the board's stage: an index only compares with its own stage's. */
  insights: Resource<SimulationInsights>;
  board: Board;
}

/** What the saved simulations say together; only when the school has one. */
export function InsightsSection({ all, insights, board }: InsightsSectionProps) {
  return (
    <ResourceView
      resource={joined(all, insights)}
      loading={null}
      renderFailed={(_, retry) => (
        <Card>
          <FailedNote text={insightsText.failed} onRetry={retry} />
        </Card>
      )}
    >
      {([{ count }, data]) => (count === 0 ? null : <Insights count={count} data={data} board={board} />)}
    </ResourceView>
  );
}

interface InsightsProps {
  /** Simulations of the whole school. */
  count: number;
  data: SimulationInsights;
  board: Board;
}

function Insights({ count, data, board }: InsightsProps) {
  const title = insightsText.title(count);
  const stage = stageLabels[board.stage];
  return (
    <Cells label={title}>
      <div className="cell cell-12">
        <div className="row row-between">
          <h2>{title}</h2>
          <ButtonLink
            variant="text"
            flush
            to={`${inStage(staffPaths.simulation, board.stage)}&ver=historico`}
          >
            {insightsText.history}
          </ButtonLink>
        </div>
        <p className="text-sm text-muted">
          {data.count === 0 ? insightsText.noneOfStage(board.stage) : insightsText.ofStage(stage, data.count)}
        </p>
      </div>
      <FirstRow data={data} index={board.index} />
      <SecondRow data={data} />
    </Cells>
  );
}

function FirstRow({ data, index }: { data: SimulationInsights; index: Figure | null }) {
  return (
    <>
      <Cell
        span={6}
        label={insightsText.average}
        {...orNone(data.average)}
        context={<VersusIndex data={data} index={index} />}
      />
      <Cell
        span={6}
        label={insightsText.atTarget}
        value={formatCount(data.atOrAboveTarget)}
        small={data.count > 0 ? insightsText.ofAll(data.count, data.atOrAbovePercent) : undefined}
        context={
          data.target === null ? insightsText.noTarget : insightsText.target(formatDecimal(data.target, 1))
        }
      />
      <Cell
        span={6}
        label={insightsText.best}
        {...orNone(data.best?.value)}
        context={data.best ? nameAndDay(data.best) : undefined}
      />
      <Cell
        span={6}
        label={insightsText.last}
        {...orNone(data.last?.value)}
        context={data.last ? `${data.last.name}, ${formatDateTime(data.last.createdAt)}` : undefined}
      />
    </>
  );
}

/** "Nenhuma" where no simulation says anything: a word is no figure, and smaller. */
const orNone = (value: string | null | undefined) =>
  value == null ? ({ value: insightsText.none, size: 'small' } as const) : { value: formatDecimal(value) };

/** Which index the mean stands against: that of the edition the page shows. */
function VersusIndex({ data, index }: { data: SimulationInsights; index: Figure | null }) {
  if (data.count === 0) return null;
  if (!index || data.averageVersusCurrent === null) return insightsText.noCurrent;
  return (
    <>
      <StatDelta value={data.averageVersusCurrent} places={decimal(data.averageVersusCurrent)?.scale ?? 2} />{' '}
      {insightsText.versusIndex(index.year)}
    </>
  );
}

/** "Reforço nas duas provas, 09/11/2026" */
const nameAndDay = ({ name, createdAt }: SimulationPoint): string => `${name}, ${formatDate(createdAt)}`;

function SecondRow({ data }: { data: SimulationInsights }) {
  const { trend, spread } = data;
  return (
    <>
      <Cell
        span={4}
        label={insightsText.trend}
        value={trend ? formatSigned(trend.delta) : insightsText.none}
        size={trend ? 'large' : 'small'}
        context={
          trend
            ? insightsText.trendDetail(
                formatDecimal(trend.recent),
                formatDecimal(trend.previous),
                Math.min(TREND, data.count - TREND),
              )
            : insightsText.noTrend
        }
      />
      <Cell
        span={4}
        label={insightsText.lastThirtyDays}
        value={formatCount(data.last30Days)}
        small={insightsText.simulations(data.last30Days)}
        context={insightsText.since(daysAgo(30))}
      />
      <Cell
        span={4}
        label={insightsText.spread}
        {...orNone(spread?.range)}
        context={
          spread
            ? insightsText.spreadDetail(formatDecimal(spread.min, 2), formatDecimal(spread.max, 2))
            : undefined
        }
      />
    </>
  );
}
