import { BadgeCheck, CircleCheck, TriangleAlert } from 'lucide-react';

import type { Calculation } from '@/api/calculation';
import type { IdebRecord } from '@/api/ideb';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, Skeleton, SkeletonLines } from '@/kit/feedback/skeleton';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { decimal, formatDecimal } from '@/domain/decimal';
import { bandLabels, bandOf } from '@/domain/index/index-band';

import { CalculationSteps } from './calculation-steps';
import { CheckedEditionsNote } from './checked-editions-note';
import { OutdatedBadge } from '../scenario/outdated-badge';
import { ResultHead } from '../scenario/result-head';
import { resultText as text } from '../scenario/result.text';
import { simulationText } from '../simulation.text';
import type { Official } from './use-official';

interface OfficialResultProps {
  official: Official;
  /** Whether the result is that of the numbers in the form, or soon will be. */
  standing: 'current' | 'pending' | 'outdated';
  onRetry: () => void;
}

export function OfficialResult({ official, standing, onRetry }: OfficialResultProps) {
  const { data, error, pending, figures } = official;
  return (
    <Card
      title={text.title}
      action={data ? <Verdict calculation={data} standing={standing} /> : null}
      aria-busy={pending}
    >
      <p className="sr-only" role="status">
        {data ? spoken(data, standing) : ''}
      </p>
      <ResourceView
        resource={{
          data: data ?? undefined,
          error: error ?? undefined,
          loading: pending,
          retry: onRetry,
        }}
        loading={pending ? <Calculating /> : <NotYet records={figures.records} />}
        renderFailed={(problem, retry) => (
          <ErrorState title={text.failed} detail={problem.sentence()} onRetry={retry} />
        )}
        renderStale={(problem, retry) => <StillOld reason={problem.sentence()} onRetry={retry} />}
      >
        {(calculation) => <Content calculation={calculation} records={figures.records} />}
      </ResourceView>
    </Card>
  );
}

const Calculating = () => (
  <Loading text={text.calculating} quiet>
    <Skeleton className="mb-6 h-14 w-full" />
    <SkeletonLines lines={8} />
  </Loading>
);

/** Nothing has been calculated. */
const NotYet = ({ records }: { records: readonly IdebRecord[] }) => (
  <>
    <Empty title={text.emptyTitle} level={3}>
      {text.emptyOfficial}
    </Empty>
    <CheckedEditionsNote records={records} />
  </>
);

function spoken(calculation: Calculation, standing: OfficialResultProps['standing']): string {
  if (standing === 'outdated') return simulationText.outdated;
  if (standing === 'pending') return text.calculating;
  const band = bandOf(calculation.ideb);
  return simulationText.officialSpoken(formatDecimal(calculation.ideb, 1), band ? bandLabels[band] : '');
}

/** A calculation that failed leaves the result of the one before on screen, and says so. */
function StillOld({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Note tone="bad" role="alert" className="mb-4">
      <p>{text.stillOld(reason)}</p>
      <Button className="mt-2" onClick={onRetry}>
        {text.retry}
      </Button>
    </Note>
  );
}

interface VerdictProps extends Pick<OfficialResultProps, 'standing'> {
  calculation: Calculation;
}

function Verdict({ calculation, standing }: VerdictProps) {
  if (standing === 'outdated') return <OutdatedBadge />;
  if (standing === 'pending') return <Badge className="skeleton-late">{text.calculating}</Badge>;
  if (!calculation.published) return null;
  if (calculation.published.source === 'inventado') return <Badge>{text.invented}</Badge>;
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
          {(published.source === 'inventado' ? text.inventedEdition : text.published)(
            published.year,
            formatDecimal(published.idebScore, 1),
          )}
        </span>
      ) : plan && !plan.met ? (
        <span className="text-sm text-muted">{text.missingToPublish(formatDecimal(plan.gap), target)}</span>
      ) : null}
    </>
  );
}
