import type { School } from '@/api/school';
import type { SimulationInsights } from '@/api/simulations';
import type { Resource } from '@/api/wire/use-resource';
import type { Stage } from '@/domain/index/stage';

import type { Board } from './board';
import { EvolutionCard } from './evolution/evolution-card';
import { OriginCard } from './origin/origin-card';
import { ComparisonCard } from './places/comparison-card';
import { RankingCard } from './places/ranking-card';

interface BoardPicturesProps {
  school: School;
  board: Board;
  insights: Resource<SimulationInsights>;
  onStage: (stage: Stage) => void;
  onImport: (() => void) | null;
  onCode: (() => void) | null;
}

/** The evidence: how the index came about, and where it stands. */
export function BoardPictures({ school, board, insights, onStage, onImport, onCode }: BoardPicturesProps) {
  return (
    <div className="grid-2-1">
      <div className="stack">
        <EvolutionCard
          school={school}
          board={board}
          insights={insights}
          onStage={onStage}
          onImport={onImport}
          onCode={onCode}
        />
        <OriginCard board={board} />
      </div>
      <div className="stack">
        <ComparisonCard school={school} board={board} />
        <RankingCard school={school} board={board} onCode={onCode} />
      </div>
    </div>
  );
}
