import { Ban, Lock, Presentation } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';

import { type ClassSimulationDetail, useClassSimulation } from '@/api/class-simulations/class-simulations';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { classSimulations } from '@/domain/class-simulation/paths';
import { lazyPart } from '@/kit/browser/lazy-part';
import { useQueryState } from '@/kit/browser/use-query-state';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { PageHead } from '@/kit/ui/page-head';
import { BackLink } from '@/parts/frame/back-link';

import { classSimulationText as text } from './class-simulation.text';
import { useRestart } from './use-restart';

const grid = lazyPart(() => import('./grid/grid-view').then((module) => module.GridView));
const projection = lazyPart(() => import('./projection/projection').then((module) => module.Projection));
const result = lazyPart(() => import('./result/result-view').then((module) => module.ResultView));

const ID = /^[1-9]\d{0,15}$/;

/** One simulation: projected or typed while it runs, then what came out of it. */
export function ClassSimulationPage() {
  const [{ id }] = useQueryState({ id: ID });
  const read = useClassSimulation(id === null ? null : Number(id));
  if (id === null) return <Gone />;
  return (
    <ResourceView
      resource={read}
      loading={
        <Apart>
          <Loading text={text.loading}>
            <SkeletonLines lines={5} />
          </Loading>
        </Apart>
      }
      noneFound={<Gone />}
      renderFailed={(error, retry) => (
        <Apart>
          <ErrorState title={text.failed} detail={error.sentence(text.failedDetail)} onRetry={retry} />
        </Apart>
      )}
    >
      {(simulation) => (
        <Suspense fallback={<Loading quiet text={text.loading} />}>
          <Opened key={simulation.id} simulation={simulation} />
        </Suspense>
      )}
    </ResourceView>
  );
}

function Opened({ simulation }: { simulation: ClassSimulationDetail }) {
  useReadOnOpening('/api/class-simulations/');
  switch (simulation.status) {
    case 'concluida':
      return <result.Component simulation={simulation} />;
    case 'abandonada':
      return <Abandoned simulation={simulation} />;
    case 'em_andamento':
      if (!simulation.mayChange) return <NotTheirs />;
      return simulation.kind === 'projetada' ? (
        <projection.Component simulation={simulation} />
      ) : (
        <grid.Component simulation={simulation} />
      );
  }
}

/** A page without a class on it. */
function Apart({ children }: { children: ReactNode }) {
  return (
    <>
      <BackLink to={classSimulations}>{text.back}</BackLink>
      <PageHead title={text.title} />
      <Card>{children}</Card>
    </>
  );
}

const Gone = () => (
  <Apart>
    <Empty
      title={text.gone}
      icon={<Presentation className="icon icon-l" />}
      action={<ButtonLink to={classSimulations}>{text.back}</ButtonLink>}
    >
      {text.goneDetail}
    </Empty>
  </Apart>
);

const NotTheirs = () => (
  <Apart>
    <Empty title={text.notTheirs} icon={<Lock className="icon icon-l" />}>
      {text.notTheirsDetail}
    </Empty>
  </Apart>
);

function Abandoned({ simulation }: { simulation: ClassSimulationDetail }) {
  const restart = useRestart(
    simulation,
    simulation.asked.map(({ questionId }) => questionId),
  );
  return (
    <Apart>
      <Empty
        title={text.abandoned}
        icon={<Ban className="icon icon-l" />}
        action={
          simulation.mayChange ? (
            <Button pending={restart.pending} pendingText={text.restarting} onClick={() => restart.run()}>
              {text.restart}
            </Button>
          ) : null
        }
      >
        {text.abandonedDetail}
      </Empty>
    </Apart>
  );
}
