import { Target, TriangleAlert } from 'lucide-react';
import { Suspense, useRef } from 'react';

import type { Action } from '@/api/actions/actions';
import type { EffectOfAction } from '@/api/actions/effects';
import type { IdebRecord } from '@/api/index/ideb';
import type { School } from '@/api/school';
import type { Resource } from '@/api/wire/use-resource';
import { lazyPart } from '@/kit/browser/lazy-part';
import { Empty } from '@/kit/feedback/empty';
import { FailedNote } from '@/kit/feedback/failed-note';
import { Loading } from '@/kit/feedback/skeleton';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { PrintHead } from '@/parts/school/print-head';

import { actionsText as text } from './actions.text';
import { effectsOf } from './effect/effect-words';
import { effectText } from './effect/effect.text';
import { ActionCard } from './list/action-card';
import { lateFirst, matches } from './list/action-filter';
import { ActionFilters } from './list/action-filters';
import { Counters } from './list/counters';
import { paperText } from './paper/paper.text';
import { plannedStage, stagesOf } from './sum/stages-of';
import { SumCard, SumFrame } from './sum/sum-card';
import { sumText } from './sum/sum.text';
import type { ActionsAddress } from './use-actions-address';

const timeLine = lazyPart(() => import('./line/time-line').then((module) => module.TimeLine));
const paper = lazyPart(() => import('./paper/plan-paper').then((module) => module.PlanPaper));

interface ActionsBoardProps {
  actions: readonly Action[];
  school: School;
  today: string;
  view: ActionsAddress;
  /** Which stages the school has results of. */
  records: Resource<IdebRecord[]>;
  effects: Resource<EffectOfAction[]>;
  /** The plan is on its way to paper. */
  printing: boolean;
  onPrinted: () => void;
  onLink: (action: Action) => void;
}

/** How many there are, what narrows them down, and the actions themselves: what is late comes first. */
export function ActionsBoard(props: ActionsBoardProps) {
  const { actions, school, today, view, records, effects, printing, onPrinted, onLink } = props;
  const ordered = actions.toSorted(lateFirst);
  const shown = ordered.filter(matches(view.filter));
  const late = actions.filter((action) => action.late !== null).length;
  const effectOf = effectsOf(effects);
  const planned = stagesOf([], actions);
  const known = records.data ?? [];
  const count = useRef<HTMLParagraphElement>(null);

  function showLate() {
    view.change({ situacao: null, tipo: null, responsavel: null, atrasadas: 'sim' });
    // Brings it into sight, and says how many there are.
    count.current?.focus();
  }
  return (
    <>
      <PrintHead
        title={paperText.title}
        school={school}
        about={paperText.about(text.shown(actions.length), late === 0 ? text.noneLate : text.late(late))}
      />
      <div className={printing ? 'stack no-print' : 'stack'}>
        {records.loading ? (
          <SumFrame />
        ) : (
          <SumCard
            schoolId={school.id}
            stage={plannedStage(view.stage, known, actions)}
            stages={stagesOf(known, actions)}
            onStage={(etapa) => view.change({ etapa })}
            action={
              late === 0 ? null : (
                <Button variant="primary" onClick={showLate}>
                  <TriangleAlert className="icon icon-s" />
                  {sumText.seeLate(late)}
                </Button>
              )
            }
          />
        )}
        <Counters actions={actions} />
        <ActionFilters actions={actions} view={view} />
        <div className="row row-between">
          <p ref={count} className="text-sm text-muted" role="status" tabIndex={-1}>
            {view.isFiltered ? text.found(shown.length, actions.length) : text.shown(actions.length)}
          </p>
          {view.isFiltered && shown.length > 0 ? (
            <Button variant="text" flush onClick={view.clear}>
              {text.clear}
            </Button>
          ) : null}
        </div>
        {shown.length === 0 ? (
          <Card>
            <Empty
              title={text.noneFound}
              icon={<Target className="icon icon-l" />}
              action={<Button onClick={view.clear}>{text.clear}</Button>}
            >
              {text.noneFoundDetail}
            </Empty>
          </Card>
        ) : view.isTimeLine ? (
          <Suspense fallback={<Loading quiet />}>
            <timeLine.Component school={school} actions={shown} today={today} linkTo={view.linkToAction} />
          </Suspense>
        ) : (
          <>
            <h2 className="sr-only">{text.list}</h2>
            {effects.error ? <FailedNote text={effectText.failed} onRetry={effects.retry} /> : null}
            <ul className="action-card-grid">
              {shown.map((action) => (
                <li key={action.id}>
                  <ActionCard
                    action={action}
                    effect={effectOf(action.id)}
                    saysStage={planned.length > 1}
                    to={view.linkToAction(action.id)}
                    onLink={() => onLink(action)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {printing ? (
        <Suspense>
          <paper.Component
            school={school}
            actions={ordered}
            stages={planned}
            effectOf={effectOf}
            today={today}
            onClose={onPrinted}
          />
        </Suspense>
      ) : null}
    </>
  );
}
