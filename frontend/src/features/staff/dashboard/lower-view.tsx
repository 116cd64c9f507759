import type { Outlook } from '@/api/index/outlook';
import type { School } from '@/api/school';
import { type SimulationInsights, useSimulationInsights } from '@/api/index/simulations';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import type { Resource } from '@/api/wire/use-resource';

import type { Board } from './board';
import { InsightsSection } from './insights/insights-section';
import { ActivitiesCard } from './summary/activities-card';
import { QuickActionsCard } from './summary/quick-actions-card';
import { SimulatorCard } from './summary/simulator-card';

export interface LowerViewProps {
  school: School;
  board: Board;
  outlook: Outlook | undefined;
  /** Of the board's stage. */
  insights: Resource<SimulationInsights>;
  /** Opens the import; null for who may not, undefined where it stands elsewhere on the page. */
  onImport?: (() => void) | null;
}

/** The lower part of the dashboard, on the screen alone: to try something out, and what was done. */
export function LowerView({ school, board, outlook, insights, onImport }: LowerViewProps) {
  const all = useSimulationInsights(school.id);
  useReadOnOpening(`/api/school/${school.id}/activities`);
  return (
    <div className="grid-1-1 items-start no-print">
      <div className="stack">
        <SimulatorCard
          key={board.stage}
          schoolId={school.id}
          board={board}
          answer={outlook?.answer ?? null}
        />
        {onImport === undefined ? null : <QuickActionsCard onImport={onImport} />}
      </div>
      <div className="stack">
        <InsightsSection all={all} insights={insights} board={board} />
        <ActivitiesCard schoolId={school.id} />
      </div>
    </div>
  );
}
