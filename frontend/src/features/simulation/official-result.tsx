import { BadgeCheck, CircleCheck, TriangleAlert } from 'lucide-react';

import type { Calculation, IdebRecord } from '@/api/schema';
import { Empty } from '@/components/feedback/empty';
import { ErrorState } from '@/components/feedback/error-state';
import { Loading, Skeleton, SkeletonLines } from '@/components/feedback/skeleton';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { decimal, formatDecimal } from '@/domain/decimal';
import { bandLabels, bandOf } from '@/domain/index-band';

import { CalculationSteps } from './calculation-steps';
import { CheckedEditionsNote } from './checked-editions-note';
import { formatGap } from './figures';
import { OutdatedBadge } from './outdated-badge';
import { ResultHead } from './result-head';
import { resultText as text } from './result.text';
import { simulationText } from './simulation.text';
import type { Official } from './use-official';

interface OfficialResultProps {
  official: Official;
  outdated: boolean;
  onRetry: () => void;
}

export function OfficialResult({ official, outdated, onRetry }: OfficialResultProps) {
  const { data, error, pending, figures } = official;
  return (
    <Card
      title={text.title}
      action={data ? <Verdict calculation={data} outdated={outdated} /> : null}
      aria-busy={pending}
    >
      <p className="sr-only" role="status">
        {data ? (outdated ? simulationText.outdated : spoken(data)) : ''}
      </p>
      {data ? (
        <Content calculation={data} records={figures.records} />
      ) : pending ? (
        <Loading text={text.calculating} quiet>
          <Skeleton className="mb-6 h-14 w-full" />
          <SkeletonLines lines={8} />
        </Loading>
      ) : error ? (
        <ErrorState title={text.failed} detail={error.sentence()} onRetry={onRetry} />
      ) : (
        <>
          <Empty title={text.emptyTitle} level={3}>
            {text.emptyOfficial}
          </Empty>
          <CheckedEditionsNote records={figures.records} />
        </>
      )}
    </Card>
  );
}

function spoken(calculation: Calculation): string {
  const band = bandOf(calculation.ideb);
  return simulationText.officialSpoken(formatDecimal(calculation.ideb, 1), band ? bandLabels[band] : '');
}

function Verdict({ calculation, outdated }: { calculation: Calculation; outdated: boolean }) {
  if (outdated) return <OutdatedBadge />;
  if (!calculation.published) return null;
  return calculation.published.agrees ? (
    <Badge tone="ok" icon={<BadgeCheck className="icon" />}>
      {text.agrees}
    </Badge>
  ) : (
    <Badge tone="warn" icon={<TriangleAlert className="icon" />}>
      {text.differs}
    </Badge>
  );
}

function Content({ calculation, records }: { calculation: Calculation; records: readonly IdebRecord[] }) {
  const index = decimal(calculation.ideb);
  if (!index) return null;
  return (
    <>
      <ResultHead index={index} places={1} goal={calculation.plan?.target ?? null}>
        <Context calculation={calculation} />
      </ResultHead>
      <CalculationSteps steps={calculation.steps} />
      <CheckedEditionsNote records={records} />
    </>
  );
}

/** One thing beside the badge: what was published with these numbers, else how the goal stands. */
function Context({ calculation: { published, plan } }: { calculation: Calculation }) {
  const target = plan ? formatDecimal(plan.target, 1) : '';
  return (
    <>
      {plan?.met ? (
        <Badge tone="ok" icon={<CircleCheck className="icon" />}>
          {text.meetsTarget(target)}
        </Badge>
      ) : null}
      {published ? (
        <span className="text-sm text-muted">
          {text.published(published.year, formatDecimal(published.idebScore, 1))}
        </span>
      ) : plan && !plan.met ? (
        <span className="text-sm text-muted">{text.missing(formatGap(plan.gap), target)}</span>
      ) : null}
    </>
  );
}
