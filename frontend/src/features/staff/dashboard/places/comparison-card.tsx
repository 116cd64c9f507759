import type { CSSProperties } from 'react';

import type { School } from '@/api/school';
import { type Comparison, useComparison } from '@/api/index/ideb';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, Skeleton } from '@/kit/feedback/skeleton';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { RuleAxis } from '@/parts/index/ideb-rule';
import {
  type Decimal,
  decimal,
  formatDecimal,
  formatSigned,
  isZero,
  subtract,
  toNumber,
} from '@/domain/decimal';
import { networkLabel } from '@/domain/labels';
import { type Stage, stageLabels } from '@/domain/index/stage';

import type { Board } from '../board';
import { distancesOf, levels, missingLevels } from './comparison';
import { comparisonText as text } from './comparison.text';
import { comparisonSentence, missingSentence } from './comparison-sentence';

import './comparison.css';

interface ComparisonCardProps {
  school: School;
  board: Board;
}

export function ComparisonCard({ school, board }: ComparisonCardProps) {
  const { stage, published: index } = board;
  const comparison = useComparison(school.id, stage, index?.year ?? null);
  if (!index) {
    return (
      <Card title={text.title}>
        <p className="text-sm text-muted">{board.index ? text.onlyOwn : text.noIndex}</p>
      </Card>
    );
  }
  const sentence = comparisonSentence(index.year, comparison.data ? distancesOf(comparison.data) : []);
  return (
    <Card title={text.title} description={sentence}>
      <ResourceView
        resource={comparison}
        loading={
          <Loading quiet text={text.loading}>
            <Skeleton className="h-40 w-full" />
          </Loading>
        }
        failed={text.failed}
      >
        {(data) => <Bars comparison={data} stage={stage} invented={school.demo} />}
      </ResourceView>
    </Card>
  );
}

interface BarsProps {
  comparison: Comparison;
  stage: Stage;
  /** In the demonstration only the country's figures are INEP's. */
  invented: boolean;
}

function Bars({ comparison, stage, invented }: BarsProps) {
  const school = decimal(comparison.school);
  const known = levels.flatMap((level) => {
    const value = decimal(comparison[level]);
    return value ? [{ level, value }] : [];
  });
  const cover = [stageLabels[stage], networkLabel(comparison.network)].filter(Boolean).join(', ');
  return (
    <>
      <ul className="comparison">
        {school ? <Bar label={text.school} value={school} own /> : null}
        {known.map(({ level, value }) => (
          <Bar
            key={level}
            label={text.names[level]}
            value={value}
            difference={school ? subtract(school, value) : null}
          />
        ))}
        <li className="comparison-axis" aria-hidden="true">
          <RuleAxis />
        </li>
      </ul>
      <p className="mt-2 text-xs text-subtle">
        {cover}. {invented ? text.inventedButCountry : text.source}
      </p>
      <Missing comparison={comparison} />
    </>
  );
}

interface BarProps {
  label: string;
  value: Decimal;
  own?: boolean;
  difference?: Decimal | null;
}

/** From 0 on, so that twice as long is twice as much. */
function Bar({ label, value, own, difference = null }: BarProps) {
  return (
    <li className={own ? 'comparison-own' : undefined}>
      <span className="comparison-name">{label}</span>
      <span className="comparison-track">
        <i style={{ '--x': toNumber(value) } as CSSProperties} />
      </span>
      <span className="comparison-value">{formatDecimal(value, 1)}</span>
      <span className="comparison-difference">
        {difference === null ? null : isZero(difference) ? text.same : formatSigned(difference, 1)}
      </span>
    </li>
  );
}

/** Which bars are missing and how they come in. */
function Missing({ comparison }: { comparison: Comparison }) {
  const missing = missingLevels(comparison);
  if (missing.length === 0) return null;
  return (
    <Note className="mt-4">
      {missing.length === levels.length ? text.allMissing : missingSentence(missing)}{' '}
      {comparison.network === null ? text.noNetwork : text.askOperator}
    </Note>
  );
}
