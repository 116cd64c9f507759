import { type ReactNode, useId } from 'react';

import { type ActionSum, type ActionSumAnswer, useActionSum } from '@/api/index/action-sum';
import { decimal } from '@/domain/decimal';
import { type Stage, stageLabels } from '@/domain/index/stage';
import { paths } from '@/domain/paths';
import { inStage } from '@/domain/staff-paths';
import { FailedNote } from '@/kit/feedback/failed-note';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, Skeleton } from '@/kit/feedback/skeleton';
import { ButtonLink } from '@/kit/ui/button';
import { Segmented } from '@/kit/ui/choice/segmented';

import { PlanZoom } from './plan-zoom';
import { gainOf, sumDetail, sumSentence } from './sum-words';
import { sumText as text } from './sum.text';

import '@/kit/ui/card.css';
import './plan-answer.css';

interface SumCardProps {
  schoolId: number;
  stage: Stage;
  /** Those that the school has. */
  stages: readonly Stage[];
  onStage: (stage: Stage) => void;
  /** What to do about it; null where nothing is late. */
  action: ReactNode;
}

/** What the page answers first: whether the actions under way are enough for the goal. */
export function SumCard({ schoolId, stage, stages, onStage, action }: SumCardProps) {
  const sum = useActionSum(schoolId, stage);
  const choice =
    stages.length > 1 ? (
      <Segmented
        legend={text.stage}
        options={stages.map((value) => ({ value, label: stageLabels[value] }))}
        value={stage}
        onChange={onStage}
        className="mb-3"
        wide
      />
    ) : null;
  return (
    <ResourceView
      resource={sum}
      loading={<SumFrame choice={choice} />}
      renderFailed={(_, retry) => (
        <Frame choice={choice}>
          <FailedNote text={text.failed} onRetry={retry} />
        </Frame>
      )}
    >
      {(known) => (
        <Frame choice={choice}>
          {known.answer ? (
            <SumAnswer sum={known} answer={known.answer} />
          ) : (
            <NoSum stage={stage} missing={known.missing ?? 'no_index'} />
          )}
          <Foot action={action} isSum={known.answer !== null && known.actions > 0} />
        </Frame>
      )}
    </ResourceView>
  );
}

function Foot({ action, isSum }: { action: ReactNode; isSum: boolean }) {
  if (action === null && !isSum) return null;
  return (
    <div className="plan-answer-foot no-print">
      {action}
      {isSum ? <p>{text.caution}</p> : null}
    </div>
  );
}

const Frame = ({ choice, children }: { choice: ReactNode; children: ReactNode }) => (
  <div className="card plan-answer">
    {choice}
    {children}
  </div>
);

/** The grey shapes of it. */
export const SumFrame = ({ choice = null }: { choice?: ReactNode }) => (
  <Frame choice={choice}>
    <Loading quiet text={text.loading}>
      <div className="plan-answer-head">
        <Skeleton className="h-14 w-24" />
        <div className="plan-answer-words grid gap-3">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="w-5/6" />
        </div>
      </div>
      <Skeleton className="mt-6 h-12 w-full" />
      <Skeleton className="mt-6 h-11 w-48" />
    </Loading>
  </Frame>
);

/** The figure, the sentence, the line of why, and the rule close up; also on paper. */
export function SumAnswer({ sum, answer }: { sum: ActionSum; answer: ActionSumAnswer }) {
  const id = useId();
  const hasActions = sum.actions > 0;
  return (
    <section aria-labelledby={id}>
      <div className="plan-answer-head">
        {hasActions ? (
          <div>
            <span className="text-sm text-muted">{text.expected}</span>
            <p className="plan-answer-figure">{gainOf(answer)}</p>
          </div>
        ) : null}
        <div className="plan-answer-words">
          <h2 id={id}>{sumSentence(sum, answer)}</h2>
          <p>{sumDetail(sum, answer)}</p>
        </div>
      </div>
      {hasActions ? <Rule sum={sum} answer={answer} /> : null}
    </section>
  );
}

function Rule({ sum: { late }, answer }: { sum: ActionSum; answer: ActionSumAnswer }) {
  const [now, all, withoutLate] = [answer.now, answer.withAll, answer.withoutLate].map(decimal);
  const [target, threshold] = [answer.aim.ideb, answer.threshold].map(decimal);
  if (!now || !all || !withoutLate || !target || !threshold) return null;
  return (
    <PlanZoom
      now={now}
      all={all}
      withoutLate={late > 0 ? withoutLate : null}
      target={target}
      threshold={threshold}
      when={String(answer.year)}
    />
  );
}

function NoSum({ stage, missing }: { stage: Stage; missing: NonNullable<ActionSum['missing']> }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="plan-answer-words">
      <h2 id={id}>{text.missing[missing].title(stageLabels[stage])}</h2>
      <p>{text.missing[missing].detail}</p>
      <ButtonLink variant="text" flush to={inStage(paths.home, stage)} className="no-print">
        {text.dashboard}
      </ButtonLink>
    </section>
  );
}
