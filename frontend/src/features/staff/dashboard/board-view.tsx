import type { Goal } from '@/api/goals';
import type { School } from '@/api/school';
import type { Resource } from '@/api/wire/use-resource';
import { useSimulationInsights } from '@/api/simulations';
import type { Stage } from '@/domain/index/stage';

import { ActivitiesCard } from './summary/activities-card';
import type { Board } from './board';
import { ComparisonCard } from './places/comparison-card';
import { EvolutionCard } from './evolution/evolution-card';
import { InsightsSection } from './insights/insights-section';
import { OriginCard } from './origin/origin-card';
import { QuickActionsCard } from './summary/quick-actions-card';
import { RankingCard } from './places/ranking-card';
import { SimulatorCard } from './summary/simulator-card';
import { SummaryStrip } from './summary/summary-strip';

interface BoardViewProps {
  school: School;
  board: Board;
  goals: Resource<Goal[]>;
  maySetGoal: boolean;
  onStage: (stage: Stage) => void;
  /** Opens the import; null for who may not. */
  onImport: (() => void) | null;
  /** Asks for the school's INEP code; null for who may not set it. */
  onCode: (() => void) | null;
}

/** The dashboard of one stage: the figures, why they are so, what to do. */
export function BoardView({ school, board, goals, maySetGoal, onStage, onImport, onCode }: BoardViewProps) {
  const insights = useSimulationInsights(school.id, board.stage);
  const all = useSimulationInsights(school.id);
  const onlyStage = { school, board };
  return (
    <div className="stack">
      <SummaryStrip schoolId={school.id} board={board} goals={goals} insights={all} maySetGoal={maySetGoal} />
      <div className="grid-2-1">
        <EvolutionCard
          {...onlyStage}
          insights={insights}
          onStage={onStage}
          onImport={onImport}
          onCode={onCode}
        />
        <ComparisonCard {...onlyStage} />
      </div>
      <OriginCard board={board} />
      <InsightsSection all={all} insights={insights} board={board} />
      <div className="grid-1-1">
        <div className="stack">
          <SimulatorCard schoolId={school.id} board={board} />
          <QuickActionsCard onImport={onImport} />
        </div>
        <div className="stack">
          <RankingCard {...onlyStage} onCode={onCode} />
          <ActivitiesCard schoolId={school.id} />
        </div>
      </div>
    </div>
  );
}
