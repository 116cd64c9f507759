import { BadgeCheck, TriangleAlert } from 'lucide-react';

import type { Calculation, Plan } from '@/api/index/calculation';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, Skeleton, SkeletonLines } from '@/kit/feedback/skeleton';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';
import { IdebRuleZoom } from '@/parts/index/ideb-rule-zoom';
import { Tone } from '@/parts/effort/tone';
import { decimal, formatDecimal } from '@/domain/decimal';
import { bandLabels, bandOf } from '@/domain/index/index-band';

import { OutdatedBadge } from '../scenario/outdated-badge';
import { resultText } from '../scenario/result.text';
import { simulationText } from '../simulation.text';
import type { Official } from '../official/use-official';
import type { Saving } from '../use-saving';
import { AnswerCard, AnswerFrame } from './answer-card';
import { answerText as text } from './answer.text';
import { SaveRow } from './save-row';
import { cheapestWays, wayClause } from './way-clause';

/** Whether the result is that of the numbers in the form, or soon will be. */
export type Standing = 'current' | 'pending' | 'outdated';

interface OfficialAnswerProps {
  official: Official;
  standing: Standing;
  saving: Saving;
  onSave: () => void;
  onRetry: () => void;
}

/** What these numbers publish, and what is missing; the last good answer stays while another is on its way. */
export function OfficialAnswer({ official, standing, saving, onSave, onRetry }: OfficialAnswerProps) {
  const { data, error, pending } = official;
  const resource = {
    data: data ?? undefined,
    error: error ?? undefined,
    loading: pending,
    retry: onRetry,
  };
  return (
    <>
      <p className="sr-only" role="status">
        {data ? spoken(data, standing) : ''}
      </p>
      <ResourceView
        resource={resource}
        loading={
          <AnswerFrame busy={pending} waiting>
            {pending ? <Calculating /> : <NotYet />}
          </AnswerFrame>
        }
        renderFailed={(problem, retry) => (
          <AnswerFrame>
            <ErrorState title={resultText.failed} detail={problem.sentence()} onRetry={retry} />
          </AnswerFrame>
        )}
        renderStale={(problem, retry) => <StillOld reason={problem.sentence()} onRetry={retry} />}
      >
        {(calculation) => (
          <AnswerCard
            label={text.publishes}
            figure={formatDecimal(calculation.ideb, 1)}
            sentence={sentenceOf(calculation)}
            why={<Why calculation={calculation} />}
            verdict={<Verdict calculation={calculation} standing={standing} />}
          >
            <Rule calculation={calculation} />
            <SaveRow saving={saving} onSave={onSave} />
          </AnswerCard>
        )}
      </ResourceView>
    </>
  );
}

const Calculating = () => (
  <Loading text={resultText.calculating} quiet>
    <Skeleton className="mb-4 h-14 w-full" />
    <SkeletonLines lines={3} />
  </Loading>
);

const NotYet = () => (
  <Empty title={resultText.emptyTitle} level={3}>
    {resultText.emptyOfficial}
  </Empty>
);

/** A calculation that failed leaves the result of the one before on screen, and says so. */
function StillOld({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Note tone="bad" role="alert" className="mb-4">
      <p>{resultText.stillOld(reason)}</p>
      <Button className="mt-2" onClick={onRetry}>
        {resultText.retry}
      </Button>
    </Note>
  );
}

/** Nothing is praised: who types numbers is told what they would publish. */
export function sentenceOf({ ideb, plan, published }: Calculation): string {
  if (plan && !plan.met) return text.missing(formatDecimal(plan.target, 1), formatDecimal(plan.gap));
  const shown = formatDecimal(ideb, 1);
  return published ? text.withEdition(published.year, shown) : text.withThese(shown);
}

function spoken(calculation: Calculation, standing: Standing): string {
  if (standing === 'outdated') return simulationText.outdated;
  if (standing === 'pending') return resultText.calculating;
  const band = bandOf(calculation.ideb);
  const ideb = formatDecimal(calculation.ideb, 1);
  return `${simulationText.officialSpoken(ideb, band ? bandLabels[band] : '')} ${sentenceOf(calculation)}.`;
}

function Why({ calculation: { plan, published } }: { calculation: Calculation }) {
  if (!plan) return null;
  const target = formatDecimal(plan.target, 1);
  if (plan.met) return <span>{published ? text.meets(target) : text.wouldMeet(target)}</span>;
  const ways = cheapestWays(plan);
  const [first] = ways;
  if (!first) return <span>{text.noWay}</span>;
  return (
    <>
      {first.effort ? <Tone tone={first.effort.tone} kind={first.effort.measure.kind} /> : null}
      <span>{ways.map(wayClause).join(text.or)}</span>
      <OnTheWay plan={plan} />
    </>
  );
}

/** A nearer goal, where this one takes more than one edition. */
function OnTheWay({ plan: { onTheWay } }: { plan: Plan }) {
  if (!onTheWay?.tone) return null;
  return <span>{text.onTheWay[onTheWay.tone](formatDecimal(onTheWay.ideb, 1))}</span>;
}

function Rule({ calculation: { index, ideb, plan, published } }: { calculation: Calculation }) {
  const [product, target, threshold] = [decimal(index), decimal(plan?.target), decimal(plan?.threshold)];
  if (!product || !target || !threshold) return null;
  const when = published ? String(published.year) : text.simulated;
  return (
    <IdebRuleZoom
      product={product}
      target={target}
      threshold={threshold}
      when={when}
      published={decimal(ideb)}
    />
  );
}

export function Verdict({ calculation, standing }: { calculation: Calculation; standing: Standing }) {
  if (standing === 'outdated') return <OutdatedBadge />;
  if (standing === 'pending') return <Badge className="skeleton-late">{resultText.calculating}</Badge>;
  return <Agreement calculation={calculation} />;
}

/** Whether the formula gives what INEP published for these numbers. */
export function Agreement({ calculation: { published } }: { calculation: Calculation }) {
  if (!published) return null;
  if (published.source === 'inventado') return <Badge>{resultText.invented}</Badge>;
  return published.agrees ? (
    <Badge tone="ok" icon={<BadgeCheck className="icon" />}>
      {resultText.agrees}
    </Badge>
  ) : (
    <Badge tone="warn" icon={<TriangleAlert className="icon" />}>
      {resultText.differs}
    </Badge>
  );
}
