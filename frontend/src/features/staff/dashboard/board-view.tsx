import { Suspense } from 'react';

import type { Goal } from '@/api/goals';
import type { Outlook } from '@/api/outlook';
import type { School } from '@/api/school';
import type { Resource } from '@/api/wire/use-resource';
import { useSimulationInsights } from '@/api/simulations';
import type { Stage } from '@/domain/index/stage';
import { lazyPart } from '@/kit/browser/lazy-part';

import { AnswerCard } from './answer/answer-card';
import { Below } from './below';
import type { Board } from './board';
import { ComparisonCard } from './places/comparison-card';
import { EvolutionCard } from './evolution/evolution-card';
import type { ImportWay } from './import/import-way';
import { OriginCard } from './origin/origin-card';
import { RankingCard } from './places/ranking-card';
import { isYoung } from './start/young';
import { SummaryStrip } from './summary/summary-strip';

/** Few schools have one edition, and those see it once the rest stands. */
const youngCard = lazyPart(() => import('./start/young-card').then((module) => module.YoungCard));

export interface BoardViewProps {
  school: School;
  board: Board;
  goals: Resource<Goal[]>;
  outlook: Resource<Outlook>;
  onStage: (stage: Stage) => void;
  /** Opens the import; null for who may not. */
  onImport: ((way: ImportWay) => void) | null;
  /** Asks for the school's INEP code; null for who may not set it. */
  onCode: (() => void) | null;
}

/** The dashboard of one stage: what is missing for its goal, and the evidence. */
export function BoardView(props: BoardViewProps) {
  const { school, board, goals, outlook, onStage, onImport, onCode } = props;
  const insights = useSimulationInsights(school.id, board.stage);
  const all = useSimulationInsights(school.id);
  const onlyStage = { school, board };
  const hasIndex = board.index !== null;
  return (
    <div className="stack">
      <AnswerCard
        {...onlyStage}
        goals={goals.data}
        outlook={outlook}
        onEnter={onImport ? () => onImport('numeros') : null}
      />
      {hasIndex ? <SummaryStrip board={board} goals={goals} insights={all} /> : null}
      <div className={hasIndex ? 'grid-2-1 items-start' : 'stack'}>
        <div className="stack">
          <EvolutionCard
            {...onlyStage}
            insights={insights}
            onStage={onStage}
            onImport={onImport ? () => onImport('planilha') : null}
            onCode={onCode}
          />
          <OriginCard board={board} />
          {insights.data && isYoung(board, insights.data.count) ? (
            <Suspense>
              <youngCard.Component
                board={board}
                answer={outlook.data?.answer ?? null}
                simulations={insights.data.count}
              />
            </Suspense>
          ) : null}
        </div>
        {hasIndex ? (
          <div className="stack">
            <ComparisonCard {...onlyStage} />
            <RankingCard {...onlyStage} onCode={onCode} />
          </div>
        ) : null}
      </div>
      <Below
        {...onlyStage}
        outlook={outlook.data}
        insights={insights}
        all={all}
        onImport={onImport ? () => onImport('planilha') : null}
      />
    </div>
  );
}
