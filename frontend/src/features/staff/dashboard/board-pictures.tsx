import { Suspense } from 'react';

import type { Goal } from '@/api/index/goals';
import type { OutlookAnswer } from '@/api/index/outlook';
import type { School } from '@/api/school';
import type { SimulationInsights } from '@/api/index/simulations';
import type { Resource } from '@/api/wire/use-resource';
import type { Stage } from '@/domain/index/stage';
import { lazyPart } from '@/kit/browser/lazy-part';

import type { Board } from './board';
import { EvolutionCard } from './evolution/evolution-card';
import { OriginCard } from './origin/origin-card';
import { ComparisonCard } from './places/comparison-card';
import { RankingCard } from './places/ranking-card';
import { isYoung } from './start/young';

/** Few schools have one edition, and those see it once the rest stands. */
const youngCard = lazyPart(() => import('./start/young-card').then((module) => module.YoungCard));

interface BoardPicturesProps {
  school: School;
  board: Board;
  goals: readonly Goal[] | undefined;
  insights: Resource<SimulationInsights>;
  answer: OutlookAnswer | null;
  onStage: (stage: Stage) => void;
  onImport: (() => void) | null;
  onCode: (() => void) | null;
}

/** The evidence: how the index came about, and where it stands. */
export function BoardPictures(props: BoardPicturesProps) {
  const { school, board, goals, insights, answer, onStage, onImport, onCode } = props;
  const hasIndex = board.index !== null;
  const simulations = insights.data?.count;
  return (
    <div className={hasIndex ? 'grid-2-1 items-start' : 'stack'}>
      <div className="stack">
        {simulations !== undefined && isYoung(board, simulations) ? (
          <Suspense>
            <youngCard.Component
              schoolId={school.id}
              board={board}
              goals={goals}
              answer={answer}
              simulations={simulations}
            />
          </Suspense>
        ) : null}
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
      {hasIndex ? (
        <div className="stack">
          <ComparisonCard school={school} board={board} />
          <RankingCard school={school} board={board} onCode={onCode} />
        </div>
      ) : null}
    </div>
  );
}
