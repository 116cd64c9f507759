import { BookOpen, Search } from 'lucide-react';
import type { ReactNode } from 'react';

import { type ListedPlan, PLANS_SHOWN } from '@/api/lessons/lesson-plans';
import type { Counted } from '@/api/wire/paged/counted';
import { Pager } from '@/kit/data/pager';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import type { ReadState } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

import { lessonPlansText as text } from '../lesson-plans.text';
import type { PlansAddress } from '../use-plans-address';
import { PlanCard } from './plan-card';
import { PlanShapes } from './plan-shapes';

interface PlansListProps {
  plans: ReadState<Counted<ListedPlan>> & { stale: boolean };
  view: PlansAddress;
  /** What begins the first plan. */
  begin: ReactNode;
  onEdit: (plan: ListedPlan) => void;
  onRemove: (plan: ListedPlan) => void;
}

/** A page of the list, in each of its states. */
export function PlansList(props: PlansListProps) {
  const { plans, view } = props;
  return (
    <ResourceView
      resource={plans}
      loading={<PlanShapes />}
      renderFailed={(error, retry) => (
        <Card>
          <ErrorState title={text.failed} detail={error.sentence()} onRetry={retry} />
        </Card>
      )}
    >
      {({ list, total }) => (
        <>
          <div className="row row-between">
            <p className="text-sm text-muted" role="status">
              {plans.stale ? text.searching : countWords(total, view.isFiltered)}
            </p>
            {view.isFiltered && total > 0 ? (
              <Button variant="text" flush onClick={view.clear}>
                {text.clear}
              </Button>
            ) : null}
          </div>
          {list.length === 0 ? (
            <None {...props} total={total} />
          ) : (
            <Some {...props} list={list} total={total} />
          )}
        </>
      )}
    </ResourceView>
  );
}

function countWords(total: number, isFiltered: boolean): string {
  if (isFiltered) return text.found(total);
  return total === 0 ? '' : text.count(total);
}

function Some({ plans, view, list, total, onEdit, onRemove }: PlansListProps & Counted<ListedPlan>) {
  const { page } = view.sought;
  const before = (page - 1) * PLANS_SHOWN;
  return (
    <>
      <h2 className="sr-only">{text.list}</h2>
      <ul className="plan-card-grid" aria-busy={plans.stale}>
        {list.map((plan) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              to={view.linkToPlan(plan.id)}
              onEdit={() => onEdit(plan)}
              onRemove={() => onRemove(plan)}
            />
          </li>
        ))}
      </ul>
      <Pager
        shown={text.shown(before + 1, before + list.length, total)}
        page={page}
        pages={Math.ceil(total / PLANS_SHOWN)}
        onPage={(next) => {
          view.change({ pagina: next === 1 ? null : String(next) });
          document.querySelector('h1')?.scrollIntoView();
        }}
      />
    </>
  );
}

function None({ view, begin, total }: PlansListProps & { total: number }) {
  const state = stateOf(view, total);
  return (
    <Card>
      <Empty title={state.title} icon={state.icon} action={state.action ?? begin}>
        {state.detail}
      </Empty>
    </Card>
  );
}

/** Why there is nothing: the page is gone, nothing matches, or nobody has written one yet. */
function stateOf(view: PlansAddress, total: number) {
  const search = <Search className="icon icon-l" />;
  if (total > 0) {
    return {
      title: text.pageGone,
      icon: search,
      action: <Button onClick={() => view.change({ pagina: null })}>{text.firstPage}</Button>,
      detail: null,
    };
  }
  if (view.isFiltered) {
    return {
      title: text.none,
      icon: search,
      action: <Button onClick={view.clear}>{text.clear}</Button>,
      detail: text.noneDetail,
    };
  }
  return {
    title: text.empty,
    icon: <BookOpen className="icon icon-l" />,
    action: null,
    detail: text.emptyDetail,
  };
}
