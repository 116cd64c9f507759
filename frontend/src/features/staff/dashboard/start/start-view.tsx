import { useSimulationInsights } from '@/api/index/simulations';
import { stageLabels } from '@/domain/index/stage';
import { PrintHead } from '@/parts/school/print-head';

import { dashboardText } from '../dashboard.text';
import { LowerPart } from '../lower-part';
import type { BoardViewProps } from '../board-view';
import { MeanwhileCard } from './meanwhile-card';
import { StartCard } from './start-card';

/** A school without any index: what leads to one, and what works without. */
export function StartView({ school, board, goals, outlook, onImport, onCode }: BoardViewProps) {
  const insights = useSimulationInsights(school.id, board.stage);
  return (
    <div className="stack">
      <PrintHead title={dashboardText.paper} school={school} about={stageLabels[board.stage]} />
      <StartCard school={school} board={board} goals={goals.data} onImport={onImport} onCode={onCode} />
      <MeanwhileCard stage={board.stage} />
      <LowerPart school={school} board={board} outlook={outlook.data} insights={insights} />
    </div>
  );
}
