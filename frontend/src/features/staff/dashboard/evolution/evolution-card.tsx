import { Suspense, useMemo } from 'react';

import type { School } from '@/api/school';
import type { SimulationInsights } from '@/api/simulations';
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
import { againstTarget, type Evolution, evolutionOf, trendOf } from './evolution';
import { categoriesOf, longLabels, numbersOf, seriesOf, writeIndex, zoneOf } from './evolution-chart';
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

const noMonths: SimulationInsights['monthly'] = [];

export function EvolutionCard(props: EvolutionCardProps) {
  const { school, board, insights, onStage, onImport, onCode } = props;
  const monthly = insights.data?.monthly ?? noMonths;
  const evolution = useMemo(() => evolutionOf(board, monthly), [board, monthly]);
  const points = evolution.years.length + evolution.months.length;
  const isEmpty = points === 0;
  const sentence = board.index
    ? evolutionSentence(trendOf(evolution), againstTarget(evolution))
    : isEmpty
      ? undefined
      : evolutionText.onlySimulations;
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
      {/* One point is no evolution: the sentence says it. */}
      {points < 2 ? null : <Chart evolution={evolution} stage={board.stage} />}
      {evolution.ownYears.length > 0 ? (
        <Note className="mt-4">{evolutionText.ownIndex(enumerate(evolution.ownYears))}</Note>
      ) : null}
      {board.index ? <Unpublished year={board.unpublishedYear} /> : null}
      {board.incomplete ? <Note className="mt-4">{lacksSentence(board.incomplete)}</Note> : null}
      {board.index ? null : (
        <div className={isEmpty ? 'pt-2' : 'mt-6'}>
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
      categories: categoriesOf(evolution),
      series: seriesOf(evolution),
      zone: zoneOf(evolution),
      numbers: numbersOf(evolution, stageLabels[stage]),
      summary: evolutionSummary(evolution, longLabels(evolution)),
    }),
    [evolution, stage],
  );
  return (
    <LineChart
      {...drawing}
      min={evolution.min}
      max={evolution.max}
      format={writeIndex}
      csvName={evolutionText.csvName(stage)}
    />
  );
}
