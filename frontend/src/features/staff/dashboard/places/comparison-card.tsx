import type { School } from '@/api/school';
import { type Comparison, useComparison } from '@/api/ideb';
import { BarChart } from '@/kit/chart/bar-chart';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, Skeleton } from '@/kit/feedback/skeleton';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { decimal, formatDecimal, toNumber } from '@/domain/decimal';
import { networkLabel } from '@/domain/labels';
import { type Stage, stageLabels } from '@/domain/index/stage';

import type { Board } from '../board';
import { distancesOf, levels, missingLevels } from './comparison';
import { comparisonText } from './comparison.text';
import { comparisonSentence, missingSentence } from './comparison-sentence';
import { axisOf } from '../evolution/evolution';
import { writeIndex } from '../evolution/evolution-chart';

interface ComparisonCardProps {
  school: School;
  board: Board;
}

export function ComparisonCard({ school, board }: ComparisonCardProps) {
  const { stage, published: index } = board;
  const comparison = useComparison(school.id, stage, index?.year ?? null);
  if (!index) {
    return (
      <Card title={comparisonText.title}>
        <p className="text-sm text-muted">{board.index ? comparisonText.onlyOwn : comparisonText.noIndex}</p>
      </Card>
    );
  }
  const sentence = comparisonSentence(index.year, comparison.data ? distancesOf(comparison.data) : []);
  return (
    <Card title={comparisonText.title} description={sentence} column>
      <ResourceView
        resource={comparison}
        loading={
          <Loading quiet text={comparisonText.loading}>
            <Skeleton className="h-80 w-full" />
          </Loading>
        }
        failed={comparisonText.failed}
      >
        {(data) => <Bars comparison={data} stage={stage} year={index.year} invented={school.demo} />}
      </ResourceView>
    </Card>
  );
}

interface BarsProps {
  comparison: Comparison;
  stage: Stage;
  year: number;
  /** In the demonstration only the country's figures are INEP's. */
  invented: boolean;
}

function Bars({ comparison, stage, year, invented }: BarsProps) {
  const values = [
    { label: comparisonText.school, value: decimal(comparison.school), own: true, inep: false },
    ...levels.map((level) => ({
      label: comparisonText.names[level],
      value: decimal(comparison[level]),
      own: false,
      inep: level === 'national',
    })),
  ];
  const sourceOf = (inep: boolean) => (inep ? comparisonText.inep : comparisonText.invented);
  const rows = values.map(({ label, value, inep }) => [
    label,
    formatDecimal(value, 1),
    ...(invented ? [sourceOf(inep)] : []),
  ]);
  const edition = comparisonText.edition(year);
  const columns = [comparisonText.level, edition, ...(invented ? [comparisonText.source] : [])];
  const cover = [
    stageLabels[stage],
    networkLabel(comparison.network),
    invented ? comparisonText.inventedButCountry : null,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <div className="mt-auto">
        <BarChart
          bars={values.map(({ label, value, own }) => ({
            label,
            own,
            value: value ? toNumber(value) : null,
          }))}
          {...axisOf(values.map(({ value }) => value))}
          format={writeIndex}
          summary={comparisonText.summary(
            year,
            rows.map(([label = '', text = '']) => ({ label, text })),
          )}
          numbers={{ caption: `${edition}, ${cover}`, columns, rows }}
          csvName={comparisonText.csvName(stage, year)}
          footText={cover}
        />
      </div>
      <Missing comparison={comparison} />
    </>
  );
}

/** Which bars are missing and how they come in. */
function Missing({ comparison }: { comparison: Comparison }) {
  const missing = missingLevels(comparison);
  if (missing.length === 0) return null;
  return (
    <Note className="mt-4">
      {missing.length === levels.length ? comparisonText.allMissing : missingSentence(missing)}{' '}
      {comparison.network === null ? comparisonText.noNetwork : comparisonText.askOperator}
    </Note>
  );
}
