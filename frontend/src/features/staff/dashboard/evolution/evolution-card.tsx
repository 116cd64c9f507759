import { Suspense, useMemo } from 'react';

import type { School } from '@/api/school';
import type { SimulationInsights } from '@/api/index/simulations';
import type { Resource } from '@/api/wire/use-resource';
import { lazyPart } from '@/kit/browser/lazy-part';
import { LineChart } from '@/kit/chart/line-chart';
import { SkeletonLines } from '@/kit/feedback/skeleton';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { Segmented } from '@/kit/ui/choice/segmented';
import { enumerate } from '@/domain/enumerate';
import { type Stage, stageLabels, stageOptions } from '@/domain/index/stage';
import { lacksSentence } from '@/parts/index/lacks-sentence';

import type { Board } from '../board';
import { againstTarget, type Evolution, evolutionOf, type Simulated, trendOf } from './evolution';
import { bands, numbersOf, panelsOf } from './evolution-chart';
import { evolutionText } from './evolution.text';
import { evolutionSentence, evolutionSummary } from './evolution-sentence';

/** Few schools have a stage without any index, and those see it once the rest stands. */
const noResult = lazyPart(() => import('../origin/no-result-view').then((module) => module.NoResult));

interface EvolutionCardProps {
  school: School;
  board: Board;
  insights: Resource<SimulationInsights>;
  onStage: (stage: Stage) => void;
  onImport: (() => void) | null;
  onCode: (() => void) | null;
}

const noSimulations: Simulated = { monthly: [], spread: null, count: 0 };

export function EvolutionCard(props: EvolutionCardProps) {
  const { school, board, insights, onStage, onImport, onCode } = props;
  const simulated = insights.data ?? noSimulations;
  const evolution = useMemo(() => evolutionOf(board, simulated), [board, simulated]);
  const { isDrawn } = evolution;
  const sentence = board.index
    ? evolutionSentence(trendOf(evolution), againstTarget(evolution))
    : evolution.months.length > 0
      ? evolutionText.onlySimulations
      : undefined;
  return (
    <Card title={evolutionText.title} description={sentence}>
      <Segmented
        legend={evolutionText.stage}
        options={stageOptions}
        value={board.stage}
        onChange={onStage}
        wide
        className="mb-4"
      />
      {isDrawn ? <Chart evolution={evolution} stage={board.stage} /> : null}
      {isDrawn || !board.index ? null : <p className="text-sm text-muted">{evolutionText.soon}</p>}
      {evolution.ownYears.length > 0 ? (
        <Note className="mt-4">{evolutionText.ownIndex(enumerate(evolution.ownYears))}</Note>
      ) : null}
      {board.index ? <Unpublished year={board.unpublishedYear} /> : null}
      {board.incomplete ? <Note className="mt-4">{lacksSentence(board.incomplete)}</Note> : null}
      {board.index ? null : (
        <div className={isDrawn ? 'mt-6' : 'pt-2'}>
          <Suspense fallback={<SkeletonLines lines={6} />}>
            <noResult.Component school={school} board={board} onImport={onImport} onCode={onCode} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

function Unpublished({ year }: { year: number | null }) {
  return year === null ? null : <Note className="mt-4">{evolutionText.unpublished(year)}</Note>;
}

function Chart({ evolution, stage }: { evolution: Evolution; stage: Stage }) {
  const drawing = useMemo(
    () => ({
      panels: panelsOf(evolution),
      numbers: numbersOf(evolution, stageLabels[stage]),
      summary: evolutionSummary(evolution),
    }),
    [evolution, stage],
  );
  return (
    <LineChart
      {...drawing}
      min={evolution.min}
      max={evolution.max}
      bands={bands}
      csvName={evolutionText.csvName(stage)}
    />
  );
}
