import { Check } from 'lucide-react';

import { type Simulation, useSimulationInsights, useSimulations } from '@/api/index/simulations';
import { IndexBadge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { formatDateTime } from '@/domain/dates';
import { formatDecimal } from '@/domain/decimal';
import { type Stage, stageLabels } from '@/domain/index/stage';
import { QuotaNote } from '@/parts/quota/quota-note';

import { historyNote } from './history-note';
import { historyText as text } from './history.text';
import { HistoryView } from './history-view';
import './sim-history.css';
import { savedIndex, simulationLine } from './simulation-line';
import { SimulationMenu } from './simulation-menu';
import { simulationText } from '../simulation.text';

const SHOWN = 4;

interface HistoryCardProps {
  schoolId: number;
  /** An index only compares with its own stage's. */
  stage: Stage;
  onReuse: (simulation: Simulation) => void;
  onShowAll: () => void;
  onCompare: () => void;
}

/** The 4 most recent simulations of the stage; the rest is a click away. */
export function HistoryCard({ schoolId, stage, onReuse, onShowAll, onCompare }: HistoryCardProps) {
  const recent = useSimulations(schoolId, SHOWN, stage);
  const insights = useSimulationInsights(schoolId, stage);
  const shown = recent.data?.length ?? 0;
  const more = Math.max(0, (insights.data?.count ?? shown) - shown);
  return (
    <Card
      title={text.title}
      description={(shown > 0 ? text.reuseHint : text.ofStage)(stageLabels[stage])}
      action={
        <Button variant="text" flush onClick={onCompare}>
          {text.compare}
        </Button>
      }
    >
      <QuotaNote schoolId={schoolId} of="simulations" />
      <HistoryView resource={recent} lines={6} quiet>
        {(simulations) => (
          <>
            <ul className="sim-history" aria-label={text.list}>
              {simulations.map((simulation) => (
                <li key={simulation.id}>
                  <HistoryRow simulation={simulation} onReuse={onReuse} />
                  <SimulationMenu schoolId={schoolId} simulation={simulation} />
                </li>
              ))}
            </ul>
            <div className="row row-between sim-history-foot">
              <p className="text-xs text-subtle">{historyNote(shown, more)}</p>
              <Button variant="text" onClick={onShowAll}>
                {text.all}
              </Button>
            </div>
          </>
        )}
      </HistoryView>
    </Card>
  );
}

function HistoryRow({
  simulation,
  onReuse,
}: {
  simulation: Simulation;
  onReuse: (simulation: Simulation) => void;
}) {
  return (
    <button type="button" className="sim-history-row" onClick={() => onReuse(simulation)} title={text.reuse}>
      <b className="sim-history-value">{savedIndex(simulation)}</b>
      <span className="sim-history-what">
        <b className="text-sm">{simulation.name}</b>
        <span className="text-xs text-subtle">{simulationLine(simulation)}</span>
        <span className="text-xs text-subtle">
          {[
            formatDateTime(simulation.createdAt),
            simulationText.modeNames[simulation.mode],
            ...(simulation.publishedIdeb === null ? [] : [publishes(simulation.publishedIdeb)]),
          ].join(' • ')}
        </span>
      </span>
      <span className="sim-history-state">
        <IndexBadge value={simulation.calculatedIdeb} />
        <OnTarget simulation={simulation} />
      </span>
    </button>
  );
}

/** Beside an index of two places, what its goal is measured by. */
export const publishes = (ideb: string): string => text.publishes(formatDecimal(ideb, 1));

/** The check mark of an index at or above its target. */
export function OnTarget({ simulation }: { simulation: Simulation }) {
  if (!simulation.meetsTarget) return null;
  return (
    <span className="sim-history-on-target">
      <Check className="icon icon-s" />
      {text.onTarget}
    </span>
  );
}
